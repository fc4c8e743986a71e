import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { databasePid, initialisedFolders, query, startDatabase } from '#testing/database/embedded-fixture.ts';
import { ANSWER_MILLISECONDS, connectDatabase } from '../client.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { watchPrimary } from './watch-primary.ts';

const run = promisify(execFile);

const DATABASE = 'game_plan_cookbook';
const STAND_BY = `alter database ${DATABASE} set default_transaction_read_only = on`;
const PROMOTE = `set transaction_read_only = off; alter database ${DATABASE} reset default_transaction_read_only`;

/** Two servers of one database: the first takes writes, the second may only be read until it is promoted. */
async function twoServers() {
  const places = await initialisedFolders();
  const first = await startDatabase(places);
  await query(first.url, 'create table notes (text text)');
  await first.stop();
  const copy = join(places.root, 'second');
  await run('cp', ['-a', places.dataDir, copy]);
  const [primary, standby] = [
    await startDatabase(places),
    await startDatabase({ ...places, dataDir: copy, sharedFolder: join(places.root, 'shared-2') }),
  ];
  await query(standby.url, STAND_BY);
  const url = new URL(primary.url);
  const socketOf = (address: string) => new URL(address).searchParams.get('host') ?? '';
  url.searchParams.set('host', `${socketOf(standby.url)},${socketOf(primary.url)}`);
  url.searchParams.set('target_session_attrs', 'read-write');
  const pid = await databasePid(join(places.dataDir, 'postgres', 'data'));
  return { url: url.href, standby, pid };
}

test('finds the server that accepts writes, and another one when it stops answering', async () => {
  const { url, standby, pid } = await twoServers();
  const stopWatching = watchPrimary({ url, log: { warn: () => undefined } });
  onTestFinished(stopWatching);
  const { db, close } = connectDatabase(url, () => undefined, { answerMilliseconds: ANSWER_MILLISECONDS });
  onTestFinished(close);
  const write = (text: string) => db.execute(sql`insert into notes values (${text})`);
  await write('to the first');

  // As when its machine loses its network: connections stay open and nothing is ever answered.
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  const processes = [pid, ...stdout.trim().split(/\s+/).map(Number)];
  for (const each of processes) process.kill(each, 'SIGSTOP');
  onTestFinished(() => {
    for (const each of processes) process.kill(each, 'SIGCONT');
  });
  const lost = write('to nobody').then(() => 'written', isDatabaseUnavailable);
  await query(standby.url, PROMOTE);

  // Long before the statement itself would be given up.
  const writes = () =>
    write('to the second').then(
      () => true,
      () => false,
    );
  await expect.poll(writes, { timeout: ANSWER_MILLISECONDS - 10_000 }).toBe(true);
  expect(await lost).toBe(true);
  expect(await query(standby.url, 'select text from notes')).toEqual([{ text: 'to the second' }]);
});
