import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bareDatabase } from '#testing/database/clone-database.ts';
import { databaseContent } from '#testing/database/database-content.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { takeBackup } from './backup/take-backup.ts';
import { makePictureJob } from './jobs/picture-jobs.ts';
import { migrateDatabase } from './migrations/migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { withClient } from './with-client.ts';

const now = new Date('2026-11-21T08:00:00Z');
/** A migration that this version does not know: its hash and its moment. */
const FUTURE = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

const quiet = { info: () => undefined, warn: () => undefined };

/** The moment of the last migration before the baseline, whose databases have its schema. */
const LAST_BEFORE_BASELINE = 1_795_892_531_388;

/** A database of this version, or at the last of the folder's migrations, with a user in it. */
async function filledDatabase(folder = MIGRATIONS): Promise<string> {
  const database = await bareDatabase();
  onTestFinished(database.drop);
  await migrateDatabase(database.url, { folder });
  await withClient(database.url, (client) =>
    client.query(`
      insert into users (username, username_skeleton, email, password_hash, first_name, last_name)
      values ('ada', 'ada', 'ada@example.org', 'hash', 'Ada', 'Lovelace')`),
  );
  return database.url;
}

/** The database as a version before 1.0.0 has left it, whose last migration was made then. */
const setApplied = (url: string, when: number) =>
  withClient(url, (client) =>
    client.query('update drizzle.__drizzle_migrations set created_at = $1', [when]),
  );

async function usersOf(url: string): Promise<unknown> {
  return (await databaseContent(url)).users;
}

const isUpToDate = async (url: string) => Object.keys(await databaseContent(url)).includes('spoons');

describe('an upgrade', () => {
  let folder: TemporaryFolder;
  /** The migrations of the next version, which adds a table. */
  let migrations: string;
  /** The baseline alone. */
  let baseline: string;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    migrations = join(folder.path, 'migrations');
    await cp(MIGRATIONS, migrations, { recursive: true });
    const journal = join(migrations, 'meta/_journal.json');
    const { entries, ...more } = JSON.parse(await readFile(journal, 'utf8'));
    baseline = join(folder.path, 'baseline');
    await cp(MIGRATIONS, baseline, { recursive: true });
    await writeFile(
      join(baseline, 'meta/_journal.json'),
      JSON.stringify({ ...more, entries: entries.slice(0, 1) }),
    );
    const next = {
      idx: entries.length,
      version: '7',
      when: Date.now(),
      tag: '0001_spoons',
      breakpoints: true,
    };
    await writeFile(journal, JSON.stringify({ ...more, entries: [...entries, next] }));
    await writeFile(join(migrations, '0001_spoons.sql'), 'create table spoons (id integer primary key);');
  });
  afterEach(() => folder.remove());

  const upgrade = (url: string) =>
    upgradeDatabase({ url, dataDir: folder.path, now, log: quiet, migrations });

  test('first saves one restorable backup', async () => {
    const url = await filledDatabase();
    await Promise.all([upgrade(url), upgrade(url)]);
    await upgrade(url);
    expect(await isUpToDate(url)).toBe(true);
    const copies = await readdir(join(folder.path, 'backups'));
    expect(copies).toEqual(['2026-11-21T08-00-00-before-0001_spoons.zip']);

    const restored = await bareDatabase();
    onTestFinished(restored.drop);
    const path = join(folder.path, 'backups', copies[0] ?? '');
    await restoreBackup({ url: restored.url, path, jobs: [makePictureJob], log: quiet });
    expect(await usersOf(restored.url)).toEqual(await usersOf(url));
  });

  test('removes only unfinished backups of a killed server', async () => {
    const backups = join(folder.path, 'backups');
    await mkdir(backups);
    const kept = ['2026-11-20T08-00-00-before-0000_baseline.zip', 'of-mine.zip.part'];
    for (const name of ['2026-11-20T08-00-00-before-0001_spoons.zip.4711.part', ...kept]) {
      await writeFile(join(backups, name), '');
    }
    await upgrade(await filledDatabase());
    expect((await readdir(backups)).toSorted()).toEqual([
      ...kept.slice(0, 1),
      '2026-11-21T08-00-00-before-0001_spoons.zip',
      ...kept.slice(1),
    ]);
  });

  test('changes nothing if the backup cannot be saved', async () => {
    const url = await filledDatabase();
    await writeFile(join(folder.path, 'backups'), 'no folder');
    await expect(upgrade(url)).rejects.toThrow(
      'Nothing was upgraded, because a copy of the data could not be saved',
    );
    expect(await isUpToDate(url)).toBe(false);
  });

  test('of an empty database saves no backup', async () => {
    const database = await bareDatabase();
    onTestFinished(database.drop);
    await upgrade(database.url);
    expect(await isUpToDate(database.url)).toBe(true);
    expect(await readdir(folder.path)).toEqual(['baseline', 'migrations']);
  });

  test('takes a database at the last migration before 1.0.0, or its backup, for one of this version', async () => {
    const url = await filledDatabase(baseline);
    await setApplied(url, LAST_BEFORE_BASELINE);
    const path = join(folder.path, 'backup.zip');
    await takeBackup({ url, path, now });
    const restored = await bareDatabase();
    onTestFinished(restored.drop);
    await restoreBackup({ url: restored.url, path, jobs: [makePictureJob], log: quiet });
    await upgrade(url);
    expect(await isUpToDate(url)).toBe(true);
    expect(await usersOf(restored.url)).toEqual(await usersOf(url));
  });

  test('refuses an older database, and names the commit to pass through', async () => {
    const url = await filledDatabase(baseline);
    await setApplied(url, LAST_BEFORE_BASELINE - 1);
    await expect(upgrade(url)).rejects.toThrow(
      /^This database is from before version 1\.0\.0.*Check out commit [0-9a-f]{8}.*Nothing was changed\.$/,
    );
    expect(await isUpToDate(url)).toBe(false);
  });

  test('of a database changed by a newer version is refused with a message and changes nothing', async () => {
    const url = await filledDatabase();
    await withClient(url, (client) => client.query(FUTURE, ['of the future', Number.MAX_SAFE_INTEGER]));
    const before = await databaseContent(url);
    await expect(upgrade(url)).rejects.toThrow(
      /^A newer version of Game Plan Cookbook has changed this database.* Nothing was changed\.$/,
    );
    expect(await databaseContent(url)).toEqual(before);
    expect(await readdir(folder.path)).toEqual(['baseline', 'migrations']);
  });

  test('refuses a backup of a newer version', async () => {
    const url = await filledDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(FUTURE, ['of the future', Number.MAX_SAFE_INTEGER]);
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
