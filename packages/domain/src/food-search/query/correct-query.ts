import { editDistance } from '../../foods/names/edit-distance.ts';
import { writtenForms } from '../words/words.ts';
import {
  type Phrasing,
  parseSearchQuery,
  type QueryWord,
  type SearchQuery,
  type Spelling,
} from './search-query.ts';
import { typingDistance } from './typing-distance.ts';

/** A word that occurs in the name of a food. */
export interface KnownWord {
  readonly word: string;
  /** Whether an everyday food of the built-in table has the word in its name. */
  readonly isEveryday: boolean;
  /** How many foods without a brand have the word in their names. */
  readonly foods: number;
}

const MOST_CORRECTIONS = 3;

/**
 * How many wrong letters are allowed by the length of the word: one in a short word, two from nine letters. Of three letters none
 * may be wrong, but one may be missing: 'mlk'.
 */
function allowedDistance(word: string): number {
  if (word.length < 3) return 0;
  if (word.length === 3) return 0.5;
  if (word.length < 7) return 1;
  return word.length < 9 ? 1.5 : 2;
}

/** The same limit for whole letters: a short word may differ in only one, so that 'lemba' is not taken for 'lamb'. */
function allowedLetters(word: string): number {
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/**
 * From this length, even a known word may be a typing error if no everyday food has it, because the data contains some
 * too: 'bluberries'.
 */
const LONG_ENOUGH_TO_DOUBT = 6;

/** Whether a word may be misspelled. `itself` is the entry of the typed word, if it is known. */
export function mayBeMisspelled(typed: string, itself: KnownWord | undefined): boolean {
  return !itself || (!itself.isEveryday && typed.length >= LONG_ENOUGH_TO_DOUBT);
}

/** The known words that a person may have meant by `typed`, most likely first. */
export function corrections(typed: string, isOpen: boolean, known: readonly KnownWord[]): Spelling[] {
  const itself = known.find(({ word }) => word === typed);
  if (!mayBeMisspelled(typed, itself)) return [];
  const allowed = allowedDistance(typed);
  const near = known
    .filter(({ word }) => word !== typed && sharesBeginning(typed, word))
    .map((candidate) => ({ ...candidate, ...nearest(typed, isOpen, candidate.word) }))
    .filter(({ distance }) => distance <= allowed)
    .map((candidate) => ({ ...candidate, doubt: candidate.distance + candidate.unfinished }));
  near.sort(
    (a, b) =>
      a.doubt - b.doubt ||
      Number(b.isEveryday) - Number(a.isEveryday) ||
      b.foods - a.foods ||
      a.word.localeCompare(b.word),
  );
  return near
    .filter(({ doubt }) => doubt === near[0]?.doubt)
    .slice(0, MOST_CORRECTIONS)
    .map(({ word, doubt }) => ({ word, doubt }));
}

/**
 * Whether the first letters match or are swapped. The first letter is rarely wrong, and another one makes another word:
 * 'bean', 'lean'.
 */
function sharesBeginning(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[0] || typed[0] === word[1];
}

/** Costs less than a letter: of two words at the same distance, the complete one is likelier. */
const UNFINISHED = 0.5;
/** An unfinished word may have at most one wrong vowel, because it is too short to correct more. */
const MOST_OF_BEGUN = 0.5;
const FAR = Number.POSITIVE_INFINITY;

/**
 * The smallest distance of the word, with and without 's', and of the forms in which a preparation is written: the 's' of 'hummas'
 * was removed as a plural's, but belongs to the word, and 'frid' is a mistyped 'fried', which the index has as 'fry'.
 */
function nearest(typed: string, isOpen: boolean, word: string): ReturnType<typeof distanceTo> {
  const asRead = [word, ...writtenForms(word)]
    .map((form) => distanceTo(typed, isOpen, form))
    .reduce((one, other) => (other.distance < one.distance ? other : one));
  const asTyped = word.endsWith('s') ? distanceTo(`${typed}s`, isOpen, word) : asRead;
  return asTyped.distance < asRead.distance ? asTyped : asRead;
}

/** Compares an unfinished word with the beginning of the other word. */
function distanceTo(typed: string, isOpen: boolean, word: string): { distance: number; unfinished: number } {
  const isNear = editDistance(typed, word) <= allowedLetters(typed);
  const whole = { distance: isNear ? typingDistance(typed, word) : FAR, unfinished: 0 };
  if (!isOpen || typed.length < LONG_ENOUGH_TO_DOUBT || word.length <= typed.length) return whole;
  const begun = { distance: typingDistance(typed, word.slice(0, typed.length)), unfinished: UNFINISHED };
  if (begun.distance > MOST_OF_BEGUN) return whole;
  return begun.distance + begun.unfinished < whole.distance ? begun : whole;
}

/** The query with corrections of its unknown words added. `known` maps each such word to similar known words. */
export function correctQuery(
  query: SearchQuery,
  known: ReadonlyMap<string, readonly KnownWord[]>,
): SearchQuery {
  const [typed, ...others] = query.phrasings;
  if (typed === undefined) return query;
  const found = typed.words.map((word) => ({ word, meant: correctionOf(word, known) }));
  if (found.every(({ meant }) => meant.length === 0)) return query;
  const words = found.map(({ word, meant }) => ({ ...word, spellings: [...word.spellings, ...meant] }));
  const likeliest = found.map(({ word, meant }) => meant[0] ?? word.spellings[0]);
  const doubt = likeliest.reduce((sum, spelling) => sum + (spelling?.doubt ?? 0), 0);
  const corrected = parseSearchQuery(likeliest.map((spelling) => spelling?.word ?? '').join(' '));
  const otherNames = (corrected?.phrasings.slice(1) ?? []).map((phrasing) => withDoubt(phrasing, doubt));
  return {
    ...query,
    keys: [...new Set([...query.keys, ...(corrected?.keys ?? [])])],
    phrasings: [{ ...typed, words }, ...others, ...otherNames],
  };
}

function correctionOf(
  { spellings, open }: QueryWord,
  known: ReadonlyMap<string, readonly KnownWord[]>,
): Spelling[] {
  return spellings.flatMap(({ word }) => corrections(word, open, known.get(word) ?? []));
}

/** A synonym of a corrected word is as uncertain as the correction. */
function withDoubt(phrasing: Phrasing, doubt: number): Phrasing {
  const [first, ...rest] = phrasing.words;
  if (first === undefined) return phrasing;
  const spellings = first.spellings.map(({ word }) => ({ word, doubt }));
  return { ...phrasing, words: [{ ...first, spellings }, ...rest] };
}
