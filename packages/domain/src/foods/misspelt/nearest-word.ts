import { isNameWord } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import { editDistance } from '../names/edit-distance.ts';

/** A word that occurs, and in how many places. */
export interface CountedWord {
  readonly word: string;
  readonly count: number;
}

const SHORTEST = 4;
const LONG = 8;

/**
 * The word that was probably meant by a misspelt one: 'chikpea' is 'chickpea', 'stirfry' is 'stir-fry'. Undefined if the word
 * occurs, also within another, or if none is near. Of equally near words the more frequent one. A word of the food table is
 * spelt right, so that only another spelling of its food is meant: 'lasagne' is 'lasagna', and 'beef' is not 'beet'.
 */
export function nearestWord<Word extends CountedWord>(
  typed: string,
  words: readonly Word[],
): Word | undefined {
  const meant = glued(typed);
  if (meant.length < SHORTEST || words.some(({ word }) => word.includes(typed))) return undefined;
  const most = meant.length >= LONG ? 2 : 1;
  const food = findFood(typed);
  const mayMean = isNameWord(typed) ? (word: string) => food && findFood(word) === food : () => true;
  let best: { readonly entry: Word; readonly distance: number } | undefined;
  for (const entry of words) {
    const { word, count } = entry;
    const known = glued(word);
    // Typos are rare in the first letter, and another one makes another food: 'cod', 'hod'.
    if (known[0] !== meant[0] || Math.abs(known.length - meant.length) > most) continue;
    const distance = editDistance(meant, known);
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && count > best.entry.count);
    if (distance <= most && isBetter && mayMean(word)) best = { entry, distance };
  }
  return best?.entry;
}

const glued = (word: string) => word.replace(/[-'’]/g, '');
