import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bareDatabase } from '#testing/database/clone-database.ts';
import { databaseContent } from '#testing/database/database-content.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { takeBackup } from './backup/take-backup.ts';
import { makePictureJob } from './jobs/picture-jobs.ts';
import { migrateDatabase } from './migrate.ts';
import { listMigrations } from './migrations.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const now = new Date('2026-11-21T08:00:00Z');
const quiet = { info: () => undefined, warn: () => undefined };

/** A database of an older version, with somebody in it. */
async function oldDatabase(): Promise<string> {
  const [, older] = await listMigrations();
  const database = await bareDatabase();
  onTestFinished(database.drop);
  await migrateDatabase(database.url, { upTo: older?.when ?? 0 });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into users (username, email, password_hash, first_name, last_name)
    values ('ada', 'ada@example.org', 'hash', 'Ada', 'Lovelace')`);
  await client.end();
  return database.url;
}

async function usersOf(url: string): Promise<unknown> {
  return (await databaseContent(url)).users;
}

const isUpToDate = async (url: string) => Object.keys(await databaseContent(url)).includes('pictures');

describe('an upgrade', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  const upgrade = (url: string) => upgradeDatabase({ url, dataDir: folder.path, now, log: quiet });

  test('saves a copy of what there is first, once, which can be restored', async () => {
    const url = await oldDatabase();
    await Promise.all([upgrade(url), upgrade(url)]);
    await upgrade(url);
    expect(await isUpToDate(url)).toBe(true);
    const copies = await readdir(join(folder.path, 'backups'));
    expect(copies).toEqual(['2026-11-21T08-00-00-before-0002_recipes_updated_at.zip']);

    const restored = await bareDatabase();
    onTestFinished(restored.drop);
    const path = join(folder.path, 'backups', copies[0] ?? '');
    await restoreBackup({ url: restored.url, path, jobs: [makePictureJob], log: quiet });
    expect(await isUpToDate(restored.url)).toBe(true);
    expect(await usersOf(restored.url)).toEqual(await usersOf(url));
  });

  test('clears away the copies that a killed server left unfinished, and nothing else', async () => {
    const backups = join(folder.path, 'backups');
    await mkdir(backups);
    const kept = ['2026-11-20T08-00-00-before-0001_foods.zip', 'of-mine.zip.part'];
    for (const name of ['2026-11-20T08-00-00-before-0002_recipes_updated_at.zip.4711.part', ...kept]) {
      await writeFile(join(backups, name), '');
    }
    await upgrade(await oldDatabase());
    expect((await readdir(backups)).toSorted()).toEqual([
      ...kept.slice(0, 1),
      '2026-11-21T08-00-00-before-0002_recipes_updated_at.zip',
      ...kept.slice(1),
    ]);
  });

  test('changes nothing when the copy cannot be saved', async () => {
    const url = await oldDatabase();
    await writeFile(join(folder.path, 'backups'), 'no folder');
    await expect(upgrade(url)).rejects.toThrow(
      'Nothing was upgraded, because a copy of the data could not be saved',
    );
    expect(await isUpToDate(url)).toBe(false);
  });

  test('of an empty database has nothing to save', async () => {
    const database = await bareDatabase();
    onTestFinished(database.drop);
    await upgrade(database.url);
    expect(await isUpToDate(database.url)).toBe(true);
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('a backup of a newer version is refused', async () => {
    const url = await oldDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      'of the future',
      Number.MAX_SAFE_INTEGER,
    ]);
    await client.end();
    const path = join(folder.path, 'backup.zip');
    await takeBackup({ url, path, now });
    const database = await bareDatabase();
    onTestFinished(database.drop);
    await expect(
      restoreBackup({ url: database.url, path, jobs: [makePictureJob], log: quiet }),
    ).rejects.toThrow('newer version');
  });
});
