import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike: no 0, 1, i, l or o. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password to hand over, like 'k7mfp-…': 20 signs of 31, 99 bits. */
export function makePassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
