import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Deps } from '#deps';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { foodRow } from './food-row.ts';
import { storeLiveFoods, wasAskedSince } from './food-set-queries.ts';

/** The live source's answers hold for thirty days, also when it knew nothing. */
const KEPT_MILLISECONDS = 30 * 24 * 3_600_000;

export type LiveFoodDeps = Pick<Deps, 'db' | 'foodData' | 'now' | 'rateLimits'>;

/**
 * Asks the live source, if there is one, and stores its answer. Returns whether there may be new foods. A person who
 * has asked very often is answered from the stored foods alone, so that others can go on asking.
 */
export async function askLiveFoods(
  { db, foodData, now, rateLimits }: LiveFoodDeps,
  { text, userId }: { readonly text: string; readonly userId: number },
): Promise<boolean> {
  if (foodData === undefined) return false;
  const query = foodNameKey(text);
  const askedAt = now();
  if (await wasAskedSince(db, query, new Date(askedAt.getTime() - KEPT_MILLISECONDS))) return false;
  if (!(await tryToConsume(rateLimits, 'liveFoodsByUser', String(userId)))) return false;
  const answer = await foodData.search(query);
  if (answer === 'unavailable') return false;
  const rows = new Map(answer.map((food) => [`${food.dataSet} ${food.fdcId}`, foodRow(food)]));
  // Always in one order: two answers that share foods could otherwise wait for each other.
  const sorted = [...rows.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  await storeLiveFoods(db, query, sorted, askedAt);
  return rows.size > 0;
}
