import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that are not of the public internet, from IANA's special-purpose registries (RFC 6890) and of multicast. */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT (RFC 6598); also private overlay networks and the metadata service of one cloud.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; also the metadata services of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The host of Azure's virtual machines, which answers only them.
  ['168.63.129.16', 32],
] as const) {
  SPECIAL.addSubnet(network, bits);
}
// Within 2000::/3. The first holds Teredo's addresses, the third those of 6to4, which lead to an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv6');
}

/** The addresses that are given out to networks on the internet. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** An IPv4 address within an IPv6 one: mapped (RFC 4291), or translated by NAT64 (RFC 6052). */
const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');
MAPPED.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IP address is another machine's on the public internet. False for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0 || address.includes('%')) return false;
  if (kind === 6 && MAPPED.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  const family = kind === 4 ? 'ipv4' : 'ipv6';
  if (kind === 6 && !GLOBAL.check(address, family)) return false;
  return !SPECIAL.check(address, family) && !isOwn(address);
}

/** The last four bytes of an IPv6 address, as an IPv4 one. */
function lastFourBytes(address: string): string {
  // The URL parser writes every form in hexadecimal.
  const [high = '', low = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  const bits = [high, low].map((group) => Number.parseInt(group || '0', 16));
  return bits.flatMap((group) => [Math.trunc(group / 256), group % 256]).join('.');
}

/** Whether it is an address of this machine, which may serve itself what it serves nobody else. */
function isOwn(address: string): boolean {
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    own.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
