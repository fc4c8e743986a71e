/** How the embedded PostgreSQL is set: safe against power cuts, closed to the network, modest in memory. */
import { PORT } from './socket-folder.ts';

export type Settings = Readonly<Record<string, string>>;

export const DATABASE_NAME = 'game_plan_cookbook';

/** The one role of the database; nobody but the owner of the socket's folder can log in as it. */
export const ROLE = 'game_plan';

const SETTINGS: Settings = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
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
export const socketUrl = (socketFolder: string, database = DATABASE_NAME): string => {
  const query = new URLSearchParams({
    host: socketFolder,
    port: String(PORT),
    user: ROLE,
    sslmode: 'disable',
  });
  return `postgresql:///${database}?${query.toString().replaceAll('+', '%20')}`;
};
