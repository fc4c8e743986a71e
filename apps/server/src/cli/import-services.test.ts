import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { FIRST_CATALOGUE } from '#features/services/seed-services.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import { callCommand } from '#testing/processes/call-command.ts';
import { TIME_TO_START } from '#testing/processes/server-process.ts';
import { importServices } from './import-services.ts';

const ONE = '[\n  { "key": "a", "name": "A", "category": "b",\n    "basePrice": 1.5 }\n]\n';

describe('the command services:import', TIME_TO_START, () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(() => folder.remove());

  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    callCommand(importServices, args, env);
  const write = async (content: string | Buffer) => {
    const path = join(folder.path, 'services.json');
    await writeFile(path, content);
    return path;
  };

  test('explains itself', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm run services:import -- FILE');
  });

  test.each([[[]], [['a', 'b']], [['--fast', 'a']]])('called with %j it exits with 2', async (args) => {
    expect((await run(args)).code).toBe(2);
  });

  test('says what it did, and each mistake with its line, changing nothing', async () => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const env = { DATABASE_URL: database.url };
    const first = await run([FIRST_CATALOGUE], env);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Services: 18 added, 0 changed/) });

    const wrong = await write('[\n  { "key": "a", "name": "",\n    "basePrice": 1.555 }\n]');
    expect(await run([wrong], env)).toEqual({
      code: 1,
      output: `${wrong} has 3 mistakes. Nothing was changed.
  line 2: [0].name must not be empty
  line 2: [0].category is missing
  line 3: [0].basePrice must be dollars with at most two decimals
`,
    });

    const right = await write(`\uFEFF${ONE}`);
    const { code, output } = await run([right], env);
    expect(code).toBe(0);
    expect(output).toContain('Services: 1 added, 0 changed, 0 unchanged, 18 no longer sold.\n  Added: A\n');

    const inactive = await write(ONE.replace('1.5', '2, "isActive": false'));
    expect((await run([inactive], env)).output).toBe(
      'Services: 0 added, 0 changed, 0 unchanged, 1 no longer sold.\n  No longer sold: A\n',
    );
    expect((await run([await write(ONE)], env)).output).toBe(
      'Services: 0 added, 0 changed, 0 unchanged, 0 no longer sold, 1 back on sale.\n  Back on sale: A\n',
    );
  });

  test('a file that cannot be read is one sentence and 1', async () => {
    const missing = join(folder.path, 'missing.json');
    expect(await run([missing])).toEqual({ code: 1, output: `There is no file ${missing}.\n` });
    expect(await run([folder.path])).toEqual({
      code: 1,
      output: `${folder.path} is a folder, not a file.\n`,
    });
    const binary = await write(Buffer.from([0xff, 0xfe, 0x41]));
    expect(await run([binary])).toEqual({ code: 1, output: `${binary} is not text in UTF-8.\n` });
  });

  test('before the first start it makes the database, whose catalogue stands', async () => {
    const env = { DATA_DIR: join(folder.path, 'data') };
    expect(await run([await write(ONE)], env)).toMatchObject({ code: 0 });
    expect((await run([await write(ONE)], env)).output).toContain('0 added, 0 changed, 1 unchanged');
  });
});
