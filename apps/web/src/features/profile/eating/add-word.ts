import { hasWord } from '@game-plan/domain/safety/allergy/word-list';
import { t } from '#lib/language.ts';

/** The contract's limits: the length of a word, and the number of words. */
const LONGEST = 100;
const MOST = 50;

export type AddedWord =
  | { readonly status: 'added'; readonly word: string }
  | { readonly status: 'refused'; readonly reason: string };

interface WordList {
  readonly typed: string;
  readonly chosen: readonly string[];
  /** All displayed options, chosen or not. */
  readonly offered: readonly string[];
  /** The error for a blank word: 'Type an allergen first'. */
  readonly blank: string;
}

/** Whether two lists without duplicates contain the same words in any order. */
export function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word) => hasWord(others, word));
}

/** Handles a typed word: one that matches an option, ignoring case, selects that option. */
export function addWord({ typed, chosen, offered, blank }: WordList): AddedWord {
  const word = typed.trim().replace(/\s+/g, ' ');
  if (word === '') return { status: 'refused', reason: blank };
  if (word.length > LONGEST)
    return { status: 'refused', reason: t('At most {most} characters', { most: LONGEST }) };
  if (hasWord(chosen, word))
    return { status: 'refused', reason: t('“{word}” is already on the list', { word }) };
  if (chosen.length >= MOST)
    return { status: 'refused', reason: t('At most {most} in this list', { most: MOST }) };
  return { status: 'added', word: offered.find((other) => hasWord([other], word)) ?? word };
}
