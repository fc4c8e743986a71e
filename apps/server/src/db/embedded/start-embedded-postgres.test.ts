import { chmod, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  AS_ROOT,
  databasePid,
  initialisedFolders,
  putDatabase,
  query,
  recordingLog,
  startDatabase,
  temporaryFolders,
} from '#testing/database/embedded-fixture.ts';
import { isAlive } from './running-database.ts';

describe('startEmbeddedPostgres', () => {
  test('creates the database once, keeps its data, supports any character in a path, gives only the database’s account access, and leaves no process behind', async () => {
    const { root, sharedFolder } = await temporaryFolders();
    const folders = { dataDir: join(root, 'a b,"c"\'%ä+'), sharedFolder };
    const data = join(folders.dataDir, 'postgres', 'data');
    const first = await startDatabase(folders);
    await query(first.url, 'create table kept as select 1 as one');
    const pid = await databasePid(data);
    const own = ['.', 'data', 'socket'].map((name) => stat(join(folders.dataDir, 'postgres', name)));
    const owners = (await Promise.all(own)).map(({ mode, uid }) => ({
      mode: mode & 0o777,
      root: uid === 0,
    }));
    expect(owners).toEqual(Array(3).fill({ mode: 0o700, root: false }));
    await first.stop();

    expect(first.state).toBe('stopped');
    expect(isAlive(pid)).toBe(false);
    expect(await databasePid(data).catch(() => 'gone')).toBe('gone');

    const { log, messages } = recordingLog();
    const second = await startDatabase({ ...folders, log });
    expect(second.isReady()).toBe(true);
    expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(messages).not.toContain('Creating the database, which happens once');
  });

  test('has by default durable writes, no network access and small buffers; refuses a second copy on the same folder, and names folder and process', async () => {
    const folders = await initialisedFolders();
    const { url } = await startDatabase({ ...folders, settings: {} });
    const setting = async (name: string) => (await query(url, `show ${name}`))[0]?.[name];

    expect(await setting('fsync')).toBe('on');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('listen_addresses')).toBe('');
    expect(await setting('shared_buffers')).toBe('32MB');
    expect(await setting('jit')).toBe('off');
    expect(await setting('max_connections')).toBe('40');
    expect(await setting('server_encoding')).toBe('UTF8');
    expect(
      await query(url, "select current_database(), 'ä' ilike 'Ä' as folds, to_tsvector('simple', 'ÖL')"),
    ).toEqual([{ current_database: 'game_plan_cookbook', folds: true, to_tsvector: "'öl':1" }]);

    await expect(startDatabase(folders)).rejects.toMatchObject({
      code: 'data-dir-in-use',
      message: `The folder ${folders.dataDir} (DATA_DIR) is in use by another copy of Game Plan Cookbook (process ${process.pid}). Stop that one first, or give this one a folder of its own.`,
    });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('puts the socket of a long path into a short folder, and removes it', async () => {
    const { dataDir: home, sharedFolder } = await temporaryFolders();
    const dataDir = join(home, 'ä long "path"'.repeat(7));
    await mkdir(home, { mode: 0o711 });
    await putDatabase(dataDir);
    const database = await startDatabase({ dataDir, sharedFolder });
    const socket = new URL(database.url).searchParams.get('host') ?? '';

    expect(Buffer.byteLength(socket)).toBeLessThan(90);
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);

    await database.stop();
    await expect(stat(socket)).rejects.toThrow('ENOENT');
  });
});

describe.runIf(AS_ROOT)('under a folder that the database’s account cannot access', () => {
  test('stores each database elsewhere, logs it, finds it again, and does not create a new one when DATA_DIR was renamed', async () => {
    const { root, sharedFolder } = await temporaryFolders();
    await closeFolder(root);
    const dataDirs = [join(root, 'closed', 'one'), join(root, 'closed', 'two')];
    for (const dataDir of dataDirs) {
      const { log, messages } = recordingLog();
      const database = await startDatabase({ dataDir, sharedFolder, log });
      await query(database.url, `create table mine as select '${dataDir}' as path`);
      await database.stop();

      expect(messages.join('\n')).toMatch(
        new RegExp(
          `The database is kept in ${sharedFolder}/[0-9a-f]{16}, because its account "\\w+" may not enter DATA_DIR`,
        ),
      );
    }
    for (const dataDir of dataDirs) {
      const database = await startDatabase({ dataDir, sharedFolder });
      expect(await query(database.url, 'select path from mine')).toEqual([{ path: dataDir }]);
      await database.stop();
    }

    await rename(join(root, 'closed', 'one'), join(root, 'closed', 'new'));
    await expect(startDatabase({ dataDir: join(root, 'closed', 'new'), sharedFolder })).rejects.toMatchObject(
      {
        code: 'data-dir-moved',
        message: expect.stringMatching(/If DATA_DIR was moved, run "mv /),
      },
    );
  });

  test('refuses to replace a database that has become inaccessible', async () => {
    // The shared folder is another: the programs of PostgreSQL may have been copied to it.
    const { sharedFolder } = await temporaryFolders();
    const { root: home, dataDir } = await initialisedFolders();
    await chmod(home, 0o700);

    await expect(startDatabase({ dataDir, sharedFolder })).rejects.toMatchObject({ code: 'folder-unusable' });
  });
});

const closeFolder = (root: string) => mkdir(join(root, 'closed'), { mode: 0o700 });
