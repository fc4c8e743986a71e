import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { connectDatabase, type Database } from './client.ts';
import { isDatabaseUnavailable } from './errors.ts';

const processOf = async (db: Database) =>
  (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

test('a connection that is lost in a transaction fails it and nothing else', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { db, close } = connectDatabase(database.url, () => undefined);
  onTestFinished(close);
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
