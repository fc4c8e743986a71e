import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigration, relationExists } from '../migrations/migrations.ts';
import { withClient } from '../with-client.ts';
import { BackupError } from './backup-error.ts';
import { beginSnapshot } from './begin-snapshot.ts';
import { copyTarget, listTables, type Table } from './list-tables.ts';
import { LEFT_OUT, MANIFEST, type Manifest, tablePath } from './manifest.ts';
import { type ArchiveFile, zip } from './zip.ts';

interface Settings {
  /** The database's address. The database may be in use. */
  readonly url: string;
  /** The file to write. It must not exist yet. */
  readonly path: string;
  readonly now: Date;
}

/**
 * Writes the whole database, as of one moment, into a zip file that only its owner may read. The file appears only when
 * it is complete. Throws BackupError and leaves nothing behind.
 */
export async function takeBackup({ url, path, now }: Settings): Promise<Manifest> {
  return await withClient(url, async (client) => {
    const unfinished = `${path}.${process.pid}.part`;
    try {
      const manifest = await writeArchive(client, unfinished, now);
      // Unlike a rename, a link does not overwrite a file that was created there meanwhile.
      await link(unfinished, path);
      return manifest;
    } catch (error) {
      throw explained(error, path);
    } finally {
      // If the folder is missing or is a file, this fails too, but the error above is the one to report.
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  });
}

async function writeArchive(client: Client, path: string, now: Date): Promise<Manifest> {
  await beginSnapshot(client);
  await client.query('set local datestyle to iso');
  const migration = await appliedMigration(client);
  if (migration === undefined) throw new BackupError('There is nothing to back up: the database is empty.');
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    migration,
    tables: [],
    sequences: {},
    jobs: await waitingJobs(client),
  };
  const tables = (await listTables(client)).filter(({ name }) => !LEFT_OUT.has(name));
  const files = tables.map((table) => tableFile(client, table, manifest));
  // The manifest is written last, because a table's row count is known only after reading it.
  files.push({
    path: MANIFEST,
    async *open() {
      manifest.sequences = await lastNumbers(client);
      yield JSON.stringify(manifest, undefined, 2);
    },
  });
  const { stream } = zip(files, { mtime: now, mode: 0o100600, forceZip64Format: true });
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return manifest;
}

/** Streams the rows of a table and adds the table to the manifest afterwards. */
function tableFile(client: Client, table: Table, manifest: Manifest): ArchiveFile {
  return {
    path: tablePath(table.name),
    open() {
      const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
      return rows.once('end', () =>
        manifest.tables.push({ ...table, columns: [...table.columns], rows: rows.rowCount }),
      );
    },
  };
}

async function lastNumbers(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** Reads the unfinished jobs, except those of the queue's own maintenance. Databases of old versions have no queue. */
async function waitingJobs(client: Client): Promise<Manifest['jobs']> {
  if (!(await relationExists(client, 'pgboss.job'))) return [];
  const { rows } = await client.query<Manifest['jobs'][number]>(`
    select name, singleton_key as key, data from pgboss.job
    where state::text in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`);
  return rows;
}

function explained(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const file = resolve(path);
  if (code === 'EEXIST') return new BackupError(`${file} already exists. Choose another name.`);
  if (code === 'ENOENT') return new BackupError(`The folder of ${file} does not exist.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(`${file} may not be written by this account.`);
  if (code === 'ENOSPC') return new BackupError(`There is no room left for ${file}.`);
  if (code === 'ENOTDIR') return new BackupError(`${file} lies in what is not a folder.`);
  return error;
}
