import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { bareDatabase, cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { backupToFile } from './backup.ts';
import type { Command } from './command.ts';
import { restoreFromFile } from './restore.ts';

const caller =
  (command: Command) =>
  (args: readonly string[], env: Record<string, string> = {}) =>
    callCommand(command, args, env);
const backup = caller(backupToFile);
const restore = caller(restoreFromFile);

describe('the commands backup and restore', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  test.each([
    ['backup', backup, 'npm run backup -- PATH'],
    ['restore', restore, 'npm run restore -- FILE'],
  ])('%s explains itself, and exits with 2 when called wrongly', async (_name, run, usage) => {
    expect(await run(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining(usage) });
    expect(await Promise.all([run([]), run(['a', 'b']), run(['--all', 'a'])])).toMatchObject([
      { code: 2 },
      { code: 2 },
      { code: 2 },
    ]);
  });

  test('say in a sentence that there is no such database', async () => {
    const database = await cloneDatabase();
    await database.drop();
    expect(await backup([folder.path], { DATABASE_URL: database.url })).toEqual({
      code: 1,
      output: expect.stringMatching(/^Not saved: the database of DATABASE_URL could not be used: [^\n]*\n$/),
    });
  });

  test('backup saves into a folder that exists, and refuses a missing one', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const missing = join(folder.path, 'safe');
    expect(await backup([missing], env)).toEqual({
      code: 1,
      output: `There is no folder ${missing}. Create it first, or name a file that ends in .zip.\n`,
    });
    expect(await readdir(folder.path)).toEqual([]);

    await writeFile(missing, '');
    const below = join(missing, 'x.zip');
    expect(await backup([below], env)).toEqual({
      code: 1,
      output: `${below} lies in what is not a folder.\n`,
    });
    await rm(missing);
    await mkdir(missing);
    expect(await backup([missing], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Saved .* to .*\/safe\/game-plan-cookbook-[-\dT]+\.zip\.\n$/),
    });
  });

  test('say in a sentence why not', async () => {
    const database = await bareDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const missing = join(folder.path, 'missing.zip');
    expect(await restore([missing], env)).toEqual({
      code: 1,
      output: `There is no file ${missing}.\n`,
    });
    expect(await backup([missing], env)).toEqual({
      code: 1,
      output: 'There is nothing to back up: the database is empty.\n',
    });
  });
});
