import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { allergenWords, dishWords, plainWords, traitWords } from './food-facts.ts';
import { knownTerms } from './food-terms.ts';
import { longestPhraseAt } from './phrase-match.ts';

/**
 * Whether it is known what an ingredient is: the food table has it, or every word of its name is either a known food or
 * describes only how it is cut, cooked, packed, bred or sold. 'Smoked Gouda' is known; 'mystery spread' and 'lemon
 * surprise' are not. Unknown ingredients are never cooked for a person with an allergy or a diet.
 */
export function isKnownFood(name: string): boolean {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const answer = findFood(name) !== undefined || isCovered(foodWords(name));
  remembered.set(name, answer);
  return answer;
}
const MOST_REMEMBERED = 5000;
const remembered = new Map<string, boolean>();

function isCovered(words: readonly string[]): boolean {
  const foods: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhraseAt(words, at, KNOWN);
    if (length === 0 && !isPlain(words[at] ?? '')) return false;
    if (length > 0) foods.push(words.slice(at, at + length).join(' '));
    at += Math.max(length, 1);
  }
  return foods.length === 1 || (foods.length > 1 && !foods.some((food) => dishWords().has(food)));
}

const KNOWN = {
  has: (phrase: string) =>
    knownTerms().has(phrase) || allergenWords().has(phrase) || traitWords().has(phrase),
};

/** Whether a word only describes how a food is cut, cooked, packed, bred or sold, or is a number. */
export function isPlain(word: string): boolean {
  return plainWords().has(word) || /^\d/.test(word);
}
