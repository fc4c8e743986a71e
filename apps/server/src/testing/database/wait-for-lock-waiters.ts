import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { isCitus } from './is-citus.ts';

/**
 * SQL for the connections that wait for a lock of a transaction; with Citus each counts once, even if it waits on
 * several machines.
 */
async function lockWaiters(db: Database, table = ''): Promise<{ readonly list: SQL; readonly end: SQL }> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`;
  const list = (await isCitus(db))
    ? sql`select distinct global_pid as id from citus_stat_activity where ${isWaiting}`
    : sql`select pid as id from pg_stat_activity where ${isWaiting}`;
  return { list, end: sql`select pg_terminate_backend(id) from (${list}) waiting` };
}

/** Resolves when that many other connections wait for a lock of a transaction in a statement that names the table. */
export async function waitForLockWaiters(db: Database, waiting = 1, table = ''): Promise<void> {
  const { list } = await lockWaiters(db, table);
  while ((await db.execute(list)).rows.length < waiting);
}

/** Cuts the waiting connections, as a restart of the database would. */
export async function killLockWaiters(db: Database): Promise<void> {
  await db.execute((await lockWaiters(db)).end);
}
