import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import {
  appliedMigration,
  listMigrations,
  MIGRATIONS,
  type Migration,
  withMigrationsUpTo,
} from './migrations.ts';
import { withClient } from './with-client.ts';

/** Any number no one else would pick: the name of our advisory lock. */
const MIGRATION_LOCK = 7_306_291;

interface Options {
  /** The newest migration to apply, by its moment in the journal; all of them unless given. */
  readonly upTo?: number;
  /** Done before a database that holds something is changed, with the first change; throws to leave it alone. */
  readonly beforeUpgrade?: (next: Migration) => Promise<void>;
}

/**
 * Brings the database at `url` up to date. Copies that start at once wait for each other on an advisory
 * lock: without it, several at the same migration fail one time in three.
 */
export async function migrateDatabase(url: string, { upTo, beforeUpgrade }: Options = {}): Promise<void> {
  await withClient(url, async (client) => {
    const db = drizzle({ client, casing: 'snake_case' });
    const apply = (migrationsFolder: string) => migrate(db, { migrationsFolder });
    // Held until the connection is closed, whatever happens.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedMigration(client);
    const next = (await listMigrations()).find(({ when }) => applied !== undefined && when > applied);
    if (next) await beforeUpgrade?.(next);
    await (upTo === undefined ? apply(MIGRATIONS) : withMigrationsUpTo(upTo, apply));
  });
}
