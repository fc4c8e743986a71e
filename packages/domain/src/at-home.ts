import { findFood } from './foods/find-food.ts';
import { foodNameKey } from './foods/food-name.ts';
import { kitchenServes } from './foods/kitchen-serves.ts';

/** What counts as always at home for a person who never changed their list. */
export const USUAL_AT_HOME: readonly string[] = ['salt', 'black pepper', 'water', 'cooking oil'];

/** How many names a list holds, and how many characters each of them. */
export const AT_HOME_LIMITS = { names: 100, characters: 100 } as const;

/** Oils that do each other's work in a pan. Sesame, walnut, flaxseed and coconut oil taste of what they are. */
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

/** The same food has the same key, whatever its capitals and number; a name without letters is its own key. */
const keyOf = (name: string) => foodNameKey(name) || name.toLowerCase();

/** The list as it is kept: names trimmed, single spaces, the first of each food. Blank names fall away. */
export function tidyAtHome(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names.map((typed) => typed.trim().replace(/\s+/g, ' '))) {
    const key = keyOf(name);
    if (name !== '' && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** The name as the list has it, if the same food stands there: 'Salt' of the list for 'salt'. */
export function nameAtHome(names: readonly string[], name: string): string | undefined {
  const key = keyOf(name.trim());
  return names.find((other) => keyOf(other) === key);
}

/**
 * Whether a line of a recipe is always at home, decided for the whole list at once, so that it can be asked of
 * thousands of lines. A food of the list serves as it would in the kitchen ('sea salt' where salt is needed), 'cooking
 * oil' is any neutral oil or olive oil, and 'salt and pepper' is at home where both are.
 */
export function atHomeMatcher(names: readonly string[]): (neededName: string) => boolean {
  const serves = kitchenServes(names.flatMap((name) => [name, ...(ANY_OF.get(foodNameKey(name)) ?? [])]));
  const decide = (neededName: string): boolean => {
    // 'oil for frying' and 'salt, for the pasta water' say what it is for.
    const [food = neededName] = neededName.split(/,?\s+for\s/i);
    if (serves(neededName) || serves(food)) return true;
    if (findFood(food) !== undefined) return false;
    const parts = food.split(/\s*&\s*|\s+and\s+/i);
    return parts.length > 1 && parts.every((part) => part !== '' && serves(part));
  };
  const decided = new Map<string, boolean>();
  return (neededName) => {
    const answer = decided.get(neededName) ?? decide(neededName);
    decided.set(neededName, answer);
    return answer;
  };
}
