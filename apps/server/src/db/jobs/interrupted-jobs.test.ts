import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#db/client.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import {
  databasePid,
  initialisedFolders,
  query,
  startDatabase,
  waitForState,
} from '#testing/database/embedded-fixture.ts';
import { note } from '#testing/jobs/note-job.ts';
import { handle } from './job.ts';
import { openJobQueue } from './job-queue.ts';

test('a job that does not end is released and runs after the next start, without a warning', async () => {
  const clone = await cloneDatabase();
  onTestFinished(clone.drop);
  const client = connectDatabase(clone.url, () => undefined);
  onTestFinished(() => client.close());
  const warnings: string[] = [];
  const queue = await openJobQueue({
    database: clone.url,
    jobs: [note],
    log: { warn: (_fields, message) => warnings.push(message) },
  });
  const begun = Promise.withResolvers<void>();
  const endless = handle(note, async (_data, { signal: stopping }) => {
    begun.resolve();
    await new Promise((_resolve, reject) => {
      stopping.addEventListener('abort', () => reject(new Error('stopped')));
    });
  });
  await queue.add(client.db, note, { text: 'endless' });
  await queue.work([endless]);
  await begun.promise;
  await queue.stop();
  // A stop that took too long is left to itself.
  const states = () => query(clone.url, `select state from pgboss.job where name = 'note'`);
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'retry' }]);
  expect(warnings.filter((message) => message !== 'A job failed')).toEqual([]);
});

test('the queue works again after the database restarts, with few warnings', async () => {
  const { dataDir, sharedFolder } = await initialisedFolders();
  const database = await startDatabase({ dataDir, sharedFolder });
  const warnings: string[] = [];
  const queue = await openJobQueue({
    database: database.url,
    jobs: [note],
    log: { warn: (_fields, message) => warnings.push(message) },
  });
  onTestFinished(() => queue.stop());
  const client = connectDatabase(database.url, () => undefined);
  onTestFinished(() => client.close());
  const done = Promise.withResolvers<string>();
  await queue.work([handle(note, async ({ text }) => done.resolve(text))]);

  const restarting = waitForState(database, 'restarting');
  process.kill(await databasePid(join(dataDir, 'postgres', 'data')), 'SIGKILL');
  await restarting;
  await waitForState(database, 'ready');
  await queue.add(client.db, note, { text: 'afterwards' });
  expect(await done.promise).toBe('afterwards');
  expect(warnings.length).toBeLessThan(10);
});
