import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { connectDatabase, type Database } from './client.ts';
import { isDeadlock } from './errors.ts';

async function openDatabase(): Promise<Database> {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = connectDatabase(database.url, () => undefined);
  onTestFinished(client.close);
  await client.db.execute(sql`create table doors (name text primary key, opened integer not null default 0)`);
  await client.db.execute(sql`insert into doors values ('left'), ('right')`);
  return client.db;
}

const open = (tx: Database, name: string) =>
  tx.execute(sql`update doors set opened = opened + 1 where name = ${name}`);

/** Resolves, for each who waits, when so many do. */
function meeting(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === people) resolve();
    return promise;
  };
}

/** Opens both doors; at the first try after another has opened the second one. */
async function openBoth(db: Database, [first, second]: readonly [string, string], meet: () => Promise<void>) {
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`set local deadlock_timeout = '10ms'`);
    await open(tx, first);
    if (tries === 1) await meet();
    await open(tx, second);
  });
  return tries;
}

test('completes both of two deadlocked transactions, each once', async () => {
  const db = await openDatabase();
  const meet = meeting(2);
  const tries = await Promise.all([
    openBoth(db, ['left', 'right'], meet),
    openBoth(db, ['right', 'left'], meet),
  ]);
  expect(Math.max(...tries)).toBeGreaterThan(1);
  expect((await db.execute(sql`select opened from doors`)).rows).toEqual([{ opened: 2 }, { opened: 2 }]);
});

test('gives up after repeated deadlocks and throws the error', async () => {
  const db = await openDatabase();
  let tries = 0;
  const picked = db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
  });
  await expect(picked).rejects.toSatisfy(isDeadlock);
  expect(tries).toBe(5);
});

test('retries a single statement too', async () => {
  const db = await openDatabase();
  // What a sequence has given is not taken back.
  await db.execute(sql`create sequence tries`);
  await db.execute(sql`do $$ begin
    if nextval('tries') < 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if; end $$`);
  expect((await db.execute(sql`select last_value::int as tries from tries`)).rows).toEqual([{ tries: 3 }]);
});

test('throws any other error at the first attempt', async () => {
  const db = await openDatabase();
  let tries = 0;
  const refused = db.transaction(async () => {
    tries += 1;
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(tries).toBe(1);
});
