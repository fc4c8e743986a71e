import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';

/** A connection pool or a transaction on one: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** One connection of a pool, for what must stay on one: COPY, temporary tables. */
export type DatabaseConnection = PoolClient;

export interface DatabaseClient {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on `url`. `onIdleError` hears of connections lost while nobody uses them (a restarting
 * database): without a listener they would end the process.
 */
export function connectDatabase(url: string, onIdleError: (error: Error) => void): DatabaseClient {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', onIdleError);
  // One lost while it is in use fails the query that needs it next. The pool does not listen then, so we do: between two
  // queries of a transaction nobody else would, and that too would end the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  // Its own way to a connection loses one of the ten for good whenever `begin` fails (drizzle-orm's issue 6023).
  db.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await drizzle({ client: connection, casing: 'snake_case' }).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return { db, pool, close: () => pool.end() };
}
