import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { runCommand } from '#testing/processes/command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { FOOD_HEADER, NUTRIENT_HEADER, writeDownload } from '#testing/usda/food-download.ts';

const COMMAND = fileURLToPath(new URL('./import-foods.ts', import.meta.url));

const DOWNLOAD = {
  'food.csv': [FOOD_HEADER, [900001, 'sr_legacy_food', 'Zorbleberries, raw', 1, '2019-04-01']],
  'food_nutrient.csv': [NUTRIENT_HEADER, [1, 900001, 1008, 61, 1]],
};

const importFoods = (args: readonly string[], env: Record<string, string> = {}) =>
  runCommand(COMMAND, args, env);

describe('the command foods:import', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  test('prints its usage', async () => {
    const { code, output } = await importFoods(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run foods:import -- PATH');
  });

  test.each([[[]], [['a', 'b']]])('exits with 2 when called with %j', async (args) => {
    expect((await importFoods(args)).code).toBe(2);
  });

  test('imports into the database of DATABASE_URL; a wrong path gives one sentence and exit code 1', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const done = await importFoods([await writeDownload(join(folder.path, 'sr'), DOWNLOAD)], env);
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('USDA SR Legacy: 1 foods.') });

    const missing = join(folder.path, 'missing.zip');
    expect(await importFoods([missing], env)).toEqual({
      code: 1,
      output: `There is no file or folder ${missing}.\n`,
    });
  });

  test('starts and stops the embedded database when no server runs', async () => {
    const env = { DATA_DIR: join(folder.path, 'data') };
    const path = await writeDownload(join(folder.path, 'sr'), DOWNLOAD);
    expect(await importFoods([path], env)).toMatchObject({ code: 0 });
  });
});
