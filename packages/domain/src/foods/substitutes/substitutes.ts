import substitutes from '@game-plan/lexicon/substitutes.json' with { type: 'json' };
import { findFood } from '../find-food.ts';
import type { Food } from '../food.ts';
import { foodNameKey } from '../food-name.ts';

const SUBSTITUTES_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(substitutes).map(([needed, kept]) => [needed, new Set(kept)]),
);

/**
 * Whether a food in stock can be used for `neededName`: the same food under any of its names ('scallions' for 'spring
 * onion'), or one of its kind ('chicken breast' for 'chicken', 'brown rice' for 'rice').
 */
export function canReplace(stockName: string, neededName: string): boolean {
  const neededKey = foodNameKey(neededName);
  if (foodNameKey(stockName) === neededKey) return true;
  const kept = findFood(stockName);
  if (kept === undefined) return false;
  const needed = findFood(neededName);
  return (
    kept === needed ||
    isSubstitute(neededKey, kept) ||
    (needed !== undefined && isSubstitute(needed.name, kept))
  );
}

function isSubstitute(needed: string, kept: Food): boolean {
  return substitutesOf(needed).has(kept.name);
}

const NONE: ReadonlySet<string> = new Set();

/** The names of the table's foods that can replace this food, given by its table name or key. */
export function substitutesOf(needed: string): ReadonlySet<string> {
  return SUBSTITUTES_OF.get(needed) ?? NONE;
}
