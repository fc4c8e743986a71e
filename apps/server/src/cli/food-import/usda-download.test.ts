import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#db/client.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { importDownload } from './import-download.ts';

const FOOD_DATA = resolve(fileURLToPath(new URL('.', import.meta.url)), '../../../../../../shared/fooddata');
const ZIP = `${FOOD_DATA}/foundation-2024-10-31/FoodData_Central_foundation_food_csv_2024-10-31.zip`;
const KNOWN = `${FOOD_DATA}/derived/usda-foods.jsonl.gz`;
const isHere = existsSync(ZIP) && existsSync(KNOWN);

interface KnownFood {
  fdcId: number;
  dataType: string;
  /** Energy or a nutrient is missing from it on purpose. */
  incomplete?: boolean;
  n: { kcal?: number; protein?: number; carbs?: number; fat?: number };
}

function knownFoundationFoods(): Map<number, KnownFood> {
  const lines = gunzipSync(readFileSync(KNOWN)).toString().trim().split('\n');
  const foods = lines.map((line) => JSON.parse(line) as KnownFood);
  return new Map(foods.filter(({ dataType }) => dataType === 'Foundation').map((food) => [food.fdcId, food]));
}

const why = isHere ? '' : ' (skipped: ../shared/fooddata is not here)';

test.skipIf(!isHere)(`the official Foundation download has the figures known of it${why}`, async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = connectDatabase(database.url, () => undefined);
  onTestFinished(client.close);
  const { signal } = new AbortController();
  const progress = { start() {}, next() {}, add() {}, say() {}, stop() {} };
  await importDownload({ path: ZIP, client, progress, now: () => new Date(0), signal });

  const { rows } = await client.pool.query('select fdc_id, calories, protein, carbs, fat from foods');
  expect(rows.length).toBeGreaterThan(300);
  const known = knownFoundationFoods();
  const differing = rows.filter((row) => {
    const { n, incomplete } = known.get(row.fdc_id) ?? {};
    if (incomplete) return false;
    const same = (stored: number | null, expected: number | undefined) => stored === (expected ?? null);
    return !(
      n &&
      same(row.calories, n.kcal) &&
      same(row.protein, n.protein) &&
      same(row.carbs, n.carbs) &&
      same(row.fat, n.fat)
    );
  });
  expect(differing).toEqual([]);
});
