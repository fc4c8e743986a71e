import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { type ChangeInProgress, changeInProgress, isOfChange } from './change/change-in-progress.ts';
import { connectionOf } from './connection/primary-client.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { retryOnDeadlock } from './retry-on-deadlock.ts';
import { readTextArraysQuickly } from './text-array.ts';

readTextArraysQuickly();

/** A connection pool or a transaction on one: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

interface Connection {
  readonly client: Pool | PoolClient;
  /** Whether what runs on it may stay prepared under a name. */
  readonly areStatementsNamed: boolean;
}

const connections = new WeakMap<Database, Connection>();

/** What a `Database` asks: a pool, or the one connection of its transaction. */
export function clientOf(db: Database): Connection {
  const connection = connections.get(db);
  if (!connection) throw new Error('This database was not opened by connectDatabase()');
  return connection;
}

/** One connection of a pool, for what must stay on one: COPY, temporary tables. */
export type DatabaseConnection = PoolClient;

export interface DatabaseClient {
  readonly db: Database;
  readonly pool: Pool;
  /** Lets queries that run end for a moment, then breaks them off. */
  close(): Promise<void>;
}

/**
 * How long a statement of a request may take. A network connection can be cut without notice: a statement sent over it
 * would never end, and would keep one of the pool's connections.
 */
export const ANSWER_MILLISECONDS = 30_000;

/** How many connections a pool has, how many of them are idle, and how many requests wait for one. */
export const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Of a command, and of tests. */
const POOL_SIZE = 10;

interface PoolSettings {
  readonly answerMilliseconds?: number;
  readonly size?: number;
  readonly areStatementsNamed?: boolean;
}

/** How long queries may still run while the pool is closed. */
const CLOSING_MILLISECONDS = 1000;

/**
 * Opens a pool on `url`. `onIdleError` is called when an idle connection is lost, as when the database restarts: without
 * a listener the process would end. A statement that takes longer than `answerMilliseconds` fails, and its connection is
 * closed; by default there is no limit. Of `size` connections at most, those that were idle for ten seconds are closed.
 * Statements that are asked often stay prepared under names, unless `areStatementsNamed` is false.
 */
export function connectDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { answerMilliseconds, size = POOL_SIZE, areStatementsNamed = true }: PoolSettings = {},
): DatabaseClient {
  const pool = new Pool({
    ...connectionOf(url),
    max: size,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(answerMilliseconds !== undefined && { query_timeout: answerMilliseconds }),
  });
  pool.on('error', onIdleError);
  // When a connection in use is lost, its next query fails. The pool does not listen for errors of such a connection, and
  // between two queries of a transaction nothing else does: without this listener the process would end.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  noteSingleWrites(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  connections.set(db, { client: pool, areStatementsNamed });
  // Drizzle's own transaction leaks one of the ten connections whenever `begin` fails (drizzle-orm's issue 6023).
  db.transaction = (work, config) =>
    retryOnDeadlock(async () => {
      const connection = await pool.connect();
      let isLost = false;
      try {
        return await drizzle({ client: connection, casing: 'snake_case' }).transaction(async (tx) => {
          connections.set(tx, { client: connection, areStatementsNamed });
          const result = await work(tx);
          if (config?.accessMode !== 'read only') await changeInProgress()?.noteMade(tx);
          return result;
        }, config);
      } catch (error) {
        isLost = isDatabaseUnavailable(error);
        throw error;
      } finally {
        connection.release(isLost);
      }
    });
  return { db, pool, close: closing(pool) };
}

/**
 * A statement alone that is a change's becomes a transaction, so that the change is noted with it. Like any transaction it is
 * done again after a deadlock: on several machines even a single statement takes its locks one after the other.
 */
function noteSingleWrites(pool: Pool): void {
  type Query = (statement: string | { text: string }, ...rest: unknown[]) => Promise<QueryResult>;
  const query = pool.query.bind(pool) as Query;
  const noting: Query = (statement, ...rest) => {
    const change = changeInProgress();
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!change || !isOfChange(text)) return retryOnDeadlock(() => query(statement, ...rest));
    return retryOnDeadlock(() =>
      writeAndNote(pool, change, (connection) =>
        (connection.query as Query).call(connection, statement, ...rest),
      ),
    );
  };
  Object.assign(pool, { query: noting });
}

async function writeAndNote(
  pool: Pool,
  change: ChangeInProgress,
  write: (connection: PoolClient) => Promise<QueryResult>,
): Promise<QueryResult> {
  const connection = await pool.connect();
  let isLost = false;
  try {
    await connection.query('begin');
    const result = await write(connection);
    if (result.rowCount) await change.noteMade(drizzle({ client: connection, casing: 'snake_case' }));
    await connection.query('commit');
    return result;
  } catch (error) {
    isLost = isDatabaseUnavailable(error);
    if (!isLost) await connection.query('rollback');
    throw error;
  } finally {
    connection.release(isLost);
  }
}

/** The pool's own end waits for ever for a query that is not answered. */
function closing(pool: Pool): () => Promise<void> {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (connection) => inUse.add(connection));
  pool.on('release', (_error, connection) => inUse.delete(connection));
  return async () => {
    const breakOff = setTimeout(() => {
      for (const connection of inUse) void connection.end();
    }, CLOSING_MILLISECONDS);
    await pool.end();
    clearTimeout(breakOff);
  };
}
