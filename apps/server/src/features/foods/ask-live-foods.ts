import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Deps } from '#deps';
import { foodRow } from './food-row.ts';
import { storeLiveFoods, wasAskedSince } from './live-food-queries.ts';

/** What the live source answered holds for thirty days, as does that it knew nothing. */
const KEPT_MILLISECONDS = 30 * 24 * 3_600_000;

/** Asks the live source, if there is one, and stores its answer. Whether there is anything new to look at. */
export async function askLiveFoods(
  { db, foodData, now }: Pick<Deps, 'db' | 'foodData' | 'now'>,
  text: string,
): Promise<boolean> {
  if (foodData === undefined) return false;
  const query = foodNameKey(text);
  const askedAt = now();
  if (await wasAskedSince(db, query, new Date(askedAt.getTime() - KEPT_MILLISECONDS))) return false;
  const answer = await foodData.search(query);
  if (answer === 'unavailable') return false;
  const rows = new Map(answer.map((food) => [`${food.dataSet} ${food.fdcId}`, foodRow(food)]));
  await storeLiveFoods(db, query, [...rows.values()], askedAt);
  return rows.size > 0;
}
