import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Account } from './as-root/account.ts';
import { canEnter, makePrivateFolder } from './as-root/folder-access.ts';
import { EmbeddedPostgresError } from './errors.ts';

export type Settings = Readonly<Record<string, string>>;

export const DATABASE_NAME = 'game_plan_cookbook';

/** The one role of the database; only the owner of the socket's folder can log in as it. */
export const ROLE = 'game_plan';

/** Only part of the socket's name: nothing listens on a network. */
const PORT = 5432;

/** The settings of the embedded PostgreSQL: safe against power cuts, closed to the network, modest in memory. */
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
  // After a crash of one of its processes it ends, so that the supervisor is the one place which restarts.
  restart_after_crash: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Its lines go to the server's log, which adds time and process. Statements would carry people's data.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
};

/** Arguments for `postgres`: they win over whatever the files in the data folder say. */
export const settingArguments = (socketFolder: string, overrides: Settings): string[] =>
  Object.entries({
    ...SETTINGS,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    ...overrides,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * The address of a database in the form that both `pg` and libpq read. Every part that either would
 * otherwise take from a PG… variable of the environment is spelled out.
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

/** Bytes a socket's path may have: `sun_path` of the C library without the closing zero. */
const MAX_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** The private folder with the unix socket through which the server reaches the database. */
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

/** Removes the temporary folder of a server that was killed; any other folder is left alone. */
export async function removeFormerSocketFolder(path: string): Promise<void> {
  if (basename(path).startsWith(SHORT_PREFIX)) await rm(path, { recursive: true, force: true });
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
