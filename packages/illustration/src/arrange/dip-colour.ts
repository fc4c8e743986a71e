import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

/** Dips; the first match wins. */
const DIPS: readonly (readonly [words: RegExp, colour: Hex])[] = [
  [/ketchup|marinara|tomato sauce|salsa|sweet chil/, '#c2432a'],
  [/blue cheese|ranch|mayo|aioli|sour cream|yogh?urt|tzatziki|tartar/, '#fbf4e4'],
  [/bbq|barbecue/, '#7c2f1c'],
  [/hoisin|soy sauce|ponzu/, '#5a3424'],
  [/peanut (butter|sauce)/, '#b9793f'],
  [/honey mustard|mustard/, '#e6b53c'],
  [/chocolate/, '#4c2b1d'],
];

/** The colour of a dip among the foods of a dish; null if there is none. */
export function dipColour(foods: readonly DishFood[]): Hex | null {
  return DIPS.find(([words]) => foods.some(({ name }) => words.test(name)))?.[1] ?? null;
}
