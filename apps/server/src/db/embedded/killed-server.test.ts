import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import {
  databasePid,
  initialisedFolders,
  kill,
  putDatabase,
  query,
  recordingLog,
  startDatabase,
  startInThread,
  startServer,
  temporaryFolders,
} from '#testing/database/embedded-fixture.ts';
import { chooseAccount } from './as-root/account.ts';
import { reachableBinaries } from './as-root/copy-binaries.ts';
import { binariesIn, findBinaries } from './binaries.ts';
import { isDatabaseServer } from './running-database.ts';

const LEFT_RUNNING = 'An earlier server left its database running; it is stopped first';

/** A package whose initdb makes all that the installed one makes, and then goes on for ever. */
async function packageWithEndlessInitdb(root: string, sharedFolder: string): Promise<string> {
  // Its links and its script lead to programs that the database's account may run, also where the checkout is closed.
  const account = await chooseAccount([]);
  const real = await reachableBinaries(await findBinaries(), account, sharedFolder, recordingLog().log);
  const ours = binariesIn(join(root, 'package', 'native'), '1');
  await mkdir(dirname(ours.postgres), { recursive: true });
  await symlink(real.postgres, ours.postgres);
  await symlink(real.pgCtl, ours.pgCtl);
  const made = inject('initialisedDataDir');
  const make = made === undefined ? `'${real.initdb}' "$@"` : `cp -a '${made}/postgres/data/.' "$2"`;
  const script = `#!/bin/sh\n${make} && touch "$2/held" && exec sleep 600\n`;
  await writeFile(ours.initdb, script, { mode: 0o755 });
  await writeFile(join(root, 'package', 'package.json'), '{ "version": "1" }');
  return join(root, 'package');
}

describe('after a server is killed', () => {
  test.runIf(process.platform === 'linux')(
    'its database is stopped where the operating system supports that',
    async () => {
      const folders = await initialisedFolders();
      const server = startServer(folders);
      await server.url;
      const data = join(folders.dataDir, 'postgres', 'data');
      const pid = await databasePid(data);
      expect(await isDatabaseServer(pid, data)).toBe(true);

      await kill(server);
      await vi.waitFor(async () => expect(await isDatabaseServer(pid, data)).toBe(false), {
        timeout: 20_000,
      });
      // Removed at the end of a proper shutdown only.
      await expect(databasePid(data)).rejects.toThrow('No database runs');
    },
  );

  test('the next start stops a database that is still running', async () => {
    const folders = await initialisedFolders();
    const server = startServer(folders, { inThread: true });
    await query(await server.url, 'create table kept as select 1 as one');
    const data = join(folders.dataDir, 'postgres', 'data');
    const former = await databasePid(data);
    await kill(server);
    expect(await isDatabaseServer(former, data)).toBe(true);

    const { log, messages } = recordingLog();
    const database = await startDatabase({ ...folders, log });

    expect(messages).toContain(LEFT_RUNNING);
    expect(await isDatabaseServer(former, data)).toBe(false);
    expect(await query(database.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  test('the next start removes the temporary socket folder', async () => {
    const folders = await temporaryFolders();
    const long = { ...folders, dataDir: join(folders.dataDir, 'long'.repeat(30)) };
    await mkdir(folders.dataDir, { mode: 0o711 });
    await putDatabase(long.dataDir);
    const server = startServer(long, { inThread: true });
    const former = new URL(await server.url).searchParams.get('host') ?? '';
    expect((await stat(former)).isDirectory()).toBe(true);
    await kill(server);

    await startDatabase(long);
    await expect(stat(former)).rejects.toThrow('ENOENT');
  });

  test('during the first initialisation, the next start initialises again', async () => {
    const folders = await temporaryFolders();
    const home = join(folders.dataDir, 'postgres');
    const packageFolder = await packageWithEndlessInitdb(folders.root, folders.sharedFolder);
    const server = startServer({ ...folders, packageFolder });
    const unfinished = await vi.waitFor(
      async () => {
        const found = (await readdir(home)).find((name) => name.startsWith('data.'));
        expect(await readdir(join(home, found ?? ''))).toEqual(expect.arrayContaining(['base', 'held']));
        return found;
      },
      { timeout: 30_000 },
    );
    await kill(server);
    expect(await readdir(home)).not.toContain('data');

    const database = await startDatabase(folders);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(home)).not.toContain(unfinished);
  });
});

test('the end of the thread that started the database does not stop it', async () => {
  const folders = await initialisedFolders();
  const thread = startInThread(folders);
  await thread.url;
  const data = join(folders.dataDir, 'postgres', 'data');
  const pid = await databasePid(data);
  await thread.end();
  expect(await isDatabaseServer(pid, data)).toBe(true);

  const { log, messages } = recordingLog();
  await startDatabase({ ...folders, log });
  expect(messages).toContain(LEFT_RUNNING);
});
