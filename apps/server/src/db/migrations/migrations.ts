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

/**
 * Where the migrations of before 1.0.0 ended: the moment of the last of them, after which a database has the schema of the
 * baseline, and the commit that still has them all.
 */
const BEFORE_BASELINE = { when: 1_795_892_531_388, commit: 'db56840c' };

/** Lists all migrations of a folder, the oldest first. */
export async function listMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  return journal.parse(JSON.parse(await readFile(join(folder, JOURNAL), 'utf8'))).entries;
}

/** The migration that a database or backup is at: the baseline, if it was at the last one before it. */
export async function withBaseline(when: number): Promise<number> {
  const [baseline] = await listMigrations();
  return baseline !== undefined && when === BEFORE_BASELINE.when ? baseline.when : when;
}

/** The newest applied migration by journal timestamp, as `withBaseline` has it; undefined for an empty database. */
export async function appliedMigration(client: ClientBase): Promise<number | undefined> {
  if (!(await relationExists(client, 'drizzle.__drizzle_migrations'))) return undefined;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  return rows[0]?.when ? withBaseline(Number(rows[0].when)) : undefined;
}

/** Another version of the app made the database, and this one cannot use it. The message is complete. */
export class OtherVersionError extends Error {}

/** A newer version has migrated the database. */
export class NewerDatabaseError extends OtherVersionError {
  constructor(newest: Migration | undefined) {
    super(
      'A newer version of Game Plan Cookbook has changed this database, in ways that this version does not know ' +
        `(it knows those up to ${newest?.tag}). Start the newer version; or restore a backup from before the upgrade ` +
        'into another database, and start this one there. Nothing was changed.',
    );
  }
}

/** A version before 1.0.0 made this database or backup. */
export class OlderDatabaseError extends OtherVersionError {
  constructor(what: 'database' | 'backup') {
    const how =
      what === 'database' ? 'start that version once with this database' : 'restore it with that version';
    super(
      `This ${what} is from before version 1.0.0, which can no longer be upgraded in one step. Check out commit ` +
        `${BEFORE_BASELINE.commit}, ${how}, and stop it; then start this version. Nothing was changed.`,
    );
  }
}

/** Whether a migration is older than all that this version has. */
export const isBeforeBaseline = (when: number): boolean => when < BEFORE_BASELINE.when;

/**
 * Like `appliedMigration`.
 * @throws NewerDatabaseError if this version does not know the newest migration
 * @throws OlderDatabaseError if the database is from before the baseline
 */
export async function knownMigration(client: ClientBase, folder = MIGRATIONS): Promise<number | undefined> {
  const applied = await appliedMigration(client);
  if (applied === undefined) return undefined;
  if (isBeforeBaseline(applied)) throw new OlderDatabaseError('database');
  const migrations = await listMigrations(folder);
  const { rows } = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at > $1 and created_at <> all ($2) limit 1',
    [BEFORE_BASELINE.when, migrations.map(({ when }) => when)],
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
