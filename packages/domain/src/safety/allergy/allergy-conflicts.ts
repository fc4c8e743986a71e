import type { Allergen } from '../../eater.ts';
import { findDish } from '../../foods/dish-table.ts';
import { hasName } from '../../foods/food-name.ts';
import { findServed } from '../../foods/served/served-table.ts';
import type { FoodTerm } from '../food-facts.ts';
import { allergensOf, allergyMatcher } from './allergens.ts';
import { withoutRepeats } from './word-list.ts';

/** How a label names an allergen (21 U.S.C. 343(w): 'Contains milk'). */
const LABEL_NAMES: Readonly<Record<Allergen, string>> = {
  nuts: 'tree nuts',
  peanuts: 'peanuts',
  dairy: 'milk',
  eggs: 'eggs',
  gluten: 'gluten',
  soy: 'soy',
  shellfish: 'shellfish',
  fish: 'fish',
  sesame: 'sesame',
  sulfites: 'sulfites',
};

/** What food contains that an illness or a diet limits; 'contains diabetes' would say nothing. */
const NAMES_OF_KINDS: ReadonlyMap<FoodTerm, string> = new Map([
  ['salty food', 'a lot of salt'],
  ['sugary food', 'added sugar'],
]);

/** Exclusions in a description: 'Yogurt parfait (without granola)', 'Salad, no dressing'. */
const LEFT_OUT = /\b(?:without|excluding)\b[^,;()]*|(?<=[,;(]\s*)no\b[^,;()]*/gi;

/**
 * Returns which of a person's allergies a food of any name conflicts with, without duplicates: as on a label ('milk')
 * or in the person's own words ('stone fruit'). A dish is judged by its ingredients. This is for display only:
 * `suitsEater` decides what may be cooked.
 */
export function allergyConflicts(name: string, allergies: readonly string[]): string[] {
  if (allergies.length === 0) return [];
  const [dish, served] = [findDish(name), findServed(name)];
  const isItsOwn = dish?.madeOf !== undefined && hasName(dish, name);
  const said = isItsOwn ? [] : [name.replace(LEFT_OUT, ' ')];
  const parts = [...said, ...[dish, served].flatMap((known) => known?.madeOf ?? [])];
  return withoutRepeats(parts.flatMap((part) => conflictsOf(part, allergies)));
}

function conflictsOf(text: string, allergies: readonly string[]): string[] {
  const held = allergyMatcher(allergies).partsIn(text);
  if (held.length === 0) return [];
  const found = allergensOf(text);
  return held.flatMap(({ allergens, terms, text }) => {
    const listed = allergens.filter((allergen) => found.has(allergen));
    if (listed.length > 0) return listed.map((allergen) => LABEL_NAMES[allergen]);
    return [terms.map((term) => NAMES_OF_KINDS.get(term)).find((name) => name !== undefined) ?? text];
  });
}
