import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Food } from '@game-plan/domain/foods/food';
import { searchedFoods } from '@game-plan/domain/foods/served/served-table';
import { shownName } from '@game-plan/domain/foods/shown-name';
import { moreNutrientsOf } from '@game-plan/domain/foods/usda/more-nutrients-of';
import type { Database } from '#db/client.ts';
import { type FoodRow, foodRow } from './food-row.ts';
import { findFingerprint, lockBuiltInFoods, replaceBuiltInFoods } from './food-set-queries.ts';
import { settleFoods } from './food-word-queries.ts';

/** Writes the built-in table to the database if its sources have changed since. Returns whether they had. */
export async function synchroniseBuiltInFoods(db: Database, now: Date): Promise<boolean> {
  const fingerprint = fingerprintOfSources();
  if ((await findFingerprint(db, 'builtin')) === fingerprint) return false;
  const isWritten = await db.transaction(async (tx) => {
    await lockBuiltInFoods(tx);
    // Another copy may have written them while this one waited.
    if ((await findFingerprint(tx, 'builtin')) === fingerprint) return false;
    await replaceBuiltInFoods(tx, searchedFoods().map(builtinFoodRow), fingerprint, now);
    return true;
  });
  if (isWritten) await settleFoods(db);
  return isWritten;
}

/** The folder of the domain's sources. */
export const DOMAIN = fileURLToPath(new URL('..', import.meta.resolve('@game-plan/domain/foods/food')));

/** The domain's folders and files that determine the rows. */
export const ROOMS_OF_ROWS: readonly string[] = ['foods', 'food-search'];
export const FILES_OF_ROWS: readonly string[] = ['lazy.ts', 'memoize.ts', 'text/accents.ts'];

const LISTS = [
  import.meta.resolve('@game-plan/lexicon/kitchen.json'),
  import.meta.resolve('@game-plan/lexicon/dishes.json'),
  import.meta.resolve('@game-plan/lexicon/served.json'),
  import.meta.resolve('@game-plan/lexicon/nutrients.json'),
  import.meta.resolve('@game-plan/lexicon/search-names.json'),
  import.meta.resolve('@game-plan/lexicon/naming.json'),
];

/** A hash of the sources instead of the rows: reading the sources takes a tenth of the time of computing the rows. */
function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const inRooms = ROOMS_OF_ROWS.flatMap((room) =>
    readdirSync(join(DOMAIN, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const files = [...inRooms, ...FILES_OF_ROWS].filter((file) => /(?<!\.test)\.ts$/.test(file)).toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(DOMAIN, file)));
  for (const list of LISTS) hash.update(readFileSync(fileURLToPath(list)));
  for (const own of ['synchronise-built-in-foods.ts', 'food-row.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, own)));
  }
  return hash.digest('hex');
}

/** The row of a built-in food: found by its plain name, displayed with its state, 'White rice, dry'. */
function builtinFoodRow(food: Food): FoodRow {
  const row = foodRow({
    fdcId: food.fdcId,
    dataSet: 'builtin',
    name: food.name,
    otherNames: food.aliases,
    brand: null,
    per100g: food.per100g,
    more: moreNutrientsOf(food),
    portions: Object.entries(food.grams).map(([unit, grams]) => ({ unit, grams })),
  });
  return { ...row, name: shownName(food) };
}
