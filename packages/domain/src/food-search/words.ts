import { foodWords } from '../foods/food-name.ts';
import { OTHER_WORDS } from './other-words.ts';
import { PREPARATIONS } from './preparations.ts';

/** A word of a name or a query. Two words are the same when they have a form in common. */
export interface SearchWord {
  /** As written, then what else it may be called: 'courgette', 'zucchini'. */
  readonly forms: readonly string[];
}

/** The words of a text with their word forms ('grilled' → 'grill', 'eggs' → 'egg') and other names. */
export function searchWords(text: string): SearchWord[] {
  return foodWords(text).map(searchWord);
}

/** A word that is already singular and in lower case, as foodWords gives it. */
export function searchWord(word: string): SearchWord {
  const base = PREPARATIONS.get(word) ?? word;
  const other = Object.hasOwn(OTHER_WORDS, base) ? OTHER_WORDS[base] : undefined;
  return { forms: other === undefined ? [base] : [base, other] };
}

/** A name key without its spaces, so that 'icecream', 'ice-cream' and 'ice cream' are one. */
export function compactKey(key: string): string {
  return key.replaceAll(' ', '');
}
