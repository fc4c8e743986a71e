import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  putDatabase,
  query,
  recordingLog,
  startDatabase,
  temporaryFolders,
  waitForState,
} from '#testing/database/embedded-fixture.ts';
import { fillDisk, MAY_MOUNT, mountDisk } from '#testing/database/mount-disk.ts';

const needsMount = test.runIf(MAY_MOUNT);

needsMount(
  'a full disk stops the database, which says why and recovers when there is room',
  async ({ skip }) => {
    const { dataDir, sharedFolder } = await temporaryFolders();
    if ((await mountDisk(dataDir, 150)) === undefined) return skip('mounting is not allowed here');
    await putDatabase(dataDir);
    const { log, messages } = recordingLog();
    const database = await startDatabase({ dataDir, sharedFolder, log });
    await query(database.url, 'create table kept as select 1 as one');
    const filler = await fillDisk(dataDir);

    const restarting = waitForState(database, 'restarting');
    await query(
      database.url,
      'do $$ begin for i in 1..9 loop perform pg_switch_wal(), txid_current(); end loop; end $$',
    ).catch(() => {});
    await restarting;
    await rm(filler);
    await waitForState(database, 'ready');

    expect(messages.join('\n')).toMatch(
      /The database stopped; .* the disk of .* is full\. Make room on it\./,
    );
    expect(await query(database.url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

needsMount('a disk too small for a new database is named', async ({ skip }) => {
  const { dataDir, sharedFolder } = await temporaryFolders();
  if ((await mountDisk(dataDir, 20)) === undefined) return skip('mounting is not allowed here');

  await expect(startDatabase({ dataDir, sharedFolder })).rejects.toMatchObject({
    code: 'disk-full',
    message: expect.stringMatching(
      /^The database cannot be created: the disk of .* is full\. Make room on it\.$/,
    ),
  });
});

needsMount(
  'a disk too small for a copy of the programs is named, and no half of one stays',
  async ({ skip }) => {
    const { root, dataDir, sharedFolder } = await temporaryFolders();
    if ((await mountDisk(sharedFolder, 20)) === undefined) return skip('mounting is not allowed here');
    const closed = join(root, 'closed');
    const native = join(closed, 'package', 'native');
    await mkdir(join(native, 'bin'), { recursive: true });
    await writeFile(join(native, 'bin', 'postgres'), Buffer.alloc(30_000_000), { mode: 0o755 });
    await writeFile(join(closed, 'package', 'package.json'), '{ "version": "1" }');
    await chmod(closed, 0o700);

    const resolvePackage = () => join(closed, 'package', 'dist', 'index.js');
    await expect(startDatabase({ dataDir, sharedFolder, resolvePackage })).rejects.toMatchObject({
      code: 'disk-full',
      message: expect.stringMatching(
        /^PostgreSQL cannot be copied to .*: the disk is full\. Make room on it\.$/,
      ),
    });
    expect(await readdir(sharedFolder)).toEqual([]);
  },
);
