import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { withClient } from '../with-client.ts';
import { distributeDatabase, listUndistributedTables, requireDistributable } from './distribute-database.ts';
import { TABLE_DISTRIBUTIONS } from './table-distributions.ts';

/** Whether the tests were given a Citus cluster: `npm run test:citus`. */
const IS_CITUS = inject('databaseTemplate').machines.length > 1;

const freshDatabase = async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  return database.url;
};

const distribute = (url: string, machines: string[] = []) =>
  distributeDatabase({ url, machines, log: { info: () => undefined } });

test.skipIf(IS_CITUS)('refuses a PostgreSQL without Citus with a message and changes nothing', async () => {
  const url = await freshDatabase();
  await expect(distribute(url)).rejects.toThrow('This PostgreSQL has no Citus. Install it on every machine');
  expect(await query(url, 'select 1 from users')).toEqual([]);
  expect(await withClient(url, listUndistributedTables)).toEqual([]);
});

describe.runIf(IS_CITUS)('on a Citus cluster', () => {
  const spreadTables = [...TABLE_DISTRIBUTIONS].filter(([, { kind }]) => kind !== 'first machine');

  test('a second run changes nothing except tables added by migrations', async () => {
    const url = await freshDatabase();
    expect(await distribute(url)).toMatchObject({ spread: [], before: spreadTables.map(([name]) => name) });
    await query(url, 'drop table body_log');
    await query(
      url,
      `create table body_log (
        user_id integer not null references users (id) on delete cascade,
        id integer not null generated always as identity, primary key (user_id, id))`,
    );
    expect(await withClient(url, listUndistributedTables)).toEqual(['body_log']);
    await query(url, `insert into users (username, password_hash) values ('ada', 'hash')`);
    await query(url, 'insert into body_log (user_id) values (1)');
    expect(await distribute(url)).toMatchObject({ spread: ['body_log'], machines: 2 });
    expect(await withClient(url, listUndistributedTables)).toEqual([]);
    expect(await query(url, 'select user_id from body_log')).toEqual([{ user_id: 1 }]);
  });

  test('refuses while others are connected', async () => {
    const url = await freshDatabase();
    await withClient(url, async (client) => {
      await client.query('select 1');
      await expect(requireDistributable(url)).rejects.toThrow('Stop every copy of the app first');
    });
    await requireDistributable(url);
  });

  test.each([
    ['db2', '“db2” is no machine: write its name and port'],
    ['/nowhere:5', 'The machine /nowhere:5 could not be added'],
  ])('refuses the machine %s with a message', async (machine, words) => {
    await expect(distribute(await freshDatabase(), [machine])).rejects.toThrow(words);
  });

  test('refuses a table that is distributed differently', async () => {
    const url = await freshDatabase();
    await query(url, 'drop table practice; create table practice (id integer primary key)');
    await query(url, 'drop table body_log; create table body_log (id integer primary key)');
    await query(url, `select create_reference_table('body_log')`);
    await expect(distribute(url)).rejects.toThrow(
      'The table body_log is spread already, but not as this version',
    );
  });
});
