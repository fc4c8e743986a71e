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
import { migrateDatabase } from './migrations/migrate.ts';
import { listMigrations } from './migrations/migrations.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { withClient } from './with-client.ts';

const now = new Date('2026-11-21T08:00:00Z');
/** A migration that this version does not know: its hash and its moment. */
const FUTURE = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';

const quiet = { info: () => undefined, warn: () => undefined };

/** A database of an older version, with a user in it. */
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

/** A database without this migration and those after it, and a connection to it. */
async function databaseBefore(name: string) {
  const migrations = await listMigrations();
  const before = migrations[migrations.findIndex(({ tag }) => tag.endsWith(name)) - 1];
  const database = await bareDatabase();
  onTestFinished(database.drop);
  await migrateDatabase(database.url, { upTo: before?.when ?? 0 });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return { database, client };
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

  test('first saves one restorable backup', async () => {
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

  test('removes only unfinished backups of a killed server', async () => {
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

  test('changes nothing if the backup cannot be saved', async () => {
    const url = await oldDatabase();
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
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('keeps every recipe with its picture', async () => {
    const { database, client } = await databaseBefore('recipe_pictures_by_join');
    const hash = 'a'.repeat(64);
    await client.query(`
      insert into users (username, email, password_hash, first_name, last_name)
      values ('ada', 'ada@example.org', 'hash', 'Ada', 'Lovelace');
      insert into pictures (hash, "full", dialog, card) values ('${hash}', '', '', '');
      insert into recipes (user_id, name, servings, ingredients, image_url, image_state, image_made_by) values
        (1, 'ready', 2, '[]', '/api/pictures/${hash}', 'ready', 'model'),
        (1, 'pending', 2, '[]', null, 'pending', null),
        (1, 'failed', 2, '[]', null, 'failed', null),
        (1, 'from elsewhere', 2, '[]', 'https://example.org/pie.jpg', 'none', null),
        (1, 'replaced', 2, '[]', '/api/pictures/${hash}', 'ready', 'drawing'),
        (1, 'older than pictures', 2, '[]', null, 'none', null);
      insert into picture_uses (user_id, recipe_id, hash, name, ingredients, state, made_by) values
        (1, 1, '${hash}', 'ready', '{}', 'ready', 'model'),
        (1, 2, null, 'pending', '{}', 'pending', null),
        (1, 3, null, 'failed', '{}', 'failed', null),
        (1, 5, '${hash}', 'replaced', '{}', 'ready', 'drawing')`);
    await upgrade(database.url);
    const { rows } = await client.query(`
      select r.name, r.image_url as elsewhere, u.hash, u.state, u.made_by as by
      from recipes r left join picture_uses u on u.kitchen_id = r.kitchen_id and u.recipe_id = r.id order by r.id`);
    const none = { elsewhere: null, hash: null, state: null, by: null };
    expect(rows).toEqual([
      { ...none, name: 'ready', hash, state: 'ready', by: 'model' },
      { ...none, name: 'pending', state: 'pending' },
      { ...none, name: 'failed', state: 'failed' },
      { ...none, name: 'from elsewhere', elsewhere: 'https://example.org/pie.jpg' },
      { ...none, name: 'replaced', hash, state: 'ready', by: 'drawing' },
      { ...none, name: 'older than pictures' },
    ]);
  });

  test('gives every user a kitchen with all their rows, whose ids stay', async () => {
    const { database, client } = await databaseBefore('kitchens');
    await client.query(`
      insert into users (username, password_hash) values ('ada', 'hash'), ('gone', 'hash'), ('ben', 'hash');
      delete from users where username = 'gone';
      insert into user_preferences (user_id, dislikes, at_home, stock_bought) values (3, '{okra}', '{salt,rice}', true);
      insert into recipes (user_id, name, servings, ingredients, is_favorite) values
        (1, 'soup', 2, '[]', false), (3, 'pie', 2, '[]', true), (3, 'stew', 2, '[]', false);
      insert into ingredients (user_id, name, category, quantity, unit) values
        (3, 'eggs', 'protein', '6', 'piece'), (1, 'milk', 'dairy', '1', 'liter');
      insert into shopping_list (user_id, name, quantity, unit, category, recipe_id) values
        (3, 'flour', '1', 'kg', 'recipes', 2);
      insert into picture_uses (user_id, recipe_id, name, ingredients, state) values (3, 2, 'pie', '{}', 'pending')`);
    await upgrade(database.url);
    const read = async (query: string) => (await client.query(query)).rows;
    expect(await read('select id, at_home, stock_bought from kitchens order by id')).toEqual([
      { id: 1, at_home: null, stock_bought: null },
      { id: 3, at_home: ['salt', 'rice'], stock_bought: true },
    ]);
    expect(
      await read(
        'select user_id, kitchen_id, is_owner, agrees_to_be_cooked_for from kitchen_members order by 1',
      ),
    ).toEqual([
      { user_id: 1, kitchen_id: 1, is_owner: true, agrees_to_be_cooked_for: false },
      { user_id: 3, kitchen_id: 3, is_owner: true, agrees_to_be_cooked_for: false },
    ]);
    const keys = (table: string) => read(`select kitchen_id, id, added_by, name from ${table} order by id`);
    const ofAda = { kitchen_id: 1, added_by: 1 };
    const ofBen = { kitchen_id: 3, added_by: 3 };
    expect(await keys('recipes')).toEqual([
      { ...ofAda, id: 1, name: 'soup' },
      { ...ofBen, id: 2, name: 'pie' },
      { ...ofBen, id: 3, name: 'stew' },
    ]);
    expect(await keys('ingredients')).toEqual([
      { ...ofBen, id: 1, name: 'eggs' },
      { ...ofAda, id: 2, name: 'milk' },
    ]);
    expect(await keys('shopping_list')).toEqual([{ ...ofBen, id: 1, name: 'flour' }]);
    expect(await keys('picture_uses')).toEqual([{ ...ofBen, id: 1, name: 'pie' }]);
    expect(await read('select kitchen_id, user_id, recipe_id from recipe_favorites')).toEqual([
      { kitchen_id: 3, user_id: 3, recipe_id: 2 },
    ]);
    expect(await read('insert into kitchens default values returning id')).toEqual([{ id: 4 }]);
  });

  test('of a database changed by a newer version is refused with a message and changes nothing', async () => {
    const url = await oldDatabase();
    await migrateDatabase(url);
    await withClient(url, (client) => client.query(FUTURE, ['of the future', Number.MAX_SAFE_INTEGER]));
    const before = await databaseContent(url);
    await expect(upgrade(url)).rejects.toThrow(
      /^A newer version of Game Plan Cookbook has changed this database.* Nothing was changed\.$/,
    );
    expect(await databaseContent(url)).toEqual(before);
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('gives every kitchen the pictures it shows, and every user a row to lock', async () => {
    const { database, client } = await databaseBefore('keys_of_several_machines');
    const [both, one, unused] = ['b', 'c', 'd'].map((letter) => letter.repeat(64));
    await client.query(`
      insert into users (username, password_hash) values ('ada', 'hash'), ('ben', 'hash');
      insert into kitchens default values;
      insert into kitchens default values;
      insert into kitchen_members (user_id, kitchen_id, is_owner) values (1, 1, true), (2, 2, true);
      insert into pictures (hash, "full", dialog, card) values
        ('${both}', 'full', 'dialog', 'card'), ('${one}', 'other', '', ''), ('${unused}', '', '', '');
      insert into picture_uses (kitchen_id, added_by, idea_id, hash, name, ingredients, state, made_by) values
        (1, 1, 'a', '${both}', 'pie', '{}', 'ready', 'drawing'),
        (2, 2, 'b', '${both}', 'pie', '{}', 'ready', 'drawing'),
        (2, 2, 'c', '${both}', 'pie again', '{}', 'ready', 'drawing'),
        (2, 2, 'd', '${one}', 'soup', '{}', 'ready', 'model'),
        (2, 2, 'e', null, 'stew', '{}', 'pending', null);
      insert into orders (user_id, subtotal_cents, tax_cents, total_amount_cents, order_items, payment_intent_id) values
        (1, 1, 0, 1, '[]', 'pi_1'), (2, 1, 0, 1, '[]', null), (2, 1, 0, 1, '[]', null)`);
    await upgrade(database.url);
    const read = async (query: string) => (await client.query(query)).rows;
    const picture = { full: 'full', dialog: 'dialog', card: 'card' };
    expect(
      await read(`
        select kitchen_id, hash, convert_from("full", 'UTF8') as full, convert_from(dialog, 'UTF8') as dialog,
          convert_from(card, 'UTF8') as card from pictures order by 1, 2`),
    ).toEqual([
      { kitchen_id: 1, hash: both, ...picture },
      { kitchen_id: 2, hash: both, ...picture },
      { kitchen_id: 2, hash: one, full: 'other', dialog: '', card: '' },
    ]);
    expect(await read('select count(*)::int as uses from picture_uses')).toEqual([{ uses: 5 }]);
    expect(await read('select user_id from account_locks order by 1')).toEqual([
      { user_id: 1 },
      { user_id: 2 },
    ]);
    expect(await read('select kitchen_id from kitchen_locks order by 1')).toEqual([
      { kitchen_id: 1 },
      { kitchen_id: 2 },
    ]);
    expect(await read('select count(*)::int as orders from orders')).toEqual([{ orders: 3 }]);
    const twice = client.query(`update orders set payment_intent_id = 'pi_2' where user_id = 2`);
    await expect(twice).rejects.toThrow('orders_payment_intent_key');
  });

  test('refuses a backup of a newer version', async () => {
    const url = await oldDatabase();
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
