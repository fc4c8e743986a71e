import regional from '@game-plan/lexicon/regional.json' with { type: 'json' };
import { lazy } from '../../lazy.ts';
import { foodOfEnglishKey, isForeignName, isNameWord } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import { foodWords } from '../food-name.ts';
import { inLatinLetters } from './transliterate.ts';

/** Another name of a searched food, in lower case and singular, of letters without accents and spaces. */
export interface OtherName {
  readonly name: string;
  /** Words that make another food of it: the 'starch' of 'corn starch'. */
  readonly notBefore: readonly string[];
}

/** Words of a search that stand together, and other names of the food that they mean. */
export interface SearchedWords {
  readonly words: readonly string[];
  readonly others: readonly OtherName[];
}

const LONGEST_PHRASE = 4;

const keyOf = (name: string) => foodWords(name).join(' ');

/**
 * Takes a search apart into foods and other words, in order: of 'aubergine curry' the first is an 'eggplant', too. The words of a food's
 * name stay together, so that the curd of 'lemon curd' is no yogurt.
 */
export function withOtherNames(words: readonly string[]): SearchedWords[] {
  return inPhrases(words, (phrase) => {
    const key = keyOf(phrase.join(' '));
    const others = otherNamesOf(key);
    const isName = others.length > 0 || (phrase.length > 1 && foodOfEnglishKey(key) !== undefined);
    return isName ? { words: phrase, others } : undefined;
  }).map((found) => (typeof found === 'string' ? { words: [found], others: [] } : found));
}

/** The search with the foods of other languages in English: 'potato soup' for 'Kartoffel soup'; undefined if there are none. */
export function searchInEnglish(words: readonly string[]): string | undefined {
  const english = inPhrases(words, (phrase) => {
    const text = phrase.join(' ');
    const latin = inLatinLetters(text) ?? text;
    const isEnglish = foodWords(latin).every(isNameWord);
    return !isEnglish && isForeignName(latin) ? findFood(latin) : undefined;
  }).map((found) => (typeof found === 'string' ? found : found.name));
  const text = english.join(' ');
  return text === words.join(' ') ? undefined : text;
}

/** Replaces the longest phrases that are something, from the left. */
function inPhrases<T extends object>(
  words: readonly string[],
  read: (phrase: readonly string[]) => T | undefined,
): (T | string)[] {
  const found: (T | string)[] = [];
  for (let at = 0; at < words.length; ) {
    const phrases = Array.from({ length: LONGEST_PHRASE }, (_, short) =>
      words.slice(at, at + LONGEST_PHRASE - short),
    );
    const known = phrases
      .map((phrase) => [phrase, read(phrase)] as const)
      .find(([, what]) => what !== undefined);
    found.push(known?.[1] ?? words[at] ?? '');
    at += known?.[0].length ?? 1;
  }
  return found;
}

const namesByKey = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(regional.groups.flatMap((names) => names.map((name) => [keyOf(name), names] as const))),
);

function otherNamesOf(key: string): OtherName[] {
  const meant = Object.hasOwn(regional.searchedAs, key) ? regional.searchedAs[key] : undefined;
  const names = namesByKey().get(keyOf(meant ?? key)) ?? [];
  return names
    .filter((name) => !keyOf(name).includes(key))
    .map((name) => ({ name, notBefore: regional.notBefore[name] ?? [] }));
}
