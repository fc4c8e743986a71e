import { findByForeignName, findDish, findProduct } from '../../foods/dish-table.ts';
import { isKindOfUnknown, withoutPlainWords } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import { synonymOf } from '../words/synonyms.ts';
import { compactKey, SMALL_WORDS, searchWord } from '../words/words.ts';
import { withoutAmount } from './leading-amount.ts';
import { type Constraint, readConstraints } from './query-constraints.ts';

/** A word that a query's word may stand for; `doubt` is 0 for the word itself, otherwise its edit distance. */
export interface Spelling {
  readonly word: string;
  readonly doubt: number;
}

export interface QueryWord {
  /** The typed spelling comes first. */
  readonly spellings: readonly Spelling[];
  /** The last word may be unfinished as it was typed: 'brocc'. */
  readonly open: boolean;
}

/** One way to phrase the query. */
export interface Phrasing {
  /** Every one is wanted. */
  readonly words: readonly QueryWord[];
  /** Words that leave the food the same ('fresh', 'with'): welcome, not required. */
  readonly welcome: readonly QueryWord[];
}

export interface SearchQuery {
  /** The `keys` that include the words that rule something out: they name the food more exactly. */
  readonly wholeKeys: readonly string[];
  /** The query's constraints. */
  readonly constraints: readonly Constraint[];
  /** The query without constraint words; empty if there are no others. */
  readonly food: string;
  /** Compact name keys; a food with one of them is exactly what was asked for. */
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
  const dish = findProduct(text) ?? findDish(text);
  if (dish) return dish.name;
  const food = isKindOfUnknown(text) ? undefined : findFood(text);
  return (food ?? findByForeignName(text))?.name;
}

/** The query without words that say only brand, origin or form; undefined where it has none, or nothing else. */
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
  // 'Fries' and 'cherries' are kept as 'fry' and 'cherry', which 'fri' and 'cherrie' begin no more.
  const inPlural = open && /..ie?$/.test(word) ? [word.replace(/ie?$/, 'y')] : [];
  return { spellings: [...forms, ...inPlural].map((form) => ({ word: form, doubt: 0 })), open };
}
