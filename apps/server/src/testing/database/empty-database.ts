import type { Client, Pool } from 'pg';
import { isDeadlock } from '#db/errors.ts';
import { withClient } from '#db/with-client.ts';

/** Written at start-up and the same for every test: foods and the catalogue. */
const KEPT = ['foods', 'food_sets', 'services'];

const TRIES = 10;

/** Deletes all people's data from the database at `url`, while the app is running on it. */
export function emptyDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('delete from pgboss.job');
    const { rows } = await client.query<{ tables: string }>(
      "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [KEPT],
    );
    await truncate(client, rows[0]?.tables ?? '');
  });
}

/** A running job may hold one table and wait for another, so the attempt is repeated after it has finished. */
async function truncate(client: Client, tables: string, triesLeft = TRIES): Promise<void> {
  try {
    await client.query(`truncate ${tables} restart identity`);
  } catch (error) {
    if (!isDeadlock(error) || triesLeft === 0) throw error;
    await truncate(client, tables, triesLeft - 1);
  }
}

/**
 * Deletes the same rows one table after the other, which for those of one test takes 4 ms, and `truncate` 23. Sequences go
 * on. Foreign keys are not in force meanwhile, so that the order of the tables does not matter.
 */
export async function deletePeople(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ deletions: string }>(
      "select string_agg(format('delete from public.%I', tablename), ';') as deletions from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [KEPT],
    );
    await client.query(
      `begin; set local session_replication_role = replica; delete from pgboss.job; ${rows[0]?.deletions}; commit`,
    );
  } finally {
    client.release();
  }
}
