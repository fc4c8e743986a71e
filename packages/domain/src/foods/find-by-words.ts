import kitchen from '@game-plan/lexicon/kitchen-names.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { memoize } from '../memoize.ts';
import { spelledUmlauts } from '../text/accents.ts';
import type { Food } from './food.ts';
import { foodInState } from './food-in-state.ts';
import { foodNameKey, foodWords, keyOfWords } from './food-name.ts';
import { FOODS } from './food-table.ts';
import { englishOfCompound } from './names/compound-names.ts';
import { INFLECTED, inflectedNames } from './names/foreign-forms.ts';
import { hasAccents, type ListedName, listedNames, spelling } from './names/listed-names.ts';
import {
  FORMS,
  FORMS_OF,
  KINDS,
  NOT_THEIR_WORDS,
  QUALIFIERS,
  RULES_OUT,
  SAYS_NOTHING,
  STATES,
  WRITTEN_ALIKE,
} from './names/name-words.ts';
import { inLatinLetters } from './names/transliterate.ts';

const english = lazy(
  (): ReadonlyMap<string, Food> =>
    new Map(
      FOODS.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodNameKey(name), food] as const)),
    ),
);

/** The names of the table's foods in other languages than English. */
export const foreignNames = lazy((): readonly ListedName[] => listedNames(kitchen));

interface ForeignName {
  readonly name: string;
  readonly key: string;
  readonly food: Food;
  readonly language: string;
}

const foreign = lazy((): readonly ForeignName[] => {
  const foods = new Map(FOODS.map((food) => [food.name, food]));
  return foreignNames().flatMap(({ name, food: means, language }) => {
    const food = foods.get(means);
    return food === undefined ? [] : [{ name, key: foodNameKey(name), food, language }];
  });
});

/** All words of the names in the table. */
export const nameWords = lazy(
  (): ReadonlySet<string> =>
    new Set(FOODS.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(foodWords))),
);

/**
 * Returns the plurals of those foreign names that mean only one food and are not English words: 'more' is excluded. A
 * full name takes precedence over a plural: 'pesche' are peaches although 'pesci' is fish.
 */
function foreignPlurals(): (readonly [key: string, food: Food])[] {
  const foods = new Map<string, Food | undefined>();
  for (const { name, food, language } of foreign()) {
    for (const form of inflectedNames(name, language)) {
      const key = foodNameKey(form);
      foods.set(key, foods.has(key) && foods.get(key) !== food ? undefined : food);
    }
  }
  return [...foods].flatMap(([key, food]) => (food !== undefined && maybePlural(key) ? [[key, food]] : []));
}

/**
 * Whether a word occurs in a name of the table, or is a word that may stand beside a name without changing the food.
 */
export function isNameWord(word: string): boolean {
  return nameWords().has(word) || QUALIFIERS.has(word) || FORMS.has(word);
}

/** Foods by plural. Computed separately, because it takes longer than all other names. */
const pluralsByKey = lazy((): ReadonlyMap<string, Food> => new Map(foreignPlurals()));

const foreignByKey = lazy(
  (): ReadonlyMap<string, Food> =>
    new Map([...foreign().flatMap(withoutUmlauts), ...foreign()].map(({ key, food }) => [key, food])),
);

/** A German name as keyboards and tills without umlauts spell it: 'broetchen'. */
function withoutUmlauts(name: ForeignName): ForeignName[] {
  const spelled = name.language === 'de' ? spelledUmlauts(name.name) : name.name;
  return spelled === name.name ? [] : [{ ...name, name: spelled, key: foodNameKey(spelled) }];
}

const keysByLanguage = lazy(
  (): ReadonlyMap<string, Food> =>
    new Map(foreign().map(({ key, food, language }) => [`${language} ${key}`, food])),
);

const languagesByKey = lazy(
  (): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      [...Map.groupBy(foreign(), ({ key }) => key)].map(([key, names]) => [
        key,
        new Set(names.map(({ language }) => language)),
      ]),
    ),
);

/** The languages in which a food is called so; none if it is unknown, or its plural. */
export function languagesOfName(name: string): ReadonlySet<string> {
  const key = foodNameKey(inLatinLetters(name) ?? name);
  const foreign = languagesByKey().get(key) ?? [];
  return new Set(english().has(key) ? ['en', ...foreign] : foreign);
}

/** The languages that most of these are in. */
export function languagesOfMost(all: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const language of all.flatMap((languages) => [...languages]))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return new Set([...counts].flatMap(([language, count]) => (count === most ? [language] : [])));
}

/** A list has the same unknown words again and again. */
const MOST_COMPOUNDS = 2000;
/** Longer words, in letters, are no names. */
const LONGEST_COMPOUND = 40;

/** The food of a name that a language writes as one word; undefined unless its English name is in the table. */
const foodOfCompound = memoize(MOST_COMPOUNDS, (word: string): Food | undefined =>
  englishOfCompound(word, (key, language) => keysByLanguage().get(`${language} ${key}`)?.name)
    .map((name) => english().get(foodNameKey(name)))
    .find((food) => food !== undefined),
);

const mayBeCompound = (key: string) => !key.includes(' ') && key.length <= LONGEST_COMPOUND;

/** Whether a key can be an inflected name. A single word of the table's English names cannot. */
function maybePlural(key: string): boolean {
  return key.includes(' ') || !isNameWord(key);
}

/** The food for the key of a name or alias of the table, which are English; foreign names are not looked through. */
export function foodOfEnglishKey(key: string): Food | undefined {
  return english().get(key);
}

/** The food for a key: a name or alias of the table, otherwise a foreign name, otherwise its plural. */
export function foodOfKey(key: string): Food | undefined {
  return (
    english().get(key) ??
    foreignByKey().get(key) ??
    (maybePlural(key)
      ? (pluralsByKey().get(key) ?? (mayBeCompound(key) ? foodOfCompound(key) : undefined))
      : undefined)
  );
}

/** Whether a name is understood in another language than English. The plural rules are only for English. */
export function isForeignName(name: string): boolean {
  const key = foodNameKey(name);
  return foodBySpelling(name) !== undefined || (foodOfKey(key) !== undefined && !english().has(key));
}

/**
 * Whether these are fruits or vegetables by their names in one language with inflected names: side by side they are several foods, since
 * such languages write a word between them, or one word, if one describes the other. 'Aloo gobi' is a dish.
 */
export function areForeignProduce(names: readonly string[]): boolean {
  const keys = names.map(foodNameKey);
  const foods = new Set(keys.map((key) => foodOfKey(key)));
  return (
    foods.size === keys.length &&
    [...foods].every((food) => food !== undefined && PRODUCE.has(food.category)) &&
    INFLECTED.some((language) => keys.every((key) => keysByLanguage().has(`${language} ${key}`)))
  );
}
const PRODUCE: ReadonlySet<string> = new Set(['vegetable', 'fruit']);

/** Whether another language lists exactly this name. */
export const isListedForeign = (name: string): boolean => foreignByKey().has(foodNameKey(name));

/** All keys that `foodOfKey` knows: names, and foreign plurals. */
export const allKeys = (): { readonly names: readonly string[]; readonly plurals: readonly string[] } => ({
  names: [...english().keys(), ...foreignByKey().keys()],
  plurals: [...pluralsByKey().keys()],
});

const bySpelling = lazy(
  (): ReadonlyMap<string, Food> =>
    new Map(
      foreign()
        .filter(({ name, key, food }) => hasAccents(name) && foodOfKey(key) !== food)
        .map(({ name, food }) => [spelling(name), food]),
    ),
);

/**
 * The food of a foreign name that differs from an English one only by its accents: 'pâtes' is not pâté, and 'jamón' not
 * 'jamon'.
 */
export function foodBySpelling(name: string): Food | undefined {
  return hasAccents(name) ? bySpelling().get(spelling(name)) : undefined;
}

/** The number of words in the longest name. */
const LONGEST_NAME = 6;

/**
 * The food that the words of a name mean. They may be surrounded by words for origin, brand, part or form, or name a
 * state: 'Barilla penne', 'basil leaves', 'cooked brown rice'. A word that is in no list makes the food unknown.
 */
export function findByWords(text: string): Food | undefined {
  const all = foodWords(text);
  const key = keyOfWords(all);
  if (NOT_THEIR_WORDS.has(key)) return undefined;
  const exact = findFramed(key.split(' '));
  if (exact) return exact;
  const telling = withoutPhrases(writtenAlike(all));
  if (telling.length === 0) return undefined;
  const words = keyOfWords(telling)
    .split(' ')
    .filter((word) => word !== 'and');
  if (words.length === 0 || NOT_THEIR_WORDS.has(words.join(' '))) return undefined;
  return findFramed(words) ?? findInState(words) ?? findKind(words);
}

/** Finds a food by its last words only, if they say what it is. */
function findKind(words: readonly string[]): Food | undefined {
  if (words.length > LONGEST_NAME || words.some((word) => RULES_OUT.has(word))) return undefined;
  for (const count of [2, 1]) {
    const kind = words.length > count ? words.slice(-count).join(' ') : '';
    if (Object.hasOwn(KINDS, kind)) return english().get(foodNameKey(KINDS[kind] ?? ''));
  }
  return undefined;
}

/**
 * Whether the text means this food only by its last word, after unknown words: 'zibble tea'. In a kitchen it counts as
 * tea, but a search must not show the figures of another tea for it.
 */
export function isKindOfUnknown(text: string): boolean {
  const words = foodWords(text);
  if (foodOfKey(words.join(' ')) !== undefined) return false;
  const isKind = [2, 1].some((count) => Object.hasOwn(KINDS, words.slice(-count).join(' ')));
  return isKind && withoutPlainWords(words).some((word) => !nameWords().has(word));
}

/** The words with one spelling of states and claims: 'tinned' is 'canned', and 'dairy free' one word. */
function writtenAlike(words: readonly string[]): string[] {
  const alike: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const two = WRITTEN_ALIKE.get(`${word} ${next}`);
    alike.push(two ?? WRITTEN_ALIKE.get(word) ?? word);
    at += two === undefined ? 1 : 2;
  }
  return alike;
}

/** Removes brands and phrases that do not describe the food. */
function withoutPhrases(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = (SAYS_NOTHING.get(words[at] ?? '') ?? []).find((rest) =>
      rest.every((word, index) => words[at + index] === word),
    );
    if (!phrase) kept.push(words[at] ?? '');
    at += phrase?.length ?? 1;
  }
  return kept;
}

/** Removes words that only give brand, origin, quality or form. */
export function withoutPlainWords(words: readonly string[]): string[] {
  return withoutPhrases(words).filter((word) => !isQualifier(word) && !FORMS.has(word));
}

/** Finds a food by removing as few words as possible from the front and the back. */
function findFramed(words: readonly string[]): Food | undefined {
  const before = countWhile(words, isQualifier);
  const behind = countWhile([...words].reverse(), mayBeForm);
  for (let dropped = 0; dropped <= before + behind; dropped += 1) {
    for (let end = Math.max(0, dropped - before); end <= Math.min(dropped, behind); end += 1) {
      const food = findBetween(words, dropped - end, words.length - end);
      if (food) return food;
    }
  }
  return undefined;
}

function findBetween(words: readonly string[], start: number, end: number): Food | undefined {
  if (end - start > LONGEST_NAME) return undefined;
  const food = foodOfKey(words.slice(start, end).join(' '));
  return food && words.slice(end).every((word) => isForm(word, food)) ? food : undefined;
}

function countWhile(words: readonly string[], isSuch: (word: string) => boolean): number {
  const count = words.findIndex((word) => !isSuch(word));
  return count === -1 ? words.length : count;
}

function isQualifier(word: string): boolean {
  return QUALIFIERS.has(word) || /^\d+$/.test(word) || word === 'percent';
}

function mayBeForm(word: string): boolean {
  return FORMS.has(word) || Object.hasOwn(FORMS_OF, word);
}

function isForm(word: string, { category }: Food): boolean {
  return FORMS.has(word) || (Object.hasOwn(FORMS_OF, word) && (FORMS_OF[word] ?? []).includes(category));
}

/** Finds 'boiled potatoes' and 'organic gluten free flour' by what the words before the food do with it. */
function findInState([first = '', ...words]: readonly string[]): Food | undefined {
  const state = STATES.get(first);
  if (words.length === 0 || (state === undefined && !isQualifier(first))) return undefined;
  const food = findFramed(words) ?? findInState(words);
  return food && state !== undefined ? foodInState(state, { food, name: words.join(' ') }, foodOfKey) : food;
}
