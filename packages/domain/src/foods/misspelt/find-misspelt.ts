import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { memoize } from '../../memoize.ts';
import { isNameWord, nameWords } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import type { Food } from '../food.ts';
import { foodWords } from '../food-name.ts';
import { editDistance } from '../names/edit-distance.ts';

/** Shorter words, in letters, are not corrected, because too many of them differ by only one letter. */
const SHORTEST = 5;
/** If both words have at least this many letters, the last letter may differ and two letters may be wrong: 'mangsho' is no mango. */
const LONG = 7;

/** The maximum number of readings of a name, because each word may have several corrections. */
const MOST_READINGS = 16;
/** More than the foods of a large kitchen, because each answer takes about a millisecond. */
const MOST_KNOWN_ANSWERS = 10_000;

/** A mistyped name in the words that were meant, in singular, and its food. */
export interface Corrected {
  readonly name: string;
  readonly food: Food;
}

/**
 * What a mistyped name means: 'chiken brest', 'onoins'. Each unknown word is replaced by the closest words, and exactly
 * one food must result. Because it is a guess, it must not be used for people whom a wrong food could harm.
 */
export const findMisspelt = memoize(MOST_KNOWN_ANSWERS, (name: string): Corrected | undefined => {
  let readings: string[] = [''];
  for (const word of foodWords(name)) {
    const meant = isNameWord(word) ? [word] : nearest(word);
    readings = readings.flatMap((before) => meant.map((after) => `${before} ${after}`.trim()));
    if (readings.length > MOST_READINGS) return undefined;
  }
  const found = readings.flatMap((reading) => {
    const food = findFood(reading);
    return food ? [{ name: reading, food }] : [];
  });
  return new Set(found.map(({ food }) => food)).size === 1 ? found[0] : undefined;
});

/** Frequent typos in words that are too short to be compared with all others. */
const SHORT_TYPOS: ReadonlyMap<string, string> = new Map(Object.entries(naming['short typos']));

/** The closest words of food names; empty if all are too different. */
function nearest(typed: string): string[] {
  const typo = SHORT_TYPOS.get(typed);
  if (typo !== undefined) return [typo];
  if (typed.length < SHORTEST) return [];
  let least = typed.length >= LONG ? 2 : 1;
  let near: string[] = [];
  for (const word of nameWords()) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > least) continue;
    const isLong = Math.min(typed.length, word.length) >= LONG;
    if (!isLong && word.at(-1) !== typed.at(-1)) continue;
    const distance = editDistance(typed, word);
    if (distance > (isLong ? least : 1)) continue;
    near = distance < least ? [word] : [...near, word];
    least = distance;
  }
  return near;
}
