import { foodWords } from '../foods/food-name.ts';

/** The system of units in which amounts are shown. */
export type UnitSystem = 'metric' | 'us';

/** Sizes in which pieces are counted: '2 large' eggs. */
export const SIZES = ['extra large', 'jumbo', 'large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** The spellings of units, in lower case, singular and without punctuation; the first is the one that is used. */
const SPELLINGS = [
  'piece, pc, pcs, item, each, ea, whole, unit',
  'cup',
  'tbsp, tbs, tb, tbl, tblsp, tbsps, tablespoon, tablespoonful',
  'tsp, tsps, teaspoon, teaspoonful',
  'lb, lbs, pound',
  'oz, ozs, ounce',
  'kg, kgs, kilos, kilo, kilogram, kilogramme',
  'g, gr, gm, gms, gram, gramme',
  'mg, milligram, milligramme',
  'ml, mls, milliliter, millilitre',
  'cl, centiliter, centilitre',
  'dl, deciliter, decilitre',
  'l, liter, litre, ltr',
  'dessertspoon, dsp, dstspn, dessertspoonful',
  'fl oz, fluid ounce, fluid oz',
  'pint, pt',
  'quart, qt',
  'gallon, gal',
  'clove',
  'bunch',
] as const;

const UNIT_BY_SPELLING: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap((line) => {
    const [unit = '', ...others] = line.split(', ');
    return [unit, ...others].map((spelling) => [spelling, unit] as const);
  }),
);

/** One-letter units, whose case matters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['c', 'cup'],
  ['C', 'cup'],
  // German: Esslöffel and Teelöffel; in lower case they begin names ('el paso').
  ['EL', 'tbsp'],
  ['TL', 'tsp'],
]);

/** Package units of shops and recipes, singular. */
const PACKAGES: ReadonlySet<string> = new Set(
  `can tin jar bottle pack packet package bag box carton sack tub tube bar block stick loaf slice head stalk sprig pinch
  dash handful roll fillet crate punnet dozen leaf strip rasher sheet cube ball wedge`.split(/\s+/),
);

/** Units that only occur in ingredient lines, singular; elsewhere they are ordinary words. */
const WORDS_OF_LINES: ReadonlySet<string> = new Set(
  `rib ear rack knob drizzle splash squeeze square scoop envelope env sachet pkg pkt container pod log wheel thumb glug pouch glass
  shot link side recipe batch drop bulb segment ring spear floret half chunk grating grind twist
  pot hunk nest pat sleeve`.split(/\s+/),
);

/** German words for units, in lines as in meals. */
export const GERMAN_WORDS: Readonly<Record<string, readonly string[]>> = {
  tbsp: ['esslöffel'],
  tsp: ['teelöffel'],
  pinch: ['prise', 'prisen', 'messerspitze'],
  bunch: ['bund'],
  clove: ['zehe', 'zehen'],
  slice: ['scheibe', 'scheiben'],
  packet: ['päckchen', 'pck', 'tüte'],
  package: ['packung', 'packungen'],
  tub: ['becher'],
  cup: ['tasse', 'tassen'],
  stalk: ['stange', 'stangen'],
  sprig: ['zweig', 'zweige'],
  piece: ['stück', 'stücke'],
  bottle: ['flasche', 'flaschen'],
  handful: ['handvoll'],
};

/** German units of ingredient lines. 'Dose' and 'Glas' only with a capital: 'dose' is an English word. */
const GERMAN_UNITS: ReadonlyMap<string, string> = new Map([
  ['Dose', 'can'],
  ['Dosen', 'can'],
  ['Glas', 'jar'],
  ...Object.entries(GERMAN_WORDS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
]);

/** Normalises a unit: 'Grams' → 'g', 'Cans' → 'can', none or 'pcs' → 'piece'. */
export function unitKey(unit: string): string {
  const letter = LETTERS.get(unit.trim());
  if (letter !== undefined) return letter;
  const word = foodWords(unit).join(' ');
  return word === '' ? 'piece' : (UNIT_BY_SPELLING.get(word) ?? word);
}

/** Like `unitKey`, but sizes count as pieces: two 'large' eggs are two pieces. */
export function countUnit(unit: string): string {
  return sizeIn(unit) === undefined ? unitKey(unit) : 'piece';
}

/** The unit for a word after an amount: 'Grams' → 'g', 'cans' unchanged; null if the word is not a unit. */
export function readUnit(word: string): string | null {
  const spelled = foodWords(word).join(' ');
  return UNIT_BY_SPELLING.get(spelled) ?? (PACKAGES.has(spelled) ? word : null);
}

/** Like `readUnit`, but also accepts words that count or measure only in ingredient lines: 'knob', 'ears'. */
export function readLineUnit(word: string): string | null {
  const german = GERMAN_UNITS.get(word.trim()) ?? GERMAN_UNITS.get(word.trim().toLowerCase());
  return german ?? readUnit(word) ?? (WORDS_OF_LINES.has(foodWords(word).join(' ')) ? word : null);
}

/** Whether it is a known unit in the form of `unitKey`. */
export function isUnit(key: string): boolean {
  return UNIT_BY_SPELLING.get(key) === key || PACKAGES.has(key);
}

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
