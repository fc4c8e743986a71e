import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Deps } from '#deps';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { foodRow } from './food-row.ts';
import { storeLiveFoods, wasAskedSince } from './food-set-queries.ts';

/** The live source's answers, including empty ones, are reused for thirty days. */
const KEPT_MILLISECONDS = 30 * 24 * 3_600_000;

export interface LiveFoodDeps extends Pick<Deps, 'db' | 'foodData' | 'now' | 'rateLimits'> {
  readonly log: Pick<Deps['log'], 'warn'>;
}

/**
 * Asks the live source, if there is one, and stores its answer. Returns whether there may be new foods. A person who
 * asks very often gets only stored foods, so that others can continue to ask.
 */
export async function askLiveFoods(
  { db, foodData, log, now, rateLimits }: LiveFoodDeps,
  { text, userId }: { readonly text: string; readonly userId: number },
): Promise<boolean> {
  if (foodData === undefined) return false;
  const query = foodNameKey(text);
  const askedAt = now();
  if (await wasAskedSince(db, query, new Date(askedAt.getTime() - KEPT_MILLISECONDS))) return false;
  if (!(await tryToWrite(log, () => tryToConsume(rateLimits, 'liveFoodsByUser', String(userId)))))
    return false;
  const answer = await foodData.search(query);
  if (answer === 'unavailable') return false;
  const rows = new Map(answer.map((food) => [`${food.dataSet} ${food.fdcId}`, foodRow(food)]));
  // Sorted, so that concurrent answers with the same foods lock rows in the same order and do not deadlock.
  const sorted = [...rows.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  const areNew = await tryToWrite(log, async () => {
    await storeLiveFoods(db, query, sorted, askedAt);
    return rows.size > 0;
  });
  return areNew ?? false;
}
