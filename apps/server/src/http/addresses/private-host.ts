import { BlockList, isIP } from 'node:net';

/** Addresses that are not reachable from the internet, from IANA's special-purpose registries (RFC 6890). */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('169.254.0.0', 16);
// Shared address space of carrier-grade NAT (RFC 6598), also used by private overlay networks.
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Top-level names that public DNS does not resolve (RFC 6761, 6762, 8375; ICANN's '.internal'; names used by routers).
 */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'home', 'localdomain'];

/**
 * Whether a Host names this machine or one on the local network: a private address, a name without a dot, or a name
 * that only local DNS resolves. With DNS rebinding, a foreign page can resolve its own name to a private address, but
 * it cannot change the name in the Host header.
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const kind = isIP(name);
  if (kind !== 0) return PRIVATE.check(name, kind === 4 ? 'ipv4' : 'ipv6');
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)) return false;
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}
