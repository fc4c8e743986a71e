/**
 * Keeps two copies of the app from using one DATA_DIR. The lock is the operating system's, on an open file:
 * it ends with its process however that dies, so it cannot be left behind, and it holds between containers
 * that share the folder, where a process id means nothing. Node has no call for such locks, but its SQLite
 * takes one when a transaction begins; nothing is ever stored in the file.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDataDir } from './create-data-dir.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface DataDirLock {
  /** Gives the folder free; a second call does nothing. */
  release(): Promise<void>;
}

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process until it is released or the process ends.
 * @throws EmbeddedPostgresError `data-dir-in-use` with the folder and, where known, the process that has it
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  await createDataDir(dataDir);
  const pidFile = join(dataDir, 'server.pid');
  const holder = openLocked(join(dataDir, 'server.lock'));
  if (holder === 'busy') {
    const pid = await readFile(pidFile, 'utf8').catch(() => '');
    throw new EmbeddedPostgresError(
      'data-dir-in-use',
      `The folder ${resolve(dataDir)} (DATA_DIR) is in use by another copy of Game Plan Cookbook` +
        `${pid === '' ? '' : ` (process ${pid.trim()})`}. Stop that one first, or give this one a folder of its own.`,
    );
  }
  await writeFile(pidFile, `${process.pid}\n`);
  return {
    release: async () => {
      if (!holder.isOpen) return;
      await rm(pidFile, { force: true });
      holder.close();
    },
  };
};

const openLocked = (file: string): DatabaseSync | 'busy' => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY) return 'busy';
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The file ${file} cannot be locked: ${String(cause)}.`,
      {
        cause,
      },
    );
  }
};
