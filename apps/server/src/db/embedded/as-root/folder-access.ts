import { chmod, chown, lchown, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, undefinedIfMissing } from '../errors.ts';
import type { Account } from './account.ts';

const EXECUTE = { owner: 0o100, group: 0o010, others: 0o001 };

/** Whether the account may enter every existing folder on the way to `path`, and execute it if it is a file. */
export async function canEnter(account: Account, path: string): Promise<boolean> {
  if (!account.differs) return true;
  for (let each = await nearestExisting(path); ; each = dirname(each)) {
    const { mode, uid, gid } = await stat(each);
    const needed = uid === account.uid ? EXECUTE.owner : gid === account.gid ? EXECUTE.group : EXECUTE.others;
    if ((mode & needed) === 0) return false;
    if (each === dirname(each)) return true;
  }
}

async function nearestExisting(path: string): Promise<string> {
  for (let each = resolve(path); ; each = dirname(each)) {
    const real = await undefinedIfMissing(realpath(each));
    if (real !== undefined) return real;
  }
}

/** Creates the folder if necessary, accessible to everyone regardless of the umask. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true });
  if (created !== undefined) await chmod(folder, 0o755);
}

/**
 * Creates the folder if necessary, for the account only (0700). Also hands over a folder that root created.
 * @throws EmbeddedPostgresError `folder-unusable` if it belongs to another account
 */
export async function makePrivateFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {});
  const owner = (await undefinedIfMissing(stat(folder)))?.uid;
  if (owner === account.uid) return;
  if (!account.differs || owner !== 0) {
    throw new EmbeddedPostgresError(
      'folder-unusable',
      owner === undefined
        ? `The folder ${folder} cannot be created for the database by the account "${account.name}".`
        : `The folder ${folder} belongs to uid ${owner}, and the database runs as "${account.name}". Start the ` +
            'server as the account that started it before, or give it the folder with chown -R.',
    );
  }
  await giveTo(account, folder);
}

async function giveTo(account: Account, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(account, path);
    else await lchown(path, account.uid, account.gid);
  }
  await chown(folder, account.uid, account.gid);
}
