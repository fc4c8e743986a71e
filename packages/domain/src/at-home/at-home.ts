import { foodNameKey } from '../foods/food-name.ts';

/** The default 'always at home' list. */
export const USUAL_AT_HOME: readonly string[] = ['salt', 'black pepper', 'water', 'cooking oil'];

/** The maximum number of names in a list, and of characters in a name. */
export const AT_HOME_LIMITS = { names: 100, characters: 100 } as const;

/** A key that ignores case and plural; a name without letters is its own key. */
const keyOf = (name: string) => foodNameKey(name) || name.toLowerCase();

/** The list as it is stored: names trimmed, with single spaces, only the first name of each food, no blank names. */
export function tidyAtHome(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names.map((typed) => typed.trim().replace(/\s+/g, ' '))) {
    const key = keyOf(name);
    if (name !== '' && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** The name by which the list already has this food: 'Salt' for 'salt'. Undefined if it does not have it. */
export function nameAtHome(names: readonly string[], name: string): string | undefined {
  const key = keyOf(name.trim());
  return names.find((other) => keyOf(other) === key);
}
