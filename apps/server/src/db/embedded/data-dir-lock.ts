import { access, chmod, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError, undefinedIfMissing } from './errors.ts';

export interface DataDirLock {
  /** Unlocks the folder; a second call does nothing. */
  release(): Promise<void>;
}

const SQLITE_BUSY = 5;

/**
 * Locks DATA_DIR until it is released or the process ends, so that no second copy of the app uses it. It is an
 * operating-system lock on an open file: it ends with its process in any case, and it works between containers that
 * share the folder, where process ids mean nothing. Node has no API for such locks, but its SQLite takes one when a
 * transaction begins; nothing is stored in the file.
 * @throws EmbeddedPostgresError `data-dir-in-use` with the folder and, if known, the process that uses it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
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
}

/** SQLite opens a file without write permission as read-only, and then does not lock it. */
async function requireWritable(folder: string, files: readonly string[]): Promise<void> {
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
}

function openLocked(file: string): DatabaseSync | 'busy' {
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
}

/**
 * Root lets other accounts pass through (not list), because the database's folder is inside and belongs to another
 * account.
 */
const modeOfNewFolder = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/**
 * Creates DATA_DIR for its owner only. Does nothing if the folder exists.
 * @throws EmbeddedPostgresError `folder-unusable`
 */
async function createDataDir(dataDir: string): Promise<void> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    if (created !== undefined) await chmod(dataDir, modeOfNewFolder());
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      `The folder ${dataDir} (DATA_DIR) cannot be created: ${String(cause)}.`,
      { cause },
    );
  }
}
