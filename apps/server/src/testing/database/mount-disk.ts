import { execFileSync } from 'node:child_process';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { AS_ROOT } from './embedded-fixture.ts';

/** Whether tests may try to mount a disk on this machine. */
export const MAY_MOUNT = AS_ROOT && process.platform === 'linux';

/**
 * Makes the folder a disk of that many megabytes until the test ends; undefined where this machine does not let tests
 * mount one.
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

/** Leaves no room on the disk of the folder. The path of the file that takes it. */
export async function fillDisk(folder: string): Promise<string> {
  const file = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    // What others have written meanwhile is missing in the file: the disk is full all the same.
    if (error.code !== 'ENOSPC') throw error;
  });
  return file;
}
