import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { canEnter, makePrivateFolder } from './as-root/folder-access.ts';
import { EmbeddedPostgresError } from './errors.ts';

export type Settings = Readonly<Record<string, string>>;

export const DATABASE_NAME = 'game_plan_cookbook';

/** The database's only role; only the owner of the socket's folder can log in as it. */
export const ROLE = 'game_plan';

/** Only part of the socket's name; PostgreSQL does not listen on a network. */
const PORT = 5432;

/** Settings of the embedded PostgreSQL: safe against power cuts, not reachable by network, low memory use. */
const SETTINGS: Settings = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_connections: '40',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // PostgreSQL exits after a crash of one of its processes, so that only the supervisor restarts it.
  restart_after_crash: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Log lines go to the server's log, which adds time and process. Statements are not logged, because they contain
  // people's data.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
};

/** Arguments for `postgres`, which override the files in the data folder. */
export const settingArguments = (socketFolder: string, overrides: Settings): string[] =>
  Object.entries({
    ...SETTINGS,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    ...overrides,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * The address of a database in a form that both `pg` and libpq understand. Every part is given explicitly, so that no
 * PG… variable of the environment replaces it.
 */
export function socketUrl(socketFolder: string, database = DATABASE_NAME): string {
  const query = new URLSearchParams({
    host: socketFolder,
    port: String(PORT),
    user: ROLE,
    sslmode: 'disable',
  });
  return `postgresql:///${database}?${query.toString().replaceAll('+', '%20')}`;
}

const SHORT_PREFIX = 'game-plan-';

/** Maximum length of a socket's path: `sun_path` of the C library without the final zero. */
const MAX_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** The private folder of the Unix socket through which the server reaches the database. */
export interface SocketFolder {
  readonly path: string;
  /** Removes files that a crashed database left behind. */
  empty(): Promise<void>;
  /** Removes the folder if it is outside the database's home. */
  remove(): Promise<void>;
}

const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= MAX_PATH_BYTES;

/**
 * Creates an empty folder, accessible only to the account, for a database that is not running: in its home, or in a
 * temporary folder if the path would be too long for a socket.
 * @throws EmbeddedPostgresError `folder-unusable` if no path is short enough
 */
export async function prepareSocketFolder(home: string, account: Account): Promise<SocketFolder> {
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
}

/** Removes the temporary socket folder of a killed server; other folders are left alone. */
export async function removeFormerSocketFolder(path: string): Promise<void> {
  if (basename(path).startsWith(SHORT_PREFIX)) await rm(path, { recursive: true, force: true });
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
