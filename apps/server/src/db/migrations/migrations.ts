import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { z } from 'zod';

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const JOURNAL = join('meta', '_journal.json');

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })) });

export interface Migration {
  /** Its journal timestamp in milliseconds, which identifies it in the database. */
  readonly when: number;
  /** For example '0001_foods'. */
  readonly tag: string;
}

const readJournal = async () => journal.parse(JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')));

/** Lists all migrations, the oldest first. */
export async function listMigrations(): Promise<Migration[]> {
  return (await readJournal()).entries;
}

/** The newest applied migration by journal timestamp; undefined for an empty database. */
export async function appliedMigration(client: ClientBase): Promise<number | undefined> {
  if (!(await relationExists(client, 'drizzle.__drizzle_migrations'))) return undefined;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  return rows[0]?.when ? Number(rows[0].when) : undefined;
}

/** A newer version of the app has migrated the database. The message is complete. */
export class NewerDatabaseError extends Error {
  constructor(newest: Migration | undefined) {
    super(
      'A newer version of Game Plan Cookbook has changed this database, in ways that this version does not know ' +
        `(it knows those up to ${newest?.tag}). Start the newer version; or restore a backup from before the upgrade ` +
        'into another database, and start this one there. Nothing was changed.',
    );
  }
}

/**
 * Like `appliedMigration`.
 * @throws NewerDatabaseError if this version does not know the newest migration
 */
export async function knownMigration(client: ClientBase): Promise<number | undefined> {
  const applied = await appliedMigration(client);
  if (applied === undefined) return undefined;
  const migrations = await listMigrations();
  const { rows } = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at <> all ($1) limit 1',
    [migrations.map(({ when }) => when)],
  );
  if (rows.length > 0) throw new NewerDatabaseError(migrations.at(-1));
  return applied;
}

/** Whether a table exists, by name with schema: 'pgboss.job'. */
export async function relationExists(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ]);
  return rows[0]?.exists === true;
}
