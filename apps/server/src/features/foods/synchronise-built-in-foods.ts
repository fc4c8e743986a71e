import { createHash } from 'node:crypto';
import type { Food } from '@game-plan/domain/foods/food';
import { SEARCHED_FOODS } from '@game-plan/domain/foods/served/served-table';
import { shownName } from '@game-plan/domain/foods/shown-name';
import { moreNutrientsOf } from '@game-plan/domain/foods/usda/more-nutrients-of';
import type { Database } from '#db/client.ts';
import { type FoodRow, foodRow } from './food-row.ts';
import { findFingerprint, replaceBuiltInFoods } from './food-set-queries.ts';
import { settleFoods } from './food-word-queries.ts';

/**
 * Writes the built-in table to the database when its content, or what the search reads of it, is not what is stored.
 * Whether it had to.
 */
export async function synchroniseBuiltInFoods(db: Database, now: Date): Promise<boolean> {
  const rows = SEARCHED_FOODS.map(builtinFoodRow);
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if ((await findFingerprint(db, 'builtin')) === fingerprint) return false;
  await db.transaction((tx) => replaceBuiltInFoods(tx, rows, fingerprint, now));
  await settleFoods(db);
  return true;
}

/** The row of a food of the built-in table: found by its plain name, and shown with its state, 'White rice, dry'. */
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
