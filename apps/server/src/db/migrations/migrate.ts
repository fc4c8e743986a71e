import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { withClient } from '../with-client.ts';
import { knownMigration, listMigrations, MIGRATIONS, type Migration } from './migrations.ts';

/** Any number no one else would pick: the name of our advisory lock. */
const MIGRATION_LOCK = 7_306_291;

interface Options {
  /** The newest migration to apply, by its moment in the journal; all of them unless given. */
  readonly upTo?: number;
  /** Done before a database that holds something is changed, with the first change; throws to leave it alone. */
  readonly beforeUpgrade?: (next: Migration) => Promise<void>;
}

/** As Drizzle's own migrator makes it, which older versions of the app used. */
const MAKE_LIST = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key,
    hash text not null,
    created_at bigint
  )`;

/**
 * Brings the database at `url` up to date, or leaves it as it was. Copies that start at once wait for each other on an
 * advisory lock: without it, several at the same migration fail one time in three. The lock is that of the transaction,
 * since a pooler may give the connection to another client as soon as that ends.
 * @throws NewerDatabaseError when a newer version has changed the database
 */
export async function migrateDatabase(
  url: string,
  { upTo = Number.POSITIVE_INFINITY, beforeUpgrade }: Options = {},
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await knownMigration(client);
    const isMissing = ({ when }: Migration) => when <= upTo && (applied === undefined || when > applied);
    const missing = (await listMigrations()).filter(isMissing);
    const [next] = missing;
    if (next && applied !== undefined) await beforeUpgrade?.(next);
    if (next) await apply(client, missing);
    await client.query('commit');
  });
}

async function apply(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(MAKE_LIST);
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  for (const { when } of migrations) {
    const file = files.find(({ folderMillis }) => folderMillis === when);
    for (const statement of file?.sql ?? []) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      file?.hash,
      when,
    ]);
  }
}
