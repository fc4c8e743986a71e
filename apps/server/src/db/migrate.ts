import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number no one else would pick: the name of our advisory lock. */
const MIGRATION_LOCK = 7_306_291;

/**
 * Brings the database at `url` up to date. Copies that start at once wait for each other on an advisory
 * lock: without it, several at the same migration fail one time in three.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection releases the lock too, whatever happened.
    await client.end();
  }
}
