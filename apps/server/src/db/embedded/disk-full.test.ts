import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  AS_ROOT,
  query,
  reached,
  recordingLog,
  startDatabase,
  temporaryPlaces,
} from '#testing/database/embedded-fixture.ts';

/** A disk of that many megabytes; undefined where this machine does not let tests mount one. */
const mountDisk = (folder: string, megabytes: number): true | undefined => {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('/bin/umount', [folder]);
  });
  return true;
};

const fill = async (folder: string): Promise<string> => {
  const file = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(bavail * bsize));
  return file;
};

const needsMount = test.runIf(AS_ROOT && process.platform === 'linux');

needsMount(
  'a full disk stops the database, which says why and recovers when there is room',
  async ({ skip }) => {
    const { root, sharedFolder } = await temporaryPlaces();
    if (mountDisk(root, 150) === undefined) return skip('mounting is not allowed here');
    const { log, messages } = recordingLog();
    const database = await startDatabase({ dataDir: join(root, 'data'), sharedFolder, log });
    await query(database.url, 'create table kept as select 1 as one');
    const filler = await fill(root);

    const restarting = reached(database, 'restarting');
    await query(
      database.url,
      'do $$ begin for i in 1..9 loop perform pg_switch_wal(), txid_current(); end loop; end $$',
    ).catch(() => {});
    await restarting;
    await rm(filler);
    await reached(database, 'ready');

    expect(messages.join('\n')).toMatch(
      /The database stopped; .* the disk of .* is full\. Make room on it\./,
    );
    expect(await query(database.url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

needsMount('a disk too small for a new database is named', async ({ skip }) => {
  const { root, sharedFolder } = await temporaryPlaces();
  if (mountDisk(root, 20) === undefined) return skip('mounting is not allowed here');

  await expect(startDatabase({ dataDir: join(root, 'data'), sharedFolder })).rejects.toMatchObject({
    code: 'disk-full',
    message: expect.stringMatching(
      /^The database cannot be created: the disk of .* is full\. Make room on it\.$/,
    ),
  });
});
