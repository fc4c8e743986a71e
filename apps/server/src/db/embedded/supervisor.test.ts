import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  databasePid,
  initialisedFolders,
  query,
  recordingLog,
  startDatabase,
  waitForState,
} from '#testing/database/embedded-fixture.ts';
import { isAlive } from './running-database.ts';

test('restarts a killed database at the same address, and reports the restart', async () => {
  const folders = await initialisedFolders();
  const data = join(folders.dataDir, 'postgres', 'data');
  const { log, messages } = recordingLog();
  const database = await startDatabase({ ...folders, log });
  await query(database.url, 'create table kept as select 1 as one');
  const states: string[] = [];
  database.onStateChange((state) => states.push(`${state}, ready: ${database.isReady()}`));

  for (const round of [1, 2]) {
    const pid = await databasePid(data);
    const restarting = waitForState(database, 'restarting');
    process.kill(pid, 'SIGKILL');
    await restarting;
    await waitForState(database, 'ready');

    expect(isAlive(pid)).toBe(false);
    expect(await query(database.url, `select one, ${round} as round from kept`)).toEqual([{ one: 1, round }]);
  }
  expect(states).toEqual([
    'restarting, ready: false',
    'ready, ready: true',
    'restarting, ready: false',
    'ready, ready: true',
  ]);
  expect(messages.filter((message) => message === 'The database runs again')).toHaveLength(2);
});

test('restarts a database that was told to stop while in use', async () => {
  const folders = await initialisedFolders();
  const database = await startDatabase(folders);
  const client = new Client(database.url);
  client.on('error', () => undefined);
  await client.connect();
  const restarting = waitForState(database, 'restarting');
  process.kill(await databasePid(join(folders.dataDir, 'postgres', 'data')), 'SIGTERM');
  await restarting;
  await waitForState(database, 'ready');

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('restarts when one of the database’s processes dies', async () => {
  const database = await startDatabase(await initialisedFolders());
  const checkpointer = "select pid from pg_stat_activity where backend_type = 'checkpointer'";
  // It shows itself a moment after the database answers.
  await expect.poll(() => query(database.url, checkpointer)).toHaveLength(1);
  const [{ pid } = {}] = await query(database.url, checkpointer);
  const restarting = waitForState(database, 'restarting');
  process.kill(Number(pid), 'SIGKILL');
  await restarting;
  await waitForState(database, 'ready');

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a hanging connection is closed once the database is gone', async () => {
  const folders = await initialisedFolders();
  const database = await startDatabase({ ...folders, backoff: { first: 3_600_000, longest: 3_600_000 } });
  const client = new Client(database.url);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = Number(rows[0]?.pid);
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  process.kill(await databasePid(join(folders.dataDir, 'postgres', 'data')), 'SIGKILL');
  const stateMeanwhile = () => {
    vi.advanceTimersByTime(5_000);
    return database.state;
  };
  await expect.poll(stateMeanwhile, { timeout: 20_000 }).toBe('restarting');
  await database.stop();
});

test('can be stopped while waiting to restart, and then stays stopped', async () => {
  const folders = await initialisedFolders();
  const data = join(folders.dataDir, 'postgres', 'data');
  const database = await startDatabase({ ...folders, backoff: { first: 3_600_000, longest: 3_600_000 } });
  const pid = await databasePid(data);
  const restarting = waitForState(database, 'restarting');
  process.kill(pid, 'SIGKILL');
  await restarting;
  await database.stop();

  expect(database.state).toBe('stopped');
  // The folder is free for the next one.
  expect((await startDatabase(folders)).state).toBe('ready');
});
