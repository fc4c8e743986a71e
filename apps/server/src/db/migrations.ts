import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { z } from 'zod';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const JOURNAL = join('meta', '_journal.json');

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.int(), tag: z.string() })) });

export interface Migration {
  /** Its moment in the journal, in milliseconds: what the database knows it by. */
  readonly when: number;
  /** '0001_foods'. */
  readonly tag: string;
}

const readJournal = async () => journal.parse(JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')));

/** Every migration there is, the oldest first. */
export async function listMigrations(): Promise<Migration[]> {
  return (await readJournal()).entries;
}

/** The newest migration that the database has: its moment in the journal; undefined of an empty database. */
export async function appliedMigration(client: ClientBase): Promise<number | undefined> {
  if (!(await relationExists(client, 'drizzle.__drizzle_migrations'))) return undefined;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  return rows[0]?.when ? Number(rows[0].when) : undefined;
}

/** Gives `use` a folder with only the migrations up to one of them, itself among them. */
export async function withMigrationsUpTo<Result>(
  newest: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'game-plan-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const whole = await readJournal();
    const entries = whole.entries.filter(({ when }) => when <= newest);
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...whole, entries }));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether there is a table of the name, with its schema: 'pgboss.job'. */
export async function relationExists(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ]);
  return rows[0]?.exists === true;
}
