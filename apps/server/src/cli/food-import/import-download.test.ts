import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase, type DatabaseClient } from '#db/client.ts';
import { type ClonedDatabase, cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/database/temporary-folder.ts';
import {
  FOOD_HEADER,
  NUTRIENT_HEADER,
  PORTION_HEADER,
  writeDownload,
  writeZip,
} from '#testing/usda/food-download.ts';
import { BRANDED, FNDDS, FOUNDATION, SR_LEGACY } from '#testing/usda/usda-sets.ts';
import { importDownload } from './import-download.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const silent = { start() {}, next() {}, add() {}, say() {}, stop() {} };

const { 'branded_food.csv': _brands, ...BRANDED_WITHOUT_BRANDS } = BRANDED;

describe('foods:import', () => {
  let database: ClonedDatabase;
  let client: DatabaseClient;
  let folder: TemporaryFolder;
  beforeAll(async () => {
    database = await cloneDatabase();
    client = connectDatabase(database.url, () => undefined);
    folder = await makeTemporaryFolder();
  });
  afterAll(async () => {
    await client.close();
    await database.drop();
    await folder.remove();
  });
  beforeEach(() => client.pool.query('truncate foods, food_sets'));

  const run = (path: string, signal = new AbortController().signal) =>
    importDownload({ path, client, progress: silent, now: () => NOW, signal });
  const stored = async () =>
    (
      await client.pool.query(
        'select fdc_id, data_set, name, brand, calories, protein, carbs, fat, portions from foods order by fdc_id',
      )
    ).rows;
  const place = (name: string) => join(folder.path, name);

  test('reads SR Legacy: unmeasured figures are null, 0 stays 0, plain weights are not portions', async () => {
    await run(await writeDownload(place('sr'), SR_LEGACY));
    expect(await stored()).toEqual([
      {
        fdc_id: 167512,
        data_set: 'sr_legacy',
        name: 'Dough, "golden" layer\\cake',
        brand: null,
        calories: 0,
        protein: null,
        carbs: null,
        fat: null,
        portions: [],
      },
      {
        fdc_id: 171287,
        data_set: 'sr_legacy',
        name: 'Egg, whole, raw, fresh',
        brand: null,
        calories: 143,
        protein: 12.56,
        carbs: null,
        fat: 9.51,
        portions: [
          { unit: 'cup', grams: 243 },
          { unit: 'large', grams: 50 },
        ],
      },
    ]);
  });

  test('reads Foundation from a zip file: energy 1008, else 2048, else 2047, without outdated versions', async () => {
    await run(await writeZip(place('foundation.zip'), FOUNDATION));
    const rows = await stored();
    expect(rows.map(({ name, calories }) => [name, calories])).toEqual([
      ['Energy of its own', 100],
      ['Energy by specific factors', 200],
      ['Energy by general factors', 300],
    ]);
    expect(rows[0].portions).toEqual([{ unit: 'tbsp', grams: 16.95 }]);
  });

  test('reads FNDDS, which uses older nutrient numbers', async () => {
    await run(await writeDownload(place('fndds'), FNDDS));
    expect(await stored()).toMatchObject([
      { name: 'Milk, NFS', calories: 52, protein: 3.33, fat: null, portions: [{ unit: 'cup', grams: 244 }] },
    ]);
  });

  test('reads Branded: upper-case names get sentence case, one entry per barcode, the latest', async () => {
    await run(await writeDownload(place('branded'), BRANDED));
    expect(await stored()).toMatchObject([
      {
        fdc_id: 501,
        name: 'Cheddar cheese, aged',
        brand: 'Grafton Village',
        portions: [{ unit: 'slice', grams: 28 }],
      },
      { fdc_id: 502, name: 'Orange Juice', brand: 'Juice Inc', portions: [{ unit: 'cup', grams: 240 }] },
    ]);
  });

  test('keeps barcodes as fourteen digits, and fibre, sugar, saturated fat and sodium where measured', async () => {
    await run(await writeDownload(place('branded'), BRANDED));
    const { rows } = await client.pool.query(
      'select gtin, fiber, sugar, saturated_fat, sodium from foods order by fdc_id',
    );
    expect(rows).toEqual([
      { gtin: '00094395000172', fiber: null, sugar: 0, saturated_fat: 18.9, sodium: 607 },
      { gtin: null, fiber: null, sugar: null, saturated_fat: null, sodium: null },
    ]);
  });

  test('replaces the previous version of a set, and keeps the other sets', async () => {
    await run(await writeDownload(place('sr'), SR_LEGACY));
    await run(await writeDownload(place('fndds'), FNDDS));
    const before = await stored();
    await run(place('sr'));
    expect(await stored()).toEqual(before);
    await run(
      await writeDownload(place('sr-later'), { ...SR_LEGACY, 'food.csv': SR_LEGACY['food.csv'].slice(0, 2) }),
    );
    expect((await stored()).map(({ fdc_id }) => fdc_id)).toEqual([171287, 2705384]);
  });

  test('an aborted import keeps the previous set', async () => {
    await run(await writeDownload(place('sr'), SR_LEGACY));
    const before = await stored();
    const stopped = AbortSignal.abort();
    await expect(run(place('sr'), stopped)).rejects.toThrow(/abort/i);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['a folder without food.csv', { 'nutrient.csv': [['id']] }, 'There is no food.csv'],
    ['a missing part', { 'food.csv': SR_LEGACY['food.csv'] }, 'food_nutrient.csv, which holds the calories'],
    [
      'a Branded download without its brands',
      BRANDED_WITHOUT_BRANDS,
      'branded_food.csv, which holds the brands, is missing',
    ],
    [
      'another table of that name',
      {
        ...SR_LEGACY,
        'food.csv': [
          ['id', 'title'],
          [1, 'x'],
        ],
      },
      'food.csv has no column "fdc_id", "data_type", "description"',
    ],
    [
      'a set that we do not read',
      { ...SR_LEGACY, 'food.csv': [FOOD_HEADER, [1, 'sample_food', 'x', '', '']] },
      'holds no food of SR Legacy',
    ],
    [
      'a row that is cut off',
      { ...SR_LEGACY, 'food.csv': [FOOD_HEADER, [1, 'sr_legacy_food']] },
      'food.csv cannot be read as CSV',
    ],
    [
      'a quote that never ends',
      { ...SR_LEGACY, 'food.csv': [FOOD_HEADER, [1, 'sr_legacy_food', 'x'.repeat(8_000_000), '', '']] },
      'food.csv cannot be read as CSV',
    ],
    [
      'measures without end',
      {
        ...SR_LEGACY,
        'food_portion.csv': [PORTION_HEADER],
        'measure_unit.csv': [['id', 'name'], ...Array.from({ length: 10_002 }, (_, id) => [id, 'cup'])],
      },
      'measure_unit.csv has more than 10000 measures.',
    ],
  ])('%s is reported in one sentence', async (name, files, sentence) => {
    const path = await writeDownload(place(`wrong ${name}`), files);
    await expect(run(path)).rejects.toThrow(sentence);
    expect(await stored()).toEqual([]);
  });

  test('a zip file with damaged content is reported in one sentence', async () => {
    const path = await writeZip(place('damaged.zip'), SR_LEGACY);
    const bytes = await readFile(path);
    bytes.fill(0xff, 60, 70);
    await writeFile(path, bytes);
    await expect(run(path)).rejects.toThrow(/^food\.csv cannot be read: [^\n]+\.$/);
    expect(await stored()).toEqual([]);
  });

  test('a folder in place of a file is reported in one sentence', async () => {
    const path = await writeDownload(place('folders'), { 'food_nutrient.csv': [['id']] });
    await mkdir(join(path, 'food.csv'));
    await expect(run(path)).rejects.toThrow(/^food\.csv cannot be read: [^\n]+\.$/);
  });

  test('skips foods with impossible figures or names', async () => {
    await run(
      await writeDownload(place('absurd'), {
        'food.csv': [
          FOOD_HEADER,
          [1, 'sr_legacy_food', 'Rice', '', ''],
          [2, 'sr_legacy_food', 'rice '.repeat(1000), '', ''],
        ],
        'food_nutrient.csv': [
          NUTRIENT_HEADER,
          [1, 1, 1008, 130, 1],
          [2, 1, 1003, '1e300', 1],
          [3, 2, 1008, 130, 1],
        ],
      }),
    );
    expect(await stored()).toMatchObject([{ name: 'Rice', calories: 130, protein: null }]);
  });

  test.each([
    ['nothing', 'missing.zip', undefined, 'There is no file or folder'],
    ['no zip file', 'notes.txt', 'hello', 'is not a zip file that can be read'],
  ])('%s is reported in one sentence', async (_what, name, content, sentence) => {
    if (content !== undefined) await writeFile(place(name), content);
    await expect(run(place(name))).rejects.toThrow(sentence);
  });
});
