import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import recipeWords from '@game-plan/lexicon/recipe-words.json' with { type: 'json' };
import { foreignNames } from '../../foods/find-by-words.ts';
import { foodWords, plainWords } from '../../foods/food-name.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { LANGUAGES, type Language } from './language-of.ts';

/** One word of a name: in full, or one end of it. */
interface WordPattern {
  readonly start: string;
  readonly end: string;
  readonly isWhole: boolean;
}

interface ForeignName {
  readonly words: readonly WordPattern[];
  readonly english: string;
  /** How much of it is spelled out: of two names that fit, the longer one is meant. */
  readonly letters: number;
}

/** Names that mean something else in other languages than these: 'con le mani', 'cacao en polvo', 'ostra papryka'. */
const languagesOfName = lazy(() => {
  const languages = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const name of recipeWords.onlyIn[language] ?? [])
      languages.set(name, [...(languages.get(name) ?? []), language]);
  }
  return languages;
});

/** Shorter names of the general tables are words in some other language. */
const SHORTEST = 5;
/** Words of the longer lists that recipes use otherwise: a French cake tin is a 'moule', a Spanish powder 'polvo'. */
const notInRecipes = lazy(() => new Set(recipeWords.notInRecipes));

/** 'D’œufs', 'l’huile', 'dell’olio'. */
const ELISION = /\b(?:[cdjlmnst]|qu|all|dall|dell|nell|sull)['’](?=\p{L})/giu;
/** Words that are food as they are written, while without their accents or plural they are not: 'pâtes', and 'pâte' is any dough. */
const asWritten = lazy(
  () =>
    new Map(
      Object.entries(recipeWords.asWritten).flatMap(([food, words]) => words.map((word) => [word, food])),
    ),
);

function patternOf(word: string): WordPattern {
  const star = word.indexOf('*');
  if (star < 0) return { start: foodWords(word).join(''), end: '', isWhole: true };
  const letters = word.replaceAll('*', '');
  if (word.startsWith('*') && word.endsWith('*')) return { start: '', end: `*${letters}`, isWhole: false };
  return star === 0
    ? { start: '', end: letters, isWhole: false }
    : { start: letters, end: '', isWhole: false };
}

function fits({ start, end, isWhole }: WordPattern, { plain, singular }: Word): boolean {
  if (isWhole) return singular === start || plain === start;
  if (end.startsWith('*')) return plain.includes(end.slice(1));
  return end === '' ? plain.startsWith(start) : plain.endsWith(end);
}

/** Names by the first letters of their first word; those of which only the end is given under ''. */
const namesByBeginning = lazy((): ReadonlyMap<string, readonly ForeignName[]> => {
  const names = new Map<string, ForeignName[]>();
  const learn = (english: string, written: readonly string[]) => {
    const words = written.map(patternOf);
    const beginning = words[0]?.start.slice(0, BEGINNING) ?? '';
    const letters = words.reduce((sum, { start, end }) => sum + start.length + end.length, 0);
    const group = names.get(beginning);
    if (group) group.push({ words, english, letters });
    else names.set(beginning, [{ words, english, letters }]);
  };
  for (const [english, inflected] of Object.entries(recipeWords.inflected)) {
    for (const name of inflected) learn(english, name.split(' '));
  }
  const foods = Object.entries(allergyWords.names).flatMap(([food, own]) =>
    own.map((name) => ({ name, food })),
  );
  for (const { name, food } of [...foods, ...foreignNames()]) {
    const words = plainWords(name.replace(ELISION, ' '));
    if (words.join('').length >= SHORTEST && !notInRecipes().has(words.join(' '))) learn(food, words);
  }
  return names;
});
const BEGINNING = 3;
/** Cache size: the words of some recipes. */
const MOST_WORDS = 1000;

interface Word {
  readonly plain: string;
  readonly singular: string;
}

/**
 * A sentence with the foods that it names in another language in English, so that the tables of this folder find them:
 * 'mit gehackten Erdnüssen bestreuen' becomes 'mit gehackten peanut bestreuen'. Inflected words and compounds are read for
 * the listed allergens ('Mandelblättchen'), other foods in the form of the tables of names.
 * @param languages what the text may be written in; undefined if nothing tells
 */
export function translateFoods(text: string, languages: readonly Language[] | undefined): string {
  return translated(`${languages?.join() ?? ''}:${text}`);
}

/** Cache size: the names in a recipe are translated for each of its steps. */
const MOST_TRANSLATED = 500;

const translated = memoize(MOST_TRANSLATED, (key) => {
  const end = key.indexOf(':');
  const codes = key.slice(0, end).split(',');
  return translate(
    key.slice(end + 1),
    LANGUAGES.filter((language) => codes.includes(language)),
  );
});

function translate(text: string, languages: readonly Language[]): string {
  const meant = text.replace(/\p{L}+/gu, (word) => asWritten().get(word.toLowerCase()) ?? word);
  const plain = plainWords(meant.replace(ELISION, ' '));
  const words = plain.map((word): Word => ({ plain: word, singular: foodWords(word).join('') }));
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at, languages);
    said.push(name?.english ?? words[at]?.plain ?? '');
    at += name?.words.length ?? 1;
  }
  return said.join(' ');
}

function nameAt(words: readonly Word[], at: number, languages: readonly Language[]): ForeignName | undefined {
  const first = words[at];
  if (!first) return undefined;
  const only = languagesOfName().get(first.plain);
  const isElsewhere = only !== undefined && !only.some((language) => languages.includes(language));
  return namesWithFirst(first.plain)
    .filter((name) => !(isElsewhere && name.words.length === 1))
    .filter((name) => name.words.every((pattern, index) => isAt(words, at + index, pattern)))
    .reduce<ForeignName | undefined>(
      (best, name) => (best === undefined || isCloser(name, best) ? name : best),
      undefined,
    );
}

/** The names whose first word a word may be; recipes use few words again and again. */
const namesWithFirst = memoize(MOST_WORDS, (plain): readonly ForeignName[] => {
  const word = { plain, singular: foodWords(plain).join('') };
  const beginnings = new Set([plain, word.singular].map((text) => text.slice(0, BEGINNING)));
  return [...beginnings, '']
    .flatMap((beginning) => namesByBeginning().get(beginning) ?? [])
    .filter(({ words: [pattern] }) => pattern !== undefined && fits(pattern, word));
});

function isAt(words: readonly Word[], at: number, pattern: WordPattern): boolean {
  const word = words[at];
  return word !== undefined && fits(pattern, word);
}

function isCloser(name: ForeignName, best: ForeignName): boolean {
  return name.words.length === best.words.length
    ? name.letters > best.letters
    : name.words.length > best.words.length;
}
