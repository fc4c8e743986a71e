import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FIRST_CATALOGUE } from '#features/services/seed-services.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { runCommand } from '#testing/processes/command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';

const COMMAND = fileURLToPath(new URL('./import-services.ts', import.meta.url));
const ONE = '[\n  { "key": "a", "name": "A", "category": "b",\n    "basePrice": 1.5 }\n]\n';

describe('the command services:import', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  const importServices = (args: readonly string[], env: Record<string, string> = {}) =>
    runCommand(COMMAND, args, env);
  const write = async (content: string | Buffer) => {
    const path = join(folder.path, 'services.json');
    await writeFile(path, content);
    return path;
  };

  test('prints its usage', async () => {
    const { code, output } = await importServices(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run services:import -- FILE');
  });

  test.each([[[]], [['a', 'b']], [['--fast', 'a']]])('exits with 2 when called with %j', async (args) => {
    expect((await importServices(args)).code).toBe(2);
  });

  test('prints what it changed, or each error with its line and changes nothing', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const first = await importServices([FIRST_CATALOGUE], env);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Services: 18 added, 0 changed/) });

    const wrong = await write('[\n  { "key": "a", "name": "",\n    "basePrice": 1.555 }\n]');
    expect(await importServices([wrong], env)).toEqual({
      code: 1,
      output: `${wrong} has 3 mistakes. Nothing was changed.
  line 2: [0].name must not be empty
  line 2: [0].category is missing
  line 3: [0].basePrice must be dollars with at most two decimals
`,
    });

    const right = await write(`\uFEFF${ONE}`);
    const { code, output } = await importServices([right], env);
    expect(code).toBe(0);
    expect(output).toContain('Services: 1 added, 0 changed, 0 unchanged, 18 no longer sold.\n  Added: A\n');

    const inactive = await write(ONE.replace('1.5', '2, "isActive": false'));
    expect((await importServices([inactive], env)).output).toBe(
      'Services: 0 added, 0 changed, 0 unchanged, 1 no longer sold.\n  No longer sold: A\n',
    );
    expect((await importServices([await write(ONE)], env)).output).toBe(
      'Services: 0 added, 0 changed, 0 unchanged, 0 no longer sold, 1 back on sale.\n  Back on sale: A\n',
    );
  });

  test('prints one sentence and exits with 1 when the file cannot be read', async () => {
    const missing = join(folder.path, 'missing.json');
    expect(await importServices([missing])).toEqual({ code: 1, output: `There is no file ${missing}.\n` });
    expect(await importServices([folder.path])).toEqual({
      code: 1,
      output: `${folder.path} is a folder, not a file.\n`,
    });
    const binary = await write(Buffer.from([0xff, 0xfe, 0x41]));
    expect(await importServices([binary])).toEqual({ code: 1, output: `${binary} is not text in UTF-8.\n` });
  });

  test('creates the database before the first start, and its catalogue is kept', async () => {
    const env = { DATA_DIR: join(folder.path, 'data') };
    expect(await importServices([await write(ONE)], env)).toMatchObject({ code: 0 });
    expect((await importServices([await write(ONE)], env)).output).toContain(
      '0 added, 0 changed, 1 unchanged',
    );
  });
});
