import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Binaries, binariesIn } from '../binaries.ts';
import type { DatabaseLog } from '../errors.ts';
import { EmbeddedPostgresError, fileErrorCode, undefinedIfMissing } from '../errors.ts';
import { isAlive } from '../running-database.ts';
import type { Account } from './account.ts';
import { canEnter, makeOpenFolder } from './folder-access.ts';

/**
 * Returns binaries that the account can execute: the given ones, or a copy under `sharedFolder`, made once per version.
 * @throws EmbeddedPostgresError `disk-full`
 */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account,
  sharedFolder: string,
  log: DatabaseLog,
): Promise<Binaries> {
  if (await canEnter(account, binaries.postgres)) return binaries;
  const target = join(sharedFolder, `postgres-${process.platform}-${process.arch}-${binaries.version}`);
  if ((await undefinedIfMissing(stat(target))) === undefined) {
    await copyWhole(binaries.folder, target);
    log.warn(
      { from: binaries.folder, to: target },
      `PostgreSQL was copied to ${target}, because its account "${account.name}" may not enter this installation`,
    );
  }
  return binariesIn(target, binaries.version);
}

const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** Copies to a temporary name and renames at the end, so that an existing copy is always complete. */
async function copyWhole(source: string, target: string): Promise<void> {
  await makeOpenFolder(dirname(target));
  await removeUnfinished(target);
  const unfinished = `${target}.copying-${process.pid}`;
  try {
    await cp(source, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    if (!DISK_FULL.has(fileErrorCode(cause) ?? '')) throw cause;
    throw new EmbeddedPostgresError(
      'disk-full',
      `PostgreSQL cannot be copied to ${target}: the disk is full. Make room on it.`,
      { cause },
    );
  }
  await openToAll(unfinished);
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another server finished the same copy meanwhile.
    if ((await undefinedIfMissing(stat(target))) === undefined) throw error;
  }
}

async function removeUnfinished(target: string): Promise<void> {
  const prefix = `${basename(target)}.copying-`;
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(target), name), { recursive: true });
  }
}

/** Makes a folder readable for everyone. An installation made under a strict umask is readable only by its owner. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
