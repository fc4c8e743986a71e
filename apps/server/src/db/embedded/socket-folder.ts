/** The private folder with the unix socket through which the server reaches the database. */
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canEnter, makePrivateFolder } from './folder-access.ts';

/** Only part of the socket's name: nothing listens on a network. */
export const PORT = 5432;

const SHORT_PREFIX = 'game-plan-';

/** Bytes a socket's path may have: `sun_path` of the C library without the closing zero. */
const MAX_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

export interface SocketFolder {
  readonly path: string;
  /** Removes what a database that died has left in it. */
  empty(): Promise<void>;
  /** Removes it, if it lies outside the database's home. */
  remove(): Promise<void>;
}

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= MAX_PATH_BYTES;

/**
 * Makes an empty folder, open to the account only, for a database that is not running: in its home, or in a
 * short temporary place when the path would be too long for a socket.
 * @throws EmbeddedPostgresError `folder-unusable` when no place is short enough
 */
export const prepareSocketFolder = async (home: string, account: Account): Promise<SocketFolder> => {
  const inside = join(home, 'socket');
  await rm(inside, { recursive: true, force: true });
  if (fits(inside)) {
    await makePrivateFolder(inside, account);
    return { path: inside, empty: () => emptyFolder(inside), remove: async () => {} };
  }
  for (const place of [tmpdir(), '/tmp']) {
    if (!fits(join(place, `${SHORT_PREFIX}XXXXXX`)) || !(await canEnter(account, place))) continue;
    const path = await mkdtemp(join(place, SHORT_PREFIX)).catch(() => undefined);
    if (path === undefined) continue;
    if (account.differs) await chown(path, account.uid, account.gid);
    return { path, empty: () => emptyFolder(path), remove: () => rm(path, { recursive: true, force: true }) };
  }
  throw new EmbeddedPostgresError(
    'folder-unusable',
    `The path ${inside} is too long for the database's socket, and no temporary folder with a short path can ` +
      'be written. Give DATA_DIR a shorter path.',
  );
};

/** Removes the temporary folder of a server that was killed; any other folder is left alone. */
export const removeFormerSocketFolder = async (path: string): Promise<void> => {
  if (basename(path).startsWith(SHORT_PREFIX)) await rm(path, { recursive: true, force: true });
};

const emptyFolder = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
};
