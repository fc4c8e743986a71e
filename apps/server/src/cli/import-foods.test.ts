import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { runCommand } from '#testing/processes/command.ts';
import { copyStartedData } from '#testing/processes/running-server.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { FOOD_HEADER, NUTRIENT_HEADER, writeDownload } from '#testing/usda/food-download.ts';
import { importFoods } from './import-foods.ts';

const COMMAND = fileURLToPath(new URL('./import-foods.ts', import.meta.url));

const DOWNLOAD = {
  'food.csv': [FOOD_HEADER, [900001, 'sr_legacy_food', 'Zorbleberries, raw', 1, '2019-04-01']],
  'food_nutrient.csv': [NUTRIENT_HEADER, [1, 900001, 1008, 61, 1]],
};

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  callCommand(importFoods, args, env);

describe('the command foods:import', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  test('explains itself', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run foods:import -- PATH');
  });

  test.each([[[]], [['a', 'b']]])('called with %j it exits with 2', async (args) => {
    expect((await run(args)).code).toBe(2);
  });

  test('imports into the database of DATABASE_URL; a wrong path is one sentence and 1', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const done = await run([await writeDownload(join(folder.path, 'sr'), DOWNLOAD)], env);
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('USDA SR Legacy: 1 foods.') });

    const missing = join(folder.path, 'missing.zip');
    expect(await run([missing], env)).toEqual({
      code: 1,
      output: `There is no file or folder ${missing}.\n`,
    });
  });

  test('without a server it starts the embedded database and ends with it', async () => {
    const env = { DATA_DIR: await copyStartedData(folder.path) };
    const path = await writeDownload(join(folder.path, 'sr'), DOWNLOAD);
    expect(await runCommand(COMMAND, [path], env)).toMatchObject({ code: 0 });
  });
});
