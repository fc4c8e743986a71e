import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  initialisedFolders,
  query,
  recordingLog,
  startDatabase,
} from '#testing/database/embedded-fixture.ts';

/** A database that was killed, with its `postmaster.pid` changed to another process id. */
const stoppedWithPid = async (choosePid: (owner: { uid: number; gid: number }) => Promise<number>) => {
  const folders = await initialisedFolders();
  const data = join(folders.dataDir, 'postgres', 'data');
  const database = await startDatabase(folders);
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8');
  await database.stop();
  const pid = await choosePid(await stat(data));
  // Created by us, it would belong to root: the server must read it as its own.
  await writeFile(join(data, 'postmaster.pid'), file.replace(/^\d+/, String(pid)));
  return folders;
};

test('starts although the old process id belongs to no process', async () => {
  const folders = await stoppedWithPid(async () => {
    const ended = spawn('true');
    await once(ended, 'exit');
    return ended.pid ?? 0;
  });

  expect((await startDatabase(folders)).isReady()).toBe(true);
});

test('starts although the old process id now belongs to another program, which keeps running', async () => {
  let other = spawn('true');
  const folders = await stoppedWithPid(async ({ uid, gid }) => {
    other = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
    await once(other, 'spawn');
    return other.pid ?? 0;
  });
  onTestFinished(() => {
    other.kill();
  });
  const { log, messages } = recordingLog();
  const database = await startDatabase({ ...folders, log });

  expect(messages).toContain('The database was not stopped properly, and its process id has been reused');
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
});
