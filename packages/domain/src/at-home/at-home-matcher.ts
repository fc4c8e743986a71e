import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../foods/find-food.ts';
import { isOneOf } from '../foods/phrases-in.ts';
import { stockMatcher } from '../foods/substitutes/stock-matcher.ts';
import { memoize } from '../memoize.ts';

/** Generic names of oil, for which any cooking oil of the household will do. */
const isAnyOil = isOneOf(words['cooking oil']);

/** How many line names are cached. A recipe library may have half a million lines. */
const MOST_DECIDED = 2000;

/**
 * Returns a function that tells whether a recipe line is always at home. The list is read only once, because the
 * function is called for thousands of lines. A food of the list counts for each need it can fill in a kitchen ('sea
 * salt' for salt), 'cooking oil' for any neutral oil or olive oil. 'Salt and pepper' is at home if both are.
 */
export function atHomeMatcher(names: readonly string[]): (neededName: string) => boolean {
  const isListed = stockMatcher(
    names.flatMap((name) => (isAnyOil(name) ? [name, ...words['neutral oil']] : [name])),
  );
  const decide = (neededName: string): boolean => {
    // 'oil for frying' and 'salt, for the pasta water' name a purpose.
    const [food = neededName] = neededName.split(/,?\s+for\s/i);
    if (isListed(neededName) || isListed(food)) return true;
    if (findFood(food) !== undefined) return false;
    const parts = food.split(/\s*&\s*|\s+and\s+/i);
    return parts.length > 1 && parts.every((part) => part !== '' && isListed(part));
  };
  return memoize(MOST_DECIDED, decide);
}
