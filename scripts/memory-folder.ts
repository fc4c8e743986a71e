import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** TMPFS_MAGIC on Linux (statfs(2)), for file systems in memory. */
export const TMPFS = 0x0102_1994;

/** Several times what the tests write at once. The folder's file system and the memory must have this much space. */
const ROOM_BYTES = 2 * 1024 ** 3;
const MEMORY_BYTES = 3 * ROOM_BYTES;

/** Accessible to all accounts like /tmp, because under root, databases belong to another account. */
const AS_TMP = 0o1777;

/**
 * Creates an empty in-memory folder for a test run; the caller removes it. Undefined if the system has none, too little
 * space, or one mounted noexec, as in most containers, because tests also copy programs.
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
    // If the system lacks or forbids it, tests use the disk.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
