import { hasWord } from '@game-plan/domain/safety/allergy/word-list';

/** What the contract takes: the length of a word, and how many of them. */
const LONGEST = 100;
const MOST = 50;

export type AddedWord =
  | { readonly status: 'added'; readonly word: string }
  | { readonly status: 'refused'; readonly reason: string };

interface WordList {
  readonly typed: string;
  readonly chosen: readonly string[];
  /** Everything that is on the screen to choose from, chosen or not. */
  readonly offered: readonly string[];
  /** Said of a blank word: 'Type an allergen first'. */
  readonly blank: string;
}

/** Whether two lists, each without repeats, hold the same words in any order. */
export function sameWords(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word) => hasWord(others, word));
}

/** Decides on a word that was typed: one that is offered already is that one, whatever its capitals. */
export function addWord({ typed, chosen, offered, blank }: WordList): AddedWord {
  const word = typed.trim().replace(/\s+/g, ' ');
  if (word === '') return { status: 'refused', reason: blank };
  if (word.length > LONGEST) return { status: 'refused', reason: `At most ${LONGEST} characters` };
  if (hasWord(chosen, word)) return { status: 'refused', reason: `“${word}” is already on the list` };
  if (chosen.length >= MOST) return { status: 'refused', reason: `At most ${MOST} in this list` };
  return { status: 'added', word: offered.find((other) => hasWord([other], word)) ?? word };
}
