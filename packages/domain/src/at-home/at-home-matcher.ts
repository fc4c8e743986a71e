import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { stockServes } from '../foods/serving/stock-serves.ts';
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

/** Words that name no one food: whichever of these the household has, the recipe gets. */
const ANY_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['oil', COOKING_OILS],
  ['cooking oil', COOKING_OILS],
]);

/** Names of a library's lines that are remembered, of which there may be half a million. */
const MOST_DECIDED = 2000;

/**
 * Whether a line of a recipe is always at home, decided for the whole list at once, so that it can be asked of
 * thousands of lines. A food of the list serves as it would in the kitchen ('sea salt' where salt is needed), 'cooking
 * oil' is any neutral oil or olive oil, and 'salt and pepper' is at home where both are.
 */
export function atHomeMatcher(names: readonly string[]): (neededName: string) => boolean {
  const serves = stockServes(names.flatMap((name) => [name, ...(ANY_OF.get(foodNameKey(name)) ?? [])]));
  const decide = (neededName: string): boolean => {
    // 'oil for frying' and 'salt, for the pasta water' name a purpose.
    const [food = neededName] = neededName.split(/,?\s+for\s/i);
    if (serves(neededName) || serves(food)) return true;
    if (findFood(food) !== undefined) return false;
    const parts = food.split(/\s*&\s*|\s+and\s+/i);
    return parts.length > 1 && parts.every((part) => part !== '' && serves(part));
  };
  return memoize(MOST_DECIDED, decide);
}
