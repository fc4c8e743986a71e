import { createHash } from 'node:crypto';
import { SEARCHED_FOODS } from '@game-plan/domain/foods/dish-table';
import type { Database } from '#db/client.ts';
import { builtinFoodRow } from './builtin-food-row.ts';
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
