/**
 * Keeps two copies of the app from using one DATA_DIR. The lock is the operating system's, on an open file:
 * it ends with its process however that dies, so it cannot be left behind, and it holds between containers
 * that share the folder, where a process id means nothing. Node has no call for such locks, but its SQLite
 * takes one when a transaction begins; nothing is ever stored in the file.
 */
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createDataDir } from './create-data-dir.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { undefinedIfMissing } from './file-error.ts';

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
  const lockFile = join(dataDir, 'server.lock');
  const pidFile = join(dataDir, 'server.pid');
  await requireWritable(dataDir, [lockFile, pidFile]);
  const holder = openLocked(lockFile);
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

/** SQLite opens a file that it may not write for reading only, and locks nothing then. */
const requireWritable = async (folder: string, files: readonly string[]): Promise<void> => {
  try {
    await access(folder, constants.W_OK);
    for (const file of files) await undefinedIfMissing(access(file, constants.W_OK));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The folder ${resolve(folder)} (DATA_DIR) cannot be written by this account. Start the server as the ` +
        'account that started it before, or give it the folder with chown -R.',
      { cause },
    );
  }
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
