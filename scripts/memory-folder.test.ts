import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeMemoryFolder } from './memory-folder.ts';

test('a folder in memory is empty and open to every account', ({ skip }) => {
  const folder = makeMemoryFolder();
  if (folder === undefined) return skip('this machine has no memory to spare for files');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(statfsSync(folder).type).toBe(statfsSync('/dev/shm').type);
});

test.each([
  ['there is no such place', '/no/such/place', 0],
  ['there is no room', '/dev/shm', Number.MAX_SAFE_INTEGER],
  ['its files are not in memory', '/proc', 0],
])('none is made where %s', (_why, place, roomBytes) => {
  expect(makeMemoryFolder(place, roomBytes)).toBeUndefined();
});
