import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import { type ChangeInProgress, changeInProgress, isOfChange } from './change/change-in-progress.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { retryOnDeadlock } from './retry-on-deadlock.ts';
import { readTextArraysQuickly } from './text-array.ts';

readTextArraysQuickly();

/** A connection pool or a transaction; queries accept both. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

interface Connection {
  readonly client: Pool | PoolClient;
  /** Whether statements may be prepared under names. */
  readonly areStatementsNamed: boolean;
}

const connections = new WeakMap<Database, Connection>();

/** The connection behind a `Database`: the pool, or the transaction's single connection. */
export function clientOf(db: Database): Connection {
  const connection = connections.get(db);
  if (!connection) throw new Error('This database was not opened by connectDatabase()');
  return connection;
}

/** One connection of a pool, for operations that must stay on one: COPY, temporary tables. */
export type DatabaseConnection = PoolClient;

export interface DatabaseClient {
  readonly db: Database;
  readonly pool: Pool;
  /** Gives running queries a moment to finish, then aborts them. */
  close(): Promise<void>;
}

/**
 * Timeout for the statements of requests, in ms. If the network drops silently, a statement would otherwise never end
 * and would occupy a connection of the pool.
 */
export const ANSWER_MILLISECONDS = 30_000;

/** The pool's connections in total, how many are idle, and how many requests wait for one. */
export const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Default for commands and tests. */
const POOL_SIZE = 10;

interface PoolSettings {
  readonly answerMilliseconds?: number;
  readonly size?: number;
  readonly areStatementsNamed?: boolean;
}

/** How long queries may still run when the pool closes. */
const CLOSING_MILLISECONDS = 1000;

/**
 * Opens a pool on `url` with at most `size` connections; connections idle for ten seconds are closed. `onIdleError` is
 * called when an idle connection is lost, for example when the database restarts; without such a listener the process
 * would exit. A statement that exceeds `answerMilliseconds` fails and its connection is closed; by default there is no
 * limit. Frequent statements are prepared under names unless `areStatementsNamed` is false.
 */
export function connectDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { answerMilliseconds, size = POOL_SIZE, areStatementsNamed = true }: PoolSettings = {},
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(answerMilliseconds !== undefined && { query_timeout: answerMilliseconds }),
  });
  pool.on('error', onIdleError);
  // When a connection in use is lost, its next query fails. Between two queries of a transaction nothing else listens
  // for errors of the connection, and without this listener the process would exit.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  noteSingleWrites(pool);
  return { db: databaseOn(pool, areStatementsNamed), pool, close: closing(pool) };
}

/** A `Database` on a pool that `connectDatabase` opened. What is remembered for a `Database` is forgotten for the next one. */
export function databaseOn(pool: Pool, areStatementsNamed = true): Database {
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  connections.set(db, { client: pool, areStatementsNamed });
  // Drizzle's own transaction leaks a connection whenever `begin` fails (drizzle-orm issue 6023).
  db.transaction = (work, config) =>
    retryOnDeadlock(async () => {
      const connection = await pool.connect();
      let isLost = false;
      try {
        return await drizzle({ client: connection, casing: 'snake_case' }).transaction(async (tx) => {
          connections.set(tx, { client: connection, areStatementsNamed });
          const result = await work(tx);
          if (config?.accessMode !== 'read only') await changeInProgress()?.markApplied(tx);
          return result;
        }, config);
      } catch (error) {
        isLost = isDatabaseUnavailable(error);
        throw error;
      } finally {
        connection.release(isLost);
      }
    });
  return db;
}

/**
 * Turns a single write of a change into a transaction, so that the change is recorded with it. Like every transaction
 * it is retried after a deadlock: on several machines even a single statement takes its locks one by one.
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
    if (result.rowCount) await change.markApplied(drizzle({ client: connection, casing: 'snake_case' }));
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

/** The pool's own `end` waits forever for a query that is never answered. */
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
