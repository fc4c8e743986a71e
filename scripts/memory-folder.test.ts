import { readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeMemoryFolder, TMPFS } from './memory-folder.ts';

const ON_DISK = 'files are on a disk';

/** Whether Linux keeps the files of /dev/shm in memory, with enough space for a run, and can execute programs there. */
function isFitForTests(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < 6 * 1024 ** 3) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm (\S+) (\S+)/m);
  const [, type, options = ''] = mount ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= 2 * 1024 ** 3;
}

test('a folder in memory is empty and writable by every account', ({ skip }) => {
  if (!isFitForTests()) return skip('this machine has no memory to spare for files');
  const folder = makeMemoryFolder() ?? '';
  expect(folder).toContain('/dev/shm/');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

test.each([
  ['there is no such place', '/no/such/place', 0],
  ['there is no room', '/dev/shm', Number.MAX_SAFE_INTEGER],
  [ON_DISK, import.meta.dirname, 0],
])('returns none where %s', (why, place, roomBytes) => {
  if (why === ON_DISK && statfsSync(place).type === TMPFS) return;
  const folder = makeMemoryFolder(place, roomBytes);
  if (folder !== undefined) rmSync(folder, { recursive: true });
  expect(folder).toBeUndefined();
});
