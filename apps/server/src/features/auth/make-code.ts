import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike: no 0, 1, i, l or o. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random code to pass on or write down, in groups: 'k7mf-2q8x'. Each character is one of 31, almost five bits. */
export function makeCode({ groups, length }: { readonly groups: number; readonly length: number }): string {
  const group = () => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
