import { isNameWord, nameWords } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { findMisspelt } from '../foods/misspelt/find-misspelt.ts';
import { editDistance } from '../foods/names/edit-distance.ts';
import { lazy } from '../lazy.ts';
import { memoize } from '../memoize.ts';
import { knownTerms } from './food-terms.ts';

/** Shorter words, in letters, have too many neighbours. */
const SHORTEST = 6;
/** The number of letters in which all other words have to differ. */
const CLEARLY_OTHER = 3;
const MOST_KNOWN_ANSWERS = 10_000;

/**
 * A mistyped name in the right words if nothing else can be meant, so that people with an allergy can be cooked it as well: 'brocolli',
 * 'zuchinni', 'frozen cauliflowr'. Undefined for any other name, and for words that are nearly as close to another food or allergen.
 */
export const correctCertainTypo = memoize(MOST_KNOWN_ANSWERS, (name: string): string | undefined => {
  const corrected = findMisspelt(name);
  if (corrected === undefined || findFood(name)) return undefined;
  const meant = corrected.name.split(' ');
  const areCertain = foodWords(name).every(
    (typed, at) => isNameWord(typed) || isOnly(typed, meant[at] ?? ''),
  );
  return areCertain ? corrected.name : undefined;
});

/** Whether one letter is wrong, or letters are doubled that should not be, and no other word is similar. */
function isOnly(typed: string, meant: string): boolean {
  if (typed.length < SHORTEST) return false;
  if (editDistance(typed, meant) > 1 && undoubled(typed) !== undoubled(meant)) return false;
  const food = findFood(meant);
  return allWords().every(
    (word) =>
      word === meant ||
      Math.abs(word.length - typed.length) >= CLEARLY_OTHER ||
      editDistance(typed, word) >= CLEARLY_OTHER ||
      (food !== undefined && findFood(word) === food),
  );
}

const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/** The words of all foods and allergens. */
const allWords = lazy((): readonly string[] => [
  ...new Set([...nameWords(), ...[...knownTerms()].flatMap((term) => term.split(' '))]),
]);
