import units from '@game-plan/lexicon/units.json' with { type: 'json' };
import { foodWords } from '../foods/food-name.ts';
import { PACKAGES } from '../ingredient.ts';
import { lazy } from '../lazy.ts';
import { memoize } from '../memoize.ts';

/** The system of units in which amounts are shown. */
export type UnitSystem = 'metric' | 'us';

/** Sizes in which pieces are counted: '2 large' eggs. */
export const SIZES = ['extra large', 'jumbo', 'large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** The units that have one spelling, by all of them: 'tablespoon' is 'tbsp'. The others are called as they are typed. */
const bySpelling = lazy((): ReadonlyMap<string, string> => {
  const ofMeasures = ['piece', ...(units.traits.short ?? [])].flatMap((unit) =>
    [unit, ...(units.words[unit] ?? [])].map((word) => [word, unit] as const),
  );
  return new Map([...ofMeasures, ['whole', 'piece']]);
});

/** Cache size: more than people type. A library of recipes asks for each of them thousands of times. */
const MOST_UNITS = 1000;

/** Words for packages and pieces, in which food is sold, singular. */
const sold = lazy(
  (): ReadonlySet<string> =>
    new Set([...(units.traits.sold ?? []).flatMap((unit) => units.words[unit] ?? []), 'dozen']),
);

/** Normalises a unit: 'Grams' → 'g', 'Cans' → 'can', none or 'pcs' → 'piece'. */
export const unitKey: (unit: string) => string = memoize(MOST_UNITS, (unit) => {
  const symbol = units.symbols[unit.trim()];
  if (symbol !== undefined && isUnit(symbol)) return symbol;
  const word = foodWords(unit).join(' ');
  return word === '' ? 'piece' : (bySpelling().get(word) ?? word);
});

/** Like `unitKey`, but sizes count as pieces: two 'large' eggs are two pieces. */
export function countUnit(unit: string): string {
  return sizeIn(unit) === undefined ? unitKey(unit) : 'piece';
}

/** The unit for a word after an amount: 'Grams' → 'g', 'cans' unchanged; null if the word is not a unit. */
export function readUnit(word: string): string | null {
  const spelled = foodWords(word).join(' ');
  return bySpelling().get(spelled) ?? (sold().has(spelled) ? word : null);
}

/** Whether it is a known unit in the form of `unitKey`. */
export function isUnit(key: string): boolean {
  return bySpelling().get(key) === key || sold().has(key);
}

/** Whether it is a package in which food is kept, in the form of `unitKey`. */
export const isPackage = (key: string): boolean => PACKED.has(key);
const PACKED: ReadonlySet<string> = new Set(PACKAGES);

/** Other names of the same package, with the same weight. */
const SAME_PACKAGE: ReadonlyMap<string, string> = new Map([
  ['tin', 'can'],
  ['pkg', 'package'],
  ['pack', 'package'],
  ['pouch', 'package'],
  ['pkt', 'packet'],
  ['envelope', 'packet'],
  ['sachet', 'packet'],
  ['env', 'packet'],
  ['rib', 'stalk'],
  ['rasher', 'slice'],
  ['bulb', 'head'],
  ['container', 'tub'],
  ['pot', 'tub'],
]);

/**
 * Like `unitKey`, with one name for each kind of package: 'tins' → 'can', 'envelope' → 'packet', 'rashers' → 'slice'.
 */
export function packageKey(unit: string): string {
  const key = unitKey(unit);
  return SAME_PACKAGE.get(key) ?? key;
}

/** The size that a text contains: 'extra-large eggs', 'Medium'. Undefined if none. */
export function sizeIn(text: string): Size | undefined {
  const words = ` ${foodWords(text).join(' ')} `;
  return SIZES.find((size) => words.includes(` ${size} `));
}
