import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectDatabase } from '../client.ts';
import { isBadData } from '../errors.ts';
import type { Job } from '../jobs/job.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import type { Log } from '../jobs/quiet-log.ts';
import { migrateDatabase } from '../migrations/migrate.ts';
import {
  isBeforeBaseline,
  listMigrations,
  OlderDatabaseError,
  withBaseline,
} from '../migrations/migrations.ts';
import { withClient } from '../with-client.ts';
import { BackupError } from './backup-error.ts';
import { copyTarget, listTables } from './list-tables.ts';
import { LEFT_OUT, type Manifest } from './manifest.ts';
import { type Backup, openBackup } from './open-backup.ts';

interface Settings {
  /** The address of an empty database. */
  readonly url: string;
  readonly path: string;
  /** All job definitions of the app. */
  readonly jobs: readonly Job[];
  readonly log: Log;
}

/**
 * Fills an empty database from a backup of this version or an older one, and migrates it. Throws BackupError; the
 * database is then empty again, unless the connection was lost.
 */
export async function restoreBackup({ url, path, jobs, log }: Settings): Promise<Manifest> {
  const backup = await openBackup(path);
  try {
    const { manifest } = backup;
    refuseLeftOut(manifest);
    await withClient(url, refuseUnlessEmpty);
    const migration = await knownMigrationOf(manifest);
    try {
      await migrateDatabase(url, { upTo: migration });
      await withClient(url, (client) => fill(client, backup));
      await migrateDatabase(url);
      await withClient(url, (client) => client.query('analyze'));
      await addJobs(url, manifest, jobs, log);
    } catch (error) {
      // If the clean-up fails as well, the first error is the one to report.
      await withClient(url, empty).catch(() => undefined);
      throw error;
    }
    return manifest;
  } finally {
    backup.close();
  }
}

async function refuseUnlessEmpty(client: Client): Promise<void> {
  if ((await listTables(client)).length === 0) return;
  throw new BackupError(
    'The database is not empty, and a restore never replaces anything. Choose a new DATA_DIR, or a new, ' +
      'empty database in DATABASE_URL.',
  );
}

function refuseLeftOut({ tables }: Manifest): void {
  const name = tables.find((table) => LEFT_OUT.has(table.name))?.name;
  if (name === undefined) return;
  throw new BackupError(`The backup holds a table “${name}”, which no backup of ours does. It was changed.`);
}

/** The migration that the backup's data are at. Throws BackupError for one that this version does not know. */
async function knownMigrationOf(manifest: Manifest): Promise<number> {
  const migration = await withBaseline(manifest.migration);
  if (isBeforeBaseline(migration)) throw new BackupError(new OlderDatabaseError('backup').message);
  if ((await listMigrations()).some(({ when }) => when === migration)) return migration;
  throw new BackupError('The backup was made by another, newer version. Get that version, then restore.');
}

async function fill(client: Client, backup: Backup): Promise<void> {
  await client.query('begin');
  const known = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const { name, columns, rows } of backup.manifest.tables) {
    const table = known.get(name);
    if (!table || !columns.every((column) => table.columns.includes(column))) {
      throw new BackupError(`The backup holds a table “${name}” that this version does not know so.`);
    }
    const target = client.query(copyFrom(`copy ${copyTarget({ name, columns })} from stdin`));
    await pipeline(await backup.openTable(name), target).catch((error: unknown) => {
      throw isBadData(error)
        ? new BackupError(`The backup is damaged in the table ${name}.`, { cause: error })
        : error;
    });
    if (target.rowCount !== rows) {
      throw new BackupError(`The backup is damaged: ${name} has ${target.rowCount} rows and not ${rows}.`);
    }
  }
  for (const [sequence, last] of Object.entries(backup.manifest.sequences)) {
    await client
      .query('select setval(format($$public.%I$$, $1::text)::regclass, $2)', [sequence, last])
      .catch((error: unknown) => {
        throw isBadData(error)
          ? new BackupError('The backup is damaged in its sequences.', { cause: error })
          : error;
      });
  }
  await client.query('commit');
}

/** Adds the unfinished jobs of the backup to the queue, for the next server to run. */
async function addJobs(
  url: string,
  { jobs: waiting }: Manifest,
  jobs: readonly Job[],
  log: Log,
): Promise<void> {
  const queue = await openJobQueue({ database: url, jobs, log });
  const database = connectDatabase(url, (error) => log.warn({ err: error }, 'Lost a connection'));
  try {
    for (const { name, key, data } of waiting) {
      const kind = jobs.find((job) => job.name === name);
      const parsed = kind?.data.safeParse(data);
      if (kind && parsed?.success)
        await queue.add(database.db, kind, parsed.data, key === null ? {} : { key });
    }
  } finally {
    await database.close();
    await queue.stop();
  }
}

/** Removes all tables. Only call it for a database that was empty before. */
async function empty(client: Client): Promise<void> {
  await client.query('drop schema if exists drizzle, pgboss cascade');
  const tables = await listTables(client);
  if (tables.length === 0) return;
  await client.query(`drop table ${tables.map(({ name }) => `public."${name}"`).join(', ')} cascade`);
}
