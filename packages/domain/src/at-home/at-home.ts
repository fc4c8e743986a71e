import { foodNameKey } from '../foods/food-name.ts';

/** The default 'always at home' list. */
export const USUAL_AT_HOME: readonly string[] = ['salt', 'black pepper', 'water', 'cooking oil'];

/** How many names a list holds, and how many characters each of them. */
export const AT_HOME_LIMITS = { names: 100, characters: 100 } as const;

/** A key that ignores case and plural; a name without letters is its own key. */
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

/** The name of the same food as spelled on the list: 'Salt' for 'salt'. */
export function nameAtHome(names: readonly string[], name: string): string | undefined {
  const key = keyOf(name.trim());
  return names.find((other) => keyOf(other) === key);
}
