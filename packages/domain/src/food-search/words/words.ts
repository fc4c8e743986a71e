import lists from '@game-plan/lexicon/searches.json' with { type: 'json' };
import { foodWords } from '../../foods/food-name.ts';
import { memoize } from '../../memoize.ts';
import { SYNONYMS } from './synonyms.ts';

/** Words that do not identify a food by themselves; 'nfs' and 'ns' are the 'not further specified' of surveys. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(lists['small words']);

/** Preparation methods whose word forms are equivalent in a search. */
const VERBS = lists.verbs;
const DOUBLING: ReadonlySet<string> = new Set(lists['doubling verbs']);

/** The past and -ing forms of a verb by English spelling: bake → baked, baking; chop → chopped; fry → fried. */
function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`, `${verb.slice(0, -1)}ing`];
  if (verb.endsWith('y')) return [`${verb.slice(0, -1)}ied`, `${verb}ing`];
  if (DOUBLING.has(verb)) {
    const doubled = `${verb}${verb.at(-1) ?? ''}`;
    return [`${doubled}ed`, `${doubled}ing`];
  }
  return [`${verb}ed`, `${verb}ing`];
}

/**
 * 'grilled' → 'grill'. Only listed verbs are reduced, because 'stuffing', 'dressing' and 'breaded' are not forms of
 * another food.
 */
const PREPARATIONS: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap((verb) => formsOf(verb).map((form) => [form, verb] as const)),
);

const WRITTEN: ReadonlyMap<string, readonly string[]> = new Map(
  VERBS.map((verb) => [verb, formsOf(verb)] as const),
);

/** The forms in which a preparation is written: 'fried' and 'frying' for 'fry'; none for any other word. */
export const writtenForms = (base: string): readonly string[] => WRITTEN.get(base) ?? [];

/** A word of a name or query. Two words are the same if they have a form in common. */
export interface SearchWord {
  /** The word as written, then its synonyms: 'courgette', 'zucchini'. */
  readonly forms: readonly string[];
}

/** The words of a text, each with its base form ('grilled' → 'grill', 'eggs' → 'egg') and synonyms. */
export function searchWords(text: string): SearchWord[] {
  return foodWords(text).map(searchWord);
}

/** Thousands of names share a few thousand words, which are kept once. */
const MOST_REMEMBERED = 5000;

/** Expects a singular word in lower case, as `foodWords` returns it. */
export const searchWord = memoize(MOST_REMEMBERED, (word: string): SearchWord => {
  const base = PREPARATIONS.get(word) ?? word;
  const other = Object.hasOwn(SYNONYMS, base) ? SYNONYMS[base] : undefined;
  return { forms: other === undefined ? [base] : [base, other] };
});

/** A name key without spaces: equal for 'icecream', 'ice-cream' and 'ice cream'. */
export function compactKey(key: string): string {
  return key.replaceAll(' ', '');
}
