import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** TMPFS_MAGIC of Linux (statfs(2)): files that are kept in memory alone. */
export const TMPFS = 0x0102_1994;

/** Several times what the tests write at once, in the folder's file system and in memory. */
const ROOM_BYTES = 2 * 1024 ** 3;
const MEMORY_BYTES = 3 * ROOM_BYTES;

/** For every account, as the system's own temporary folder is: run by root, databases belong to another one. */
const AS_TMP = 0o1777;

/**
 * Makes an empty folder for a run of the tests whose files never reach a disk; whoever asked removes it. Undefined where
 * the system has none, no room, or one in which programs may not be run, as in most containers: tests copy programs, too.
 */
export function makeMemoryFolder(place = '/dev/shm', roomBytes = ROOM_BYTES): string | undefined {
  let folder: string | undefined;
  try {
    const { type, bavail, bsize } = statfsSync(place);
    const hasRoom = bavail * bsize >= roomBytes && process.availableMemory() >= MEMORY_BYTES;
    if (type !== TMPFS || !hasRoom) return undefined;
    folder = mkdtempSync(join(place, 'game-plan-run-'));
    chmodSync(folder, AS_TMP);
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) {
      rmSync(program);
      return folder;
    }
  } catch {
    // What a system does not have or allow is done without.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
