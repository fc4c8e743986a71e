import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { withClient } from '../with-client.ts';
import { knownMigration, listMigrations, MIGRATIONS, type Migration } from './migrations.ts';

/** The key of our advisory lock; an arbitrary number. */
const MIGRATION_LOCK = 7_306_291;

interface Options {
  /** Apply migrations up to this journal timestamp; all by default. */
  readonly upTo?: number;
  /** The folder of the migrations. */
  readonly folder?: string;
  /** Called before the first migration of a database that contains data; throws to prevent the migration. */
  readonly beforeUpgrade?: (next: Migration) => Promise<void>;
}

/** The table of Drizzle's own migrator, which older versions of the app used. */
const MAKE_LIST = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key,
    hash text not null,
    created_at bigint
  )`;

/**
 * Migrates the database at `url`, or leaves it unchanged. Copies that start at the same time wait for each other on an
 * advisory lock; without it, one in three simultaneous migrations fails. The lock belongs to the transaction, because a
 * pooler may give the connection to another client afterwards.
 * @throws NewerDatabaseError if a newer version has migrated the database
 */
export async function migrateDatabase(
  url: string,
  { upTo = Number.POSITIVE_INFINITY, folder = MIGRATIONS, beforeUpgrade }: Options = {},
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const applied = await knownMigration(client, folder);
    const isMissing = ({ when }: Migration) => when <= upTo && (applied === undefined || when > applied);
    const missing = (await listMigrations(folder)).filter(isMissing);
    const [next] = missing;
    if (next && applied !== undefined) await beforeUpgrade?.(next);
    if (next) await apply(client, missing, folder);
    await client.query('commit');
  });
}

async function apply(client: Client, migrations: readonly Migration[], folder: string): Promise<void> {
  await client.query(MAKE_LIST);
  const files = readMigrationFiles({ migrationsFolder: folder });
  for (const { when } of migrations) {
    const file = files.find(({ folderMillis }) => folderMillis === when);
    for (const statement of file?.sql ?? []) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      file?.hash,
      when,
    ]);
  }
}
