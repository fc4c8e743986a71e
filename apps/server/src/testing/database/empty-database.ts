import { Client } from 'pg';

/** Written at the server's start and the same for every test: foods, the catalogue, which migrations ran. */
const KEPT = ['foods', 'food_sets', 'services'];

/** Removes everything that people have put into the database at `url`, while the app runs on it. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [KEPT],
    );
    await client.query(`truncate ${rows[0]?.tables} restart identity; delete from pgboss.job`);
  } finally {
    await client.end();
  }
}
