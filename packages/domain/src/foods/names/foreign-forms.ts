import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { foodWords } from '../food-name.ts';

/** The languages whose plurals PLURALS forms. */
export const LANGUAGES_WITH_PLURALS: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'pt']);

/**
 * Singular endings in Spanish, French, German, Italian and Portuguese and their plural endings, without accents:
 * 'limon' and 'limones', 'fico' and 'fichi', 'kirsche' and 'kirschen', 'pao' and 'paes'.
 */
const PLURALS: readonly (readonly [singular: string, plurals: readonly string[]])[] = [
  ['ca', ['che']],
  ['ga', ['ghe']],
  ['ia', ['e']],
  ['a', ['e']],
  ['co', ['chi']],
  ['go', ['ghi']],
  ['io', ['i']],
  ['ao', ['oes', 'aes']],
  ['o', ['i']],
  ['e', ['en', 'i']],
  ['el', ['eln', 'eis']],
  ['er', ['ern']],
  ['m', ['ns']],
  ['z', ['ces']],
  ['al', ['ais', 'aux']],
  ['ol', ['ois']],
  ['eau', ['eaux']],
];

/** German and Spanish plural endings after a consonant. */
const BEHIND_CONSONANT = ['e', 'en', 'er', 'es'];

function pluralsOf(word: string): string[] {
  const changed = PLURALS.flatMap(([singular, plurals]) =>
    word.endsWith(singular) ? plurals.map((plural) => word.slice(0, -singular.length) + plural) : [],
  );
  const longer = /[^aeiou]$/.test(word) ? BEHIND_CONSONANT.map((ending) => word + ending) : [];
  return [...changed, ...longer];
}

/** Shorter words, in letters, get no plural, because it would be a word of another language. */
const SHORTEST = 5;

/**
 * Possible plurals of a foreign name, as words without accents: of the first word ('filetes de merluza'), the last
 * ('rote zwiebeln') or all ('patate dolci'). Most are not real words.
 */
export function pluralNames(name: string): string[] {
  const words = foodWords(name);
  const last = words.length - 1;
  const forms = words.map((word) => (word.length >= SHORTEST - 1 ? pluralsOf(word) : []));
  const ofOne = [...new Set([0, last])].flatMap((at) =>
    (forms[at] ?? []).map((plural) => words.with(at, plural).join(' ')),
  );
  const ofTwo =
    words.length === 2
      ? (forms[0] ?? []).flatMap((first) => (forms[1] ?? []).map((second) => `${first} ${second}`))
      : [];
  return [...ofOne, ...ofTwo].filter((plural) => plural.length >= SHORTEST);
}

/** Words that do not change a food, like DESCRIPTORS in English. */
const SAME_FOOD: ReadonlySet<string> = new Set(naming['in other languages'].flatMap(foodWords));

const CUT_OF =
  /^(?:filetes?|filets?|file|filetto|filetti|fettin[ae]|trancio|tranci|carne|viande|postas?) (?:de|di|d) ?(.+)$/;

/**
 * Removes words that do not change the food from a foreign name, 'espinacas congeladas'. Undefined if there are none.
 */
export function withoutForeignWords(
  name: string,
): { readonly name: string; readonly isCut: boolean } | undefined {
  const words = foodWords(name);
  const kept = words.filter((word) => !SAME_FOOD.has(word)).join(' ');
  const cut = CUT_OF.exec(kept)?.[1];
  const plain = cut ?? kept;
  return plain === words.join(' ') || plain === '' ? undefined : { name: plain, isCut: cut !== undefined };
}
