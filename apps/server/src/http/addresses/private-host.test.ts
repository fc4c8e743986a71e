import { expect, test } from 'vitest';
import { isPrivateHost } from './private-host.ts';

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '192.168.1.20',
  '10.1.2.3',
  '172.31.255.1',
  '100.101.102.103',
  'nas',
  'NAS.local',
  'kitchen.home.arpa',
  'cookbook.lan',
  '[fd12:3456::1]',
  '[fe80::1]',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  '',
  'evil.example',
  'localhost.evil.example',
  '203.0.113.5',
  '172.32.0.1',
  '[2001:db8::1]',
  '127.0.0.1.evil.example',
  'a b',
  'nas/evil.example',
  '.local',
])('“%s” is not private', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
