import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '#db/client.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { query } from '#testing/database/embedded-fixture.ts';
import { note } from '#testing/jobs/note-job.ts';
import { type Attempt, handle, type JobHandler } from './job.ts';
import { openJobQueue, type RunningJobQueue } from './job-queue.ts';
import { recordableError } from './recordable-error.ts';

describe('the job queue', () => {
  let url: string;
  let db: Database;
  let warnings: string[];
  beforeEach(async () => {
    const clone = await cloneDatabase();
    const client = connectDatabase(clone.url, () => undefined);
    onTestFinished(async () => {
      await client.close();
      await clone.drop();
    });
    url = clone.url;
    db = client.db;
    warnings = [];
  });

  async function openQueue(database = url): Promise<RunningJobQueue> {
    const queue = await openJobQueue({
      database,
      jobs: [note],
      log: { warn: (_fields, message) => warnings.push(message) },
    });
    onTestFinished(() => queue.stop());
    return queue;
  }

  /** Notes what it is given; tells when it has noted `count`. */
  function notes(count: number) {
    const texts: string[] = [];
    const done = Promise.withResolvers<void>();
    const handler: JobHandler = handle(note, async ({ text }) => {
      texts.push(text);
      if (texts.length === count) done.resolve();
    });
    return { texts, handler, all: done.promise };
  }

  const waiting = async () => {
    const { rows } = await db.execute<{ text: string }>(
      sql`select data ->> 'text' as text from pgboss.job where name = 'note' order by created_on`,
    );
    return rows.map(({ text }) => text);
  };

  test('a job is added with its transaction, and not if that is rolled back', async () => {
    const queue = await openQueue();
    await db
      .transaction(async (tx) => {
        await queue.add(tx, note, { text: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual([]);
    await db.transaction((tx) => queue.add(tx, note, { text: 'kept' }));
    expect(await waiting()).toEqual(['kept']);

    const { handler, texts, all } = notes(1);
    await queue.work([handler]);
    await all;
    expect(texts).toEqual(['kept']);
  });

  test('a job dropped before it runs never runs, unless the transaction is rolled back', async () => {
    const queue = await openQueue();
    for (const key of ['a', 'b', 'c']) await queue.add(db, note, { text: key }, { key });
    await queue.drop(db, note, ['b', 'unknown']);
    await db
      .transaction(async (tx) => {
        await queue.drop(tx, note, ['c']);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual(['a', 'c']);

    const { handler, all, texts } = notes(2);
    await queue.work([handler]);
    await all;
    expect(texts.toSorted()).toEqual(['a', 'c']);
  });

  test('a running job is not dropped', async () => {
    const queue = await openQueue();
    await queue.add(db, note, { text: 'begun' }, { key: 'a' });
    const begun = Promise.withResolvers<void>();
    const dropped = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    await queue.work([
      handle(note, async () => {
        begun.resolve();
        await dropped.promise;
        done.resolve();
      }),
    ]);
    await begun.promise;
    await queue.drop(db, note, ['a']);
    expect(await waiting()).toEqual(['begun']);
    dropped.resolve();
    await done.promise;
  });

  test('of jobs with the same key one waits or runs; jobs without a key all run', async () => {
    const queue = await openQueue();
    await queue.add(db, note, { text: 'first' }, { key: 'a' });
    await queue.add(db, note, { text: 'second' }, { key: 'a' });
    await queue.add(db, note, { text: 'other' }, { key: 'b' });
    await queue.add(db, note, { text: 'free' });
    await queue.add(db, note, { text: 'free' });
    expect(await waiting()).toEqual(['first', 'other', 'free', 'free']);
  });

  test('many jobs added at once run without pauses', async () => {
    const queue = await openQueue();
    for (let count = 0; count < 30; count += 1) await queue.add(db, note, { text: `${count}` });
    const { handler, texts, all } = notes(30);
    await queue.work([handler]);
    await all;
    expect(new Set(texts).size).toBe(30);
  });

  test('a job added while the queue works is run', async () => {
    const queue = await openQueue();
    const { handler, all } = notes(1);
    await queue.work([handler]);
    await queue.add(db, note, { text: 'now' });
    await all;
  });

  test('a failed job is retried, and the last attempt is marked', async () => {
    const queue = await openQueue();
    const attempts: boolean[] = [];
    const last = Promise.withResolvers<void>();
    const failing = handle(note, async (_data, { isLast }: Attempt) => {
      attempts.push(isLast);
      if (isLast) last.resolve();
      throw new Error('no');
    });
    await queue.add(db, note, { text: 'hopeless' });
    await queue.work([failing]);
    await last.promise;
    await queue.stop();
    expect(attempts).toEqual([false, false, true]);
    expect(warnings).toEqual(['A job failed', 'A job failed', 'A job failed']);
    expect(await query(url, `select state from pgboss.job where name = 'note'`)).toEqual([
      { state: 'failed' },
    ]);
  });

  test('an error is stored without the values it was about', async () => {
    const queue = await openQueue();
    const picture = Buffer.from('\u0000secret bytes of a picture');
    const last = Promise.withResolvers<void>();
    const failing = handle(note, async (_data, { isLast }: Attempt) => {
      if (isLast) last.resolve();
      await db.execute(sql`select ${picture}::bytea, ${'secret\u0000text'}::integer`);
    });
    await queue.add(db, note, { text: 'picture' });
    await queue.work([failing]);
    await last.promise;
    await queue.stop();
    const [row] = await query(url, `select state, output::text from pgboss.job where name = 'note'`);
    expect(row).toMatchObject({ state: 'failed', output: expect.stringContaining('Failed query') });
    expect(JSON.stringify(row)).not.toMatch(/secret|bytes of a picture/);
  });

  test.each([
    ['no error at all', 'a\u0000b', 'a b'],
    ['half of a character', new Error('\ud800'), '\ufffd'],
    [
      'with a cause',
      new Error('The mail was not sent', { cause: new Error('No route') }),
      'The mail was not sent: No route',
    ],
    [
      'of PostgreSQL',
      Object.assign(new Error('invalid input syntax for type integer: "secret"'), { code: '22P02' }),
      "PostgreSQL's error 22P02",
    ],
    ['endless', new Error('x'.repeat(1_000_000)), 'x'.repeat(2000)],
  ])('an error that is %s can be stored', (_, failure, message) => {
    const recorded = recordableError(failure);
    expect(recorded.message).toBe(message);
    expect(JSON.stringify({ ...recorded, stack: recorded.stack })).not.toMatch(/\\u0000|secret/);
  });

  test('two copies on one database run each job once', async () => {
    const copies = [await openQueue(), await openQueue()];
    const { handler, texts, all } = notes(40);
    for (let count = 0; count < 40; count += 1) await copies[0]?.add(db, note, { text: `${count}` });
    for (const copy of copies) await copy.work([handler]);
    await all;
    await Promise.all(copies.map((copy) => copy.stop()));
    expect(texts).toHaveLength(40);
    expect(new Set(texts).size).toBe(40);
  });

  test('stop waits for the running job', async () => {
    const queue = await openQueue();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isFinished = false;
    await queue.add(db, note, { text: 'long' });
    await queue.work([
      handle(note, async () => {
        begun.resolve();
        await goOn.promise;
        isFinished = true;
      }),
    ]);
    await begun.promise;
    const stopped = queue.stop();
    goOn.resolve();
    await stopped;
    expect(isFinished).toBe(true);
    expect(await query(url, `select state from pgboss.job where name = 'note'`)).toEqual([
      { state: 'completed' },
    ]);
  });
});

test('data of another shape never reaches the handler', () => {
  const texts: string[] = [];
  const { run } = handle(note, async ({ text }) => void texts.push(text));
  const attempt = { isFirst: true, isLast: true, signal: new AbortController().signal };
  expect(() => run({ text: 7 }, attempt)).toThrow();
  expect(texts).toEqual([]);
});
