import { execFileSync } from 'node:child_process';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { AS_ROOT } from './embedded-fixture.ts';

/** Whether tests may try to mount a disk on this machine. */
export const MAY_MOUNT = AS_ROOT && process.platform === 'linux';

/**
 * Mounts a disk of that size on the folder until the test ends. Returns undefined if this machine does not allow it.
 */
export async function mountDisk(folder: string, megabytes: number): Promise<true | undefined> {
  await mkdir(folder);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('/bin/umount', [folder]);
  });
  return true;
}

/** Fills the folder's disk. Returns the path of the file that takes the space. */
export async function fillDisk(folder: string): Promise<string> {
  const file = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    // The disk is full even if others have used part of the space meanwhile.
    if (error.code !== 'ENOSPC') throw error;
  });
  return file;
}
