import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  initialisedPlaces,
  query,
  startDatabase,
  temporaryPlaces,
} from '#testing/database/embedded-fixture.ts';

test('refuses a database of another major version with a message', async () => {
  const places = await initialisedPlaces();
  const data = join(places.dataDir, 'postgres', 'data');
  await (await startDatabase(places)).stop();
  await writeFile(join(data, 'PG_VERSION'), '15\n');

  await expect(startDatabase(places)).rejects.toMatchObject({
    code: 'other-major-version',
    message: expect.stringContaining(
      `The database in ${data} was made by PostgreSQL 15, and this is PostgreSQL 18, which cannot read it.`,
    ),
  });
});

test('does not touch a folder that is not a database', async () => {
  const places = await temporaryPlaces();
  const data = join(places.dataDir, 'postgres', 'data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'holiday.jpg'), '');

  await expect(startDatabase(places)).rejects.toMatchObject({
    code: 'folder-unusable',
    message: `The folder ${data} holds something that is not a database. Move it away, then start again.`,
  });
});

test('uses an empty folder, and removes remains of an unfinished initialisation', async () => {
  const places = await temporaryPlaces();
  await mkdir(join(places.dataDir, 'postgres', 'data'), { recursive: true });
  await mkdir(join(places.dataDir, 'postgres', 'data.initialising-abc', 'base'), { recursive: true });
  const database = await startDatabase(places);

  expect(await query(database.url, 'select current_database()')).toEqual([
    { current_database: 'game_plan_cookbook' },
  ]);
});
