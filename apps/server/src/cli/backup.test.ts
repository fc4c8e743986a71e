import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { details, PASSWORD } from '#testing/people.ts';
import { runCommand } from '#testing/processes/command.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { clientOf, runServer, setUpServer, startedHome } from '#testing/processes/running-server.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';

const command =
  (file: string) =>
  (args: readonly string[], env: Record<string, string> = {}) =>
    runCommand(fileURLToPath(new URL(file, import.meta.url)), args, env);
const backup = command('./backup.ts');
const restore = command('./restore.ts');

const RICE = { name: 'Rice', category: 'grain', quantity: '2', unit: 'cup' } as const;

describe('the commands backup and restore', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  const home = async (name: string) => ({
    DATA_DIR: join(folder.path, name),
    PORT: String(await freePort()),
  });

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

  test('what was saved while the server ran is all there in a new place', async () => {
    const from = await startedHome();
    const server = await runServer(from);
    const ada = await setUpServer(from);
    await ada.call(ingredients.create, { body: RICE });
    const saved = await backup([folder.path], { DATA_DIR: from.DATA_DIR });
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Saved [\d,]+ rows of \d+ tables/),
    });
    await server.stop();

    const [file = ''] = (await readdir(folder.path)).filter((name) => name.endsWith('.zip'));
    const to = await home('to');
    const path = join(folder.path, file);
    const restored = await restore([path], { DATA_DIR: to.DATA_DIR });
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Restored [\d,]+ rows/) });
    expect(await restore([path], { DATA_DIR: to.DATA_DIR })).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database is not empty'),
    });

    await runServer(to);
    const again = clientOf(to);
    await again.call(auth.login, { body: { username: details('ada').username, password: PASSWORD } });
    expect(await again.call(ingredients.list)).toMatchObject([{ name: 'Rice' }]);
    await again.call(ingredients.create, { body: { ...RICE, name: 'Beans' } });
  });

  test('say in a sentence that there is no such database', async () => {
    const database = await cloneDatabase();
    await database.drop();
    expect(await backup([folder.path], { DATABASE_URL: database.url })).toEqual({
      code: 1,
      output: expect.stringMatching(/^Not saved: the database of DATABASE_URL could not be used: [^\n]*\n$/),
    });
  });

  test('say in a sentence why not', async () => {
    const { DATA_DIR } = await home('new');
    const missing = join(folder.path, 'missing.zip');
    expect(await restore([missing], { DATA_DIR })).toEqual({
      code: 1,
      output: `There is no file ${missing}.\n`,
    });
    expect(await backup([missing], { DATA_DIR })).toEqual({
      code: 1,
      output: 'There is nothing to back up: the database is empty.\n',
    });
  });
});
