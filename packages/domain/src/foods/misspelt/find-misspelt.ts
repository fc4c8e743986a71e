import { memoize } from '../../memoize.ts';
import { isNameWord, nameWords } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import type { Food } from '../food.ts';
import { foodWords } from '../food-name.ts';
import { editDistance } from '../names/edit-distance.ts';

/** Letters of the shortest word that is corrected: of shorter ones too many are another word. */
const SHORTEST = 5;
/** From so many letters on a word may end otherwise than it was typed, and two of its letters may be wrong. */
const LONG = 7;

/** Readings of a name that are tried: each word may be one of several. */
const MOST_READINGS = 16;
const MOST_KNOWN_ANSWERS = 2000;

/**
 * The food that a mistyped name means, 'chiken brest' and 'onoins': each word that no food has is taken for those nearest
 * to it, and one food alone must come of it. A guess, so it is not for whom a wrong food does harm.
 */
export const findMisspelt = memoize(MOST_KNOWN_ANSWERS, (name: string): Food | undefined => {
  let readings: string[] = [''];
  for (const word of foodWords(name)) {
    const meant = isNameWord(word) ? [word] : nearest(word);
    readings = readings.flatMap((before) => meant.map((after) => `${before} ${after}`));
    if (readings.length > MOST_READINGS) return undefined;
  }
  const foods = new Set(readings.flatMap((reading) => findFood(reading.trim()) ?? []));
  return foods.size === 1 ? [...foods][0] : undefined;
});

/** The words of foods that are fewest letters away; none when all are too far. */
function nearest(typed: string): string[] {
  if (typed.length < SHORTEST) return [];
  let least = typed.length >= LONG ? 2 : 1;
  let near: string[] = [];
  for (const word of nameWords()) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > least) continue;
    if (typed.length < LONG && word.at(-1) !== typed.at(-1)) continue;
    const distance = editDistance(typed, word);
    if (distance > least) continue;
    near = distance < least ? [word] : [...near, word];
    least = distance;
  }
  return near;
}
