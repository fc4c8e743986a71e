import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { TABLE_DISTRIBUTIONS } from './table-distributions.ts';

const ORDER = [...TABLE_DISTRIBUTIONS.keys()];
const distributionOf = (table: unknown) => TABLE_DISTRIBUTIONS.get(String(table));
const keyOf = (table: unknown) => {
  const place = distributionOf(table);
  return place?.kind === 'spread' ? place.by : undefined;
};

describe('the distribution of tables over machines', () => {
  let database: ClonedDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  test('is defined for every table', async () => {
    const tables = await query(database.url, `select tablename from pg_tables where schemaname = 'public'`);
    expect(ORDER.toSorted()).toEqual(tables.map(({ tablename }) => tablename).toSorted());
  });

  test('every unique key of a distributed table contains its distribution column', async () => {
    const keys = await query(
      database.url,
      `select i.indrelid::regclass::text as table, c.relname as key,
        array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`,
    );
    const without = keys.filter(({ table, columns }) => {
      const by = keyOf(table);
      return by !== undefined && !(columns as string[]).includes(by);
    });
    expect(without).toEqual([]);
  });

  test('every foreign key references a table that is on all machines or is distributed alike', async () => {
    const references = await query(
      database.url,
      `select con.conrelid::regclass::text as table, con.confrelid::regclass::text as to, con.conname as name,
        (select attname::text from pg_attribute where attrelid = con.conrelid and attnum = con.conkey[1]) as first
      from pg_constraint con where con.contype = 'f' and con.connamespace = 'public'::regnamespace`,
    );
    // Where the tests run on Citus there are also the parts of tables that the first machine has.
    const ours = references.filter(({ table }) => TABLE_DISTRIBUTIONS.has(String(table)));
    expect(ours.length).toBeGreaterThan(20);
    const broken = ours.filter(({ table, to, first }) => {
      const [from, target] = [distributionOf(table)?.kind, distributionOf(to)?.kind];
      if (from === 'first machine' || target === 'first machine') return from !== target;
      if (target === 'everywhere') return false;
      return keyOf(table) !== keyOf(to) || first !== keyOf(table);
    });
    expect(broken).toEqual([]);
    const early = ours.filter(({ table, to }) => ORDER.indexOf(String(to)) > ORDER.indexOf(String(table)));
    expect(early).toEqual([]);
  });
});
