import { once } from 'node:events';
import { chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type TestContext, test } from 'vitest';
import { AS_ROOT, startDatabase, startServer, temporaryFolders } from '#testing/database/embedded-fixture.ts';
import { canEnter } from './folder-access.ts';

/** The account `nobody` of Linux. */
const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534, differs: true };

const PROGRAMS = [process.execPath, fileURLToPath(new URL('.', import.meta.url))];

const skipWhereClosed = async ({ skip }: TestContext): Promise<void> => {
  const open = await Promise.all(PROGRAMS.map((path) => canEnter(NOBODY, path)));
  if (open.includes(false)) skip('an ordinary user may not enter this checkout');
};

const asRoot = test.runIf(AS_ROOT && process.platform === 'linux');

asRoot('an ordinary user runs the database as themselves', async (context) => {
  await skipWhereClosed(context);
  const { root, dataDir, sharedFolder } = await temporaryFolders();
  await chown(root, NOBODY.uid, NOBODY.gid);
  const server = startServer({ dataDir, sharedFolder }, NOBODY);

  expect(await server.url).toContain(encodeURIComponent(join(dataDir, 'postgres', 'socket')));
  expect((await stat(join(dataDir, 'postgres', 'data'))).uid).toBe(NOBODY.uid);

  const exited = once(server.process, 'exit');
  server.process.stdin?.end();
  expect(await exited).toEqual([0, null]);
});

asRoot('an ordinary user is told that a folder of root is not theirs', async (context) => {
  await skipWhereClosed(context);
  const { dataDir, sharedFolder } = await temporaryFolders();
  await (await startDatabase({ dataDir, sharedFolder })).stop();

  await expect(startServer({ dataDir, sharedFolder }, NOBODY).url).rejects.toThrow(
    `The folder ${dataDir} (DATA_DIR) cannot be written by this account.`,
  );
});

asRoot('root goes on with the account that owns the data', async (context) => {
  await skipWhereClosed(context);
  const { root, dataDir, sharedFolder } = await temporaryFolders();
  await chown(root, NOBODY.uid, NOBODY.gid);
  const server = startServer({ dataDir, sharedFolder }, NOBODY);
  await server.url;
  const exited = once(server.process, 'exit');
  server.process.stdin?.end();
  await exited;

  expect((await startDatabase({ dataDir, sharedFolder })).isReady()).toBe(true);
  expect((await stat(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).uid).toBe(NOBODY.uid);
});
