import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { connectDatabase, type Database } from './client.ts';
import { isDatabaseUnavailable } from './errors.ts';

const processOf = async (db: Database) =>
  (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

async function openDatabase() {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = connectDatabase(database.url, () => undefined);
  onTestFinished(client.close);
  return client;
}

test('a connection that is lost in a transaction fails it and nothing else', async () => {
  const { db } = await openDatabase();
  const lost = db.transaction(async (transaction) => {
    const pid = await processOf(transaction);
    await db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
    // The end of it reaches this process before anything is asked of it again.
    await expect.poll(() => processOf(transaction).then(() => false, isDatabaseUnavailable)).toBe(true);
    throw new Error('the reason of the work itself');
  });
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await processOf(db)).toEqual(expect.any(Number));
});

test('transactions that cannot begin leave every connection to others', async () => {
  const { db } = await openDatabase();
  for (let count = 0; count < 20; count += 1) {
    const begun = db.transaction(processOf, { isolationLevel: 'none that there is' as 'serializable' });
    await expect(begun).rejects.toThrow('Failed query: begin');
  }
  expect(await db.transaction(processOf)).toEqual(expect.any(Number));
});
