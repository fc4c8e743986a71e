import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from './clone-database.ts';

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const clone = async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  return database;
};

describe('cloneDatabase', () => {
  test('returns a migrated database', async () => {
    const client = await connect((await clone()).url);
    const tables = await client.query("select 1 from information_schema.tables where table_name = 'users'");
    await client.end();

    expect(tables.rowCount).toBe(1);
  });

  test('creates many at once, independent of each other', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, clone));
    const counts = await Promise.all(
      databases.map(async ({ url }, index) => {
        const client = await connect(url);
        await client.query('create table mine (id int)');
        await client.query('insert into mine select generate_series(1, $1)', [index]);
        const { rows } = await client.query<{ count: number }>('select count(*)::int as count from mine');
        await client.end();
        return rows[0]?.count;
      }),
    );

    expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('drops a database that is still in use', async () => {
    const database = await cloneDatabase();
    const client = await connect(database.url);
    const lost = new Promise<Error>((resolve) => client.on('error', resolve));

    await database.drop();

    expect(await lost).toMatchObject({ code: '57P01' });
    await expect(connect(database.url)).rejects.toMatchObject({ code: '3D000' });
  });
});
