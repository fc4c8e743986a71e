import { isKindOfUnknown, withoutPlainWords } from '../../foods/find-by-words.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import { synonymOf } from '../words/synonyms.ts';
import { compactKey, SMALL_WORDS, searchWord } from '../words/words.ts';
import { withoutAmount, withoutTrailingAmount } from './leading-amount.ts';
import { type Constraint, readConstraints } from './query-constraints.ts';

/** A word that a query's word may mean. `doubt` is 0 for the typed word, otherwise the edit distance. */
export interface Spelling {
  readonly word: string;
  readonly doubt: number;
}

export interface QueryWord {
  /** The typed spelling comes first. */
  readonly spellings: readonly Spelling[];
  /** The word may be unfinished, because it is the last one typed: 'brocc'. */
  readonly open: boolean;
}

/** One way to phrase the query. */
export interface Phrasing {
  /** All of them have to match. */
  readonly words: readonly QueryWord[];
  /** Words that do not change the food ('fresh', 'with'): a match counts in favour, but is not required. */
  readonly welcome: readonly QueryWord[];
}

export interface SearchQuery {
  /** The keys of the whole query, constraint words included: they name the food more precisely. */
  readonly wholeKeys: readonly string[];
  readonly constraints: readonly Constraint[];
  /** The query without constraint words; empty if there are no others. */
  readonly food: string;
  /** Compact name keys. A food with one of them is exactly what the query asks for. */
  readonly keys: readonly string[];
  /** The typed phrasing comes first. */
  readonly phrasings: readonly Phrasing[];
}

/** Whether the query is a single word: 'chicken', 'chi'. */
export function isBareWord({ phrasings: [typed] }: SearchQuery): boolean {
  return typed?.words.length === 1;
}

/** Fewer characters than this find nothing. */
export const SHORTEST_QUERY = 3;

/** Parses a typed query; undefined if it is too short or contains no word. */
export function parseSearchQuery(text: string): SearchQuery | undefined {
  if (text.trim().length < SHORTEST_QUERY || foodWords(text).length === 0) return undefined;
  const whole = withoutAmount(text);
  const { food: free, constraints } = readConstraints(whole);
  const food = free === '' ? whole : free;
  const others = [named(whole), named(food), synonymOf(food)];
  const names = [...new Set(others.filter((name) => name !== undefined))];
  const keys = [text, whole, food, ...names].flatMap((name) => [
    foodNameKey(name),
    foodWords(name).join(' '),
  ]);
  const wholeKeys = [text, whole].flatMap((name) => [foodNameKey(name), foodWords(name).join(' ')]);
  const wholeName = named(whole);
  if (wholeName !== undefined) wholeKeys.push(foodNameKey(wholeName));
  const [typed, ...more] = [
    phrasing(food, constraints.length === 0),
    ...names.map((name) => phrasing(name, false)),
  ];
  const claims = constraints.length === 0 ? [] : phrasing(whole, false).words;
  return {
    keys: [...new Set(keys.map(compactKey))],
    phrasings: typed ? [{ ...typed, welcome: [...typed.welcome, ...claims] }, ...more] : more,
    wholeKeys: wholeKeys.map(compactKey),
    constraints,
    food: free,
  };
}

function named(text: string): string | undefined {
  const food = isKindOfUnknown(text) ? findListed(text, 'search') : findMeant(text, 'search');
  return food?.name;
}

/** Letters from which a word may be a shortened one. */
const SHORTEST_BEGUN = 3;

/** The query with every word as the beginning of one: 'chick bre'. Undefined for a single word. */
export function withShortenedWords(query: SearchQuery): SearchQuery | undefined {
  const [typed, ...others] = query.phrasings;
  if (typed === undefined || typed.words.length < 2) return undefined;
  const words = typed.words.map((word) => ({
    ...word,
    open: word.open || (word.spellings[0]?.word.length ?? 0) >= SHORTEST_BEGUN,
  }));
  return { ...query, phrasings: [{ ...typed, words }, ...others] };
}

/** The query without words for brand, origin or form. Undefined if it has none of those, or no other words. */
export function withoutQualifiers(text: string): SearchQuery | undefined {
  const { food, constraints } = readConstraints(withoutAmount(text));
  const words = foodWords(food);
  const plain = withoutPlainWords(words);
  // 'Sugar free hot chocolate' is not 'sugar free chocolate'.
  if (constraints.length > 0 && named(food) !== undefined) return undefined;
  if (plain.length === 0 || plain.length === words.length) return undefined;
  const query = parseSearchQuery(plain.join(' '));
  return query && { ...query, constraints };
}

/** The query without an amount behind the food; undefined if there is none. */
export function withoutMeasure(text: string): SearchQuery | undefined {
  const food = withoutTrailingAmount(text);
  return food === undefined ? undefined : parseSearchQuery(food);
}

function phrasing(text: string, isTyped: boolean): Phrasing {
  const all = foodWords(text);
  const telling = new Set(foodNameKey(text).split(' '));
  const isWanted = (word: string) => telling.has(word) && !SMALL_WORDS.has(word);
  const wanted = all.some(isWanted) ? isWanted : () => true;
  const words = all.map((word, at) => ({ word, open: isTyped && at === all.length - 1 }));
  return {
    words: words.filter(({ word }) => wanted(word)).map(queryWord),
    welcome: words.filter(({ word }) => !wanted(word)).map(queryWord),
  };
}

function queryWord({ word, open }: { word: string; open: boolean }): QueryWord {
  const { forms } = searchWord(word);
  // 'Fries' and 'cherries' are stored as 'fry' and 'cherry', which no longer begin with 'fri' and 'cherrie'.
  const inPlural = open && /..ie?$/.test(word) ? [word.replace(/ie?$/, 'y')] : [];
  return { spellings: [...forms, ...inPlural].map((form) => ({ word: form, doubt: 0 })), open };
}
