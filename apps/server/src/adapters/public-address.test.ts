import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:800::200e',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
  '64:ff9b::1.1.1.1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['this host', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.1.2'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['metadata', '100.100.100.200'],
  ['metadata', '169.254.169.254'],
  ['metadata', '168.63.129.16'],
  ['metadata', '192.0.0.192'],
  ['documentation', '203.0.113.7'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['link-local', 'fe80::1'],
  ['a link of this machine', 'fe80::1%eth0'],
  ['private', 'fd12:3456::1'],
  ['metadata', 'fd00:ec2::254'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['Teredo', '2001:0:7f00:1::'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback', '::ffff:7f00:1'],
  ['mapped, in full', '0:0:0:0:0:ffff:a00:1'],
  ['mapped zero', '::ffff:0:0'],
  ['compatible', '::127.0.0.1'],
  ['NAT64 of metadata', '64:ff9b::a9fe:a9fe'],
  ['NAT64 of a private one', '64:ff9b::10.0.0.1'],
  ['NAT64 of a local network', '64:ff9b:1::a00:1'],
  ['a name', 'example.org'],
  ['nothing', ''],
])('%s is not public: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));

test('no address of this machine is public', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  expect(own.filter(({ address }) => isPublicAddress(address))).toEqual([]);
});
