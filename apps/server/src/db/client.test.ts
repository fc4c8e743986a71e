import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { connectDatabase, type Database } from './client.ts';
import { isDatabaseUnavailable } from './errors.ts';

const processOf = async (db: Database) =>
  (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

async function openDatabase(answerMilliseconds?: number) {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = connectDatabase(database.url, () => undefined, {
    ...(answerMilliseconds !== undefined && { answerMilliseconds }),
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await client.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...client, url: database.url, close };
}

test('a connection lost during a transaction fails only that transaction', async () => {
  const { db } = await openDatabase();
  const lost = db.transaction(async (transaction) => {
    const pid = await processOf(transaction);
    await db.execute(sql`select pg_terminate_backend(${pid}::integer, 5000)`);
    // The end of it reaches this process before anything is asked of it again.
    await expect.poll(() => processOf(transaction).then(() => false, isDatabaseUnavailable)).toBe(true);
    throw new Error('the reason of the work itself');
  });
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await processOf(db)).toEqual(expect.any(Number));
});

test('transactions that cannot begin release their connections', async () => {
  const { db } = await openDatabase();
  for (let count = 0; count < 20; count += 1) {
    const begun = db.transaction(processOf, { isolationLevel: 'none that there is' as 'serializable' });
    await expect(begun).rejects.toThrow('Failed query: begin');
  }
  expect(await db.transaction(processOf)).toEqual(expect.any(Number));
});

const endless = (db: Database) => db.execute(sql`select pg_sleep(600)`);
const countEndless = async (url: string) =>
  (
    await query(
      url,
      `select 1 from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(600)'`,
    )
  ).length;

const HOUR = 3_600_000;

test('statements without an answer time out and release their connections', async () => {
  const { db, url } = await openDatabase(HOUR);
  // Their hour goes by once all of them are asked; those after them have one of their own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Array.from({ length: 5 }, () => [endless(db), db.transaction(endless)]).flat();
  let answers: PromiseSettledResult<unknown>[] | undefined;
  void Promise.allSettled(asked).then((settled) => {
    answers = settled;
  });
  await expect.poll(() => countEndless(url), { timeout: 30_000 }).toBe(10);
  const answersInTime = () => {
    vi.advanceTimersByTime(HOUR);
    return answers;
  };
  await expect.poll(answersInTime, { timeout: 30_000 }).toHaveLength(10);
  vi.useRealTimers();
  expect(
    answers?.every((answer) => answer.status === 'rejected' && isDatabaseUnavailable(answer.reason)),
  ).toBe(true);
  const free = Array.from({ length: 10 }, () => db.transaction(processOf));
  expect(new Set(await Promise.all(free)).size).toBe(10);
});

test('close cancels statements that the database does not answer', async () => {
  const { db, url, close } = await openDatabase();
  const asked = [endless(db), db.transaction(endless)].map((query) =>
    expect(query).rejects.toSatisfy(isDatabaseUnavailable),
  );
  await expect.poll(() => countEndless(url)).toBe(2);
  await close();
  await Promise.all(asked);
});
