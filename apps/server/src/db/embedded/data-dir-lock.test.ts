import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolders } from '#testing/database/embedded-fixture.ts';
import { lockDataDir } from './data-dir-lock.ts';

const MODULE = new URL('./data-dir-lock.ts', import.meta.url).href;

/** Another process that holds the lock until it is killed. */
const lockInProcess = async (dataDir: string) => {
  const script = `import { lockDataDir } from ${JSON.stringify(MODULE)};
    await lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 60_000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    holder.kill('SIGKILL');
  });
  await once(holder.stdout, 'data');
  return holder;
};

describe('lockDataDir', () => {
  test('creates the folder, locks it and releases it', async () => {
    const { dataDir } = await temporaryFolders();
    const lock = await lockDataDir(join(dataDir, 'new'));
    await expect(lockDataDir(join(dataDir, 'new'))).rejects.toMatchObject({ code: 'data-dir-in-use' });
    await lock.release();

    await (await lockDataDir(join(dataDir, 'new'))).release();
  });

  test('names the folder and the process that holds it, and is released when that process dies', async () => {
    const { dataDir } = await temporaryFolders();
    const holder = await lockInProcess(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(
      `The folder ${dataDir} (DATA_DIR) is in use by another copy of Game Plan Cookbook (process ${holder.pid}).`,
    );
    holder.kill('SIGKILL');
    await once(holder, 'exit');

    await (await lockDataDir(dataDir)).release();
  });

  test('lets only one of many callers in', async () => {
    const { dataDir } = await temporaryFolders();
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dataDir)));
    const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    await Promise.all(locks.map((lock) => lock.release()));

    expect(locks).toHaveLength(1);
  });

  test('explains that the folder cannot be created', async () => {
    const { root } = await temporaryFolders();
    await writeFile(join(root, 'file'), '');

    await expect(lockDataDir(join(root, 'file', 'data'))).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining(
        `The folder ${join(root, 'file', 'data')} (DATA_DIR) cannot be created`,
      ),
    });
  });
});
