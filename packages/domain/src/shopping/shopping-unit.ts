import { foodWords } from '../foods/food-name.ts';
import type { IngredientUnit } from '../kitchen.ts';

/** How people spell the kitchen's units, in lower case and singular. */
const SPELLINGS: Readonly<Partial<Record<IngredientUnit, string>>> = {
  piece: 'piece, pc, pcs, item, each, ea, whole',
  cup: 'cup, cups',
  tbsp: 'tbsp, tbs, tablespoon',
  tsp: 'tsp, teaspoon',
  lb: 'lb, lbs, pound',
  oz: 'oz, ounce',
  kg: 'kg, kgs, kilo, kilogram, kilogramme',
  g: 'g, gr, gram, gramme',
  ml: 'ml, mls, milliliter, millilitre',
  l: 'l, liter, litre, ltr',
  clove: 'clove',
  bunch: 'bunch',
};

const UNIT_BY_SPELLING: ReadonlyMap<string, IngredientUnit> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(', ').map((spelling) => [spelling, unit as IngredientUnit] as const),
  ),
);

/** What a shop sells things in, singular. */
const PACKAGES: ReadonlySet<string> = new Set(
  `can tin jar bottle pack packet package bag box carton tub tube bar block stick loaf slice head stalk sprig pinch
  handful roll fillet crate punnet pint quart gallon dozen`.split(/\s+/),
);

/** One spelling for a unit: 'Grams' → 'g', 'Cans' → 'can', none or 'pcs' → 'piece'. */
export function unitKey(unit: string): string {
  const word = foodWords(unit).join(' ');
  return word === '' ? 'piece' : (UNIT_BY_SPELLING.get(word) ?? word);
}

/** The unit to write for a word behind an amount: 'Grams' → 'g', 'cans' as it is; null if the word is no unit. */
export function readUnit(word: string): string | null {
  const spelled = foodWords(word).join(' ');
  return UNIT_BY_SPELLING.get(spelled) ?? (PACKAGES.has(spelled) ? word : null);
}
