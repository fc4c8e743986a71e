import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  initialisedFolders,
  query,
  startDatabase,
  temporaryFolders,
} from '#testing/database/embedded-fixture.ts';

test('refuses a database of another major version with a message', async () => {
  const folders = await initialisedFolders();
  const data = join(folders.dataDir, 'postgres', 'data');
  await (await startDatabase(folders)).stop();
  await writeFile(join(data, 'PG_VERSION'), '15\n');

  await expect(startDatabase(folders)).rejects.toMatchObject({
    code: 'other-major-version',
    message: expect.stringContaining(
      `The database in ${data} was made by PostgreSQL 15, and this is PostgreSQL 18, which cannot read it.`,
    ),
  });
});

test('does not touch a folder that is not a database', async () => {
  const folders = await temporaryFolders();
  const data = join(folders.dataDir, 'postgres', 'data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'holiday.jpg'), '');

  await expect(startDatabase(folders)).rejects.toMatchObject({
    code: 'folder-unusable',
    message: `The folder ${data} holds something that is not a database. Move it away, then start again.`,
  });
});

test('uses an empty folder, and removes remains of an unfinished initialisation', async () => {
  const folders = await temporaryFolders();
  await mkdir(join(folders.dataDir, 'postgres', 'data'), { recursive: true });
  await mkdir(join(folders.dataDir, 'postgres', 'data.initialising-abc', 'base'), { recursive: true });
  const database = await startDatabase(folders);

  expect(await query(database.url, 'select current_database()')).toEqual([
    { current_database: 'game_plan_cookbook' },
  ]);
});
