import { isIP } from 'node:net';

const GROUPS = 8;

/** Parses an IPv6 address into its eight groups as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
  const [before, behind] = [read(head), read(tail ?? '')];
  const gap = Math.max(0, GROUPS - before.length - behind.length);
  return [...before, ...Array.from({ length: gap }, () => 0), ...behind];
}

/**
 * Returns the key under which attempts from an address are counted: an IPv4 address itself, or the /64 of an IPv6
 * address, since every connection is given at least a /64 (RFC 6177) and its owner can use all 2^64 addresses. Invalid
 * addresses, which a proxy may pass on, are counted together as 'unknown'.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return 'unknown';
  const groups = groupsOf(plain.toLowerCase());
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
