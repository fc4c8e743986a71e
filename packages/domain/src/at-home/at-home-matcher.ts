import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { stockMatcher } from '../foods/substitutes/stock-matcher.ts';
import { memoize } from '../memoize.ts';

/** Oils that can replace each other in a pan. Sesame, walnut, flaxseed and coconut oil have a distinct taste. */
const COOKING_OILS: readonly string[] = [
  'vegetable oil',
  'olive oil',
  'canola oil',
  'sunflower oil',
  'corn oil',
  'peanut oil',
  'avocado oil',
  'grapeseed oil',
];

/** Generic names and the foods they stand for: a recipe's 'oil' can be any cooking oil of the household. */
const ANY_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['oil', COOKING_OILS],
  ['cooking oil', COOKING_OILS],
]);

/** How many line names are cached. A recipe library may have half a million lines. */
const MOST_DECIDED = 2000;

/**
 * Returns a function that tells whether a recipe line is always at home. The list is read only once, because the
 * function is called for thousands of lines. A food of the list counts for each need it can fill in a kitchen ('sea
 * salt' for salt), 'cooking oil' for any neutral oil or olive oil. 'Salt and pepper' is at home if both are.
 */
export function atHomeMatcher(names: readonly string[]): (neededName: string) => boolean {
  const isListed = stockMatcher(names.flatMap((name) => [name, ...(ANY_OF.get(foodNameKey(name)) ?? [])]));
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
