import { editDistance } from './edit-distance.ts';
import type { Phrasing, QueryWord, SearchQuery, Spelling } from './search-query.ts';

/** A word that some food's name has. */
export interface KnownWord {
  readonly word: string;
  /** Whether an everyday food of the built-in table has it. */
  readonly isEveryday: boolean;
  /** How many foods without a brand have it. */
  readonly foods: number;
}

const MOST_CORRECTIONS = 3;

/** Letters that may be wrong in a word of this length: one in a short word, two from six letters, three from ten. */
function allowedDistance(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 10 ? 2 : 3;
}

/** The words of `known` that somebody who typed `typed` may have meant, likeliest first. */
export function corrections(typed: string, isOpen: boolean, known: readonly KnownWord[]): Spelling[] {
  const allowed = allowedDistance(typed);
  const near = known
    .filter(({ word }) => word !== typed && sharesBeginning(typed, word))
    .map((candidate) => ({ ...candidate, distance: distanceTo(typed, isOpen, candidate.word) }))
    .filter(({ distance }) => distance <= allowed);
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(b.isEveryday) - Number(a.isEveryday) ||
      b.foods - a.foods ||
      a.word.localeCompare(b.word),
  );
  const nearest = near[0]?.distance ?? 0;
  return near
    .filter(({ distance }) => distance === nearest)
    .slice(0, MOST_CORRECTIONS)
    .map(({ word, distance }) => ({ word, doubt: distance }));
}

/** The first letter is rarely wrong, and a short word with another first letter is another word: 'bean', 'lean'. */
function sharesBeginning(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[0] || typed.length >= 7;
}

/** An unfinished word is held against as much of the other as was typed. */
function distanceTo(typed: string, isOpen: boolean, word: string): number {
  const whole = editDistance(typed, word);
  if (!isOpen || word.length <= typed.length) return whole;
  return Math.min(whole, editDistance(typed, word.slice(0, typed.length)) + 0.5);
}

/** The query with what its unknown words may have meant; `known` holds the near words of each. */
export function correctQuery(
  query: SearchQuery,
  known: ReadonlyMap<string, readonly KnownWord[]>,
): SearchQuery {
  const correctWord = (word: QueryWord): QueryWord => {
    const found = word.spellings.flatMap((spelling) =>
      corrections(spelling.word, word.open, known.get(spelling.word) ?? []),
    );
    return found.length === 0 ? word : { ...word, spellings: [...word.spellings, ...found] };
  };
  const correctPhrasing = (phrasing: Phrasing): Phrasing => ({
    ...phrasing,
    words: phrasing.words.map(correctWord),
  });
  const [typed, ...others] = query.phrasings;
  return typed === undefined ? query : { ...query, phrasings: [correctPhrasing(typed), ...others] };
}
