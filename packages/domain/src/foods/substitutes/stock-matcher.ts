import { memoize } from '../../memoize.ts';
import { findFood } from '../find-food.ts';
import { foodNameKey } from '../food-name.ts';
import { substitutesOf } from './substitutes.ts';

/** How many needed names are cached. A recipe library may have half a million lines. */
const MOST_DECIDED = 2000;

/**
 * Like `canReplace`, for all names of a stock. The stock's part is computed once, so that thousands of recipe lines take
 * milliseconds.
 */
export function stockMatcher(stockNames: readonly string[]): (neededName: string) => boolean {
  const keys = new Set(stockNames.map(foodNameKey));
  const kept = new Set(stockNames.flatMap((name) => findFood(name)?.name ?? []));
  const decide = (neededName: string): boolean => {
    const key = foodNameKey(neededName);
    const needed = findFood(neededName)?.name ?? key;
    if (keys.has(key) || kept.has(needed)) return true;
    return [...substitutesOf(key), ...substitutesOf(needed)].some((substitute) => kept.has(substitute));
  };
  return memoize(MOST_DECIDED, decide);
}
