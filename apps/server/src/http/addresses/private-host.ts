import { BlockList, isIP } from 'node:net';

/** Addresses that no machine elsewhere answers at, of IANA's special-purpose registries (RFC 6890). */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('169.254.0.0', 16);
// Shared by a provider's customers, and by overlay networks of a household (RFC 6598).
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Last parts of names that no public name server gives out (RFC 6761, 6762, 8375; ICANN's '.internal'; routers' own). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'home', 'localdomain'];

/**
 * Whether a Host names this machine or one in the same house: a private address, a name without a dot, or one that only a
 * house's own name server answers for. A page elsewhere can have its own name answered with a private address (DNS
 * rebinding), but cannot make the browser write another name.
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const kind = isIP(name);
  if (kind !== 0) return PRIVATE.check(name, kind === 4 ? 'ipv4' : 'ipv6');
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)) return false;
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
