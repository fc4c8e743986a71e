import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#db/client.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { importDownload } from './import-download.ts';

/** Rows of the official download of 2024-10-31 as they are: every kind of food and of energy, former versions, samples. */
const FOUNDATION = fileURLToPath(new URL('../../testing/usda/foundation-2024-10-31/', import.meta.url));

/** Calories, protein, carbs and fat per 100 g as FoodData Central's live API gives them for the same foods. */
const COMPLETE = [
  ['Hummus, commercial', 229, 7.35, 14.9, 17.1],
  ['Tomatoes, grape, raw', 27, 0.83, 5.51, 0.63],
  ['Beans, snap, green, canned, regular pack, drained solids', 21, 1.04, 4.11, 0.39],
  ['Kiwifruit, green, raw', 58, 1.06, 14, 0.44],
  ['Cookies, oatmeal, soft, with raisins', 430, 5.79, 69.6, 14.3],
  ['Restaurant, Chinese, fried rice, without meat', 174, 3.84, 32.5, 3.19],
  ['Restaurant, Latino, tamale, pork', 174, 7.38, 15.8, 9.04],
  ['Carrots, frozen, unprepared', 37, 0.81, 7.92, 0.47],
  ['Sausage, pork, chorizo, link or ground, cooked, pan-fried', 346, 19.3, 2.63, 28.1],
  ['Ketchup, restaurant', 117, 1.11, 26.8, 0.55],
  ['Apples, red delicious, with skin, raw', 55.622745, 0.1875, 14.7817, 0.2125],
  ['Apples, fuji, with skin, raw', 58.20306, 0.1484375, 15.6511625, 0.1625],
  ['Apples, gala, with skin, raw', 54.866865, 0.1328125, 14.7680875, 0.15],
  ['Soy milk, sweetened, plain, refrigerated', 40.705, 2.776875, 2.996125, 1.957],
  ['Almond milk, unsweetened, plain, refrigerated', 19.33, 0.65625, 0.67075, 1.558],
  ['Oat milk, unsweetened, plain, refrigerated', 48.3298, 0.796875, 5.100325, 2.749],
];

/** Of these only some were measured; of the oils beside them nothing that is kept. */
const INCOMPLETE = [
  ['Salt, table, iodized', 0, null, null, null],
  ['Beans, Dry, Medium Red (0% moisture)', null, 25.5, null, 1.04],
  ['Beans, Dry, Red (0% moisture)', null, 21.3, null, 1.16],
  ['Beans, Dry, Flor de Mayo (0% moisture)', null, 23.3, null, 0.86],
  ['Butter, stick, unsalted', null, null, null, 81.5],
  ['Butter, stick, salted', null, null, null, 82.2],
];

test('an excerpt of the official Foundation download gives the known figures', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = connectDatabase(database.url, () => undefined);
  onTestFinished(client.close);
  const { signal } = new AbortController();
  const progress = { start() {}, next() {}, add() {}, say() {}, stop() {} };
  await importDownload({ path: FOUNDATION, client, progress, now: () => new Date(0), signal });

  const stored = await client.pool.query({
    text: 'select name, calories, protein, carbs, fat from foods',
    rowMode: 'array',
  });
  expect(stored.rows).toHaveLength(COMPLETE.length + INCOMPLETE.length);
  expect(stored.rows).toEqual(expect.arrayContaining([...COMPLETE, ...INCOMPLETE]));
});
