import { Client, DatabaseError } from 'pg';

/** Written at the server's start and the same for every test: foods and the catalogue. */
const KEPT = ['foods', 'food_sets', 'services'];

/** What PostgreSQL says to one of two that wait for each other. */
const DEADLOCK = '40P01';
const TRIES = 10;

/** Removes everything that people have put into the database at `url`, while the app runs on it. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from pgboss.job');
    const { rows } = await client.query<{ tables: string }>(
      "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [KEPT],
    );
    await truncate(client, rows[0]?.tables ?? '');
  } finally {
    await client.end();
  }
}

/** A job that was at work may hold one table and wait for another: it is let go first. */
async function truncate(client: Client, tables: string, triesLeft = TRIES): Promise<void> {
  try {
    await client.query(`truncate ${tables} restart identity`);
  } catch (error) {
    const isDeadlock = error instanceof DatabaseError && error.code === DEADLOCK;
    if (!isDeadlock || triesLeft === 0) throw error;
    await truncate(client, tables, triesLeft - 1);
  }
}
