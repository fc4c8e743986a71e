import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { allergenWords, traitWords } from './food-facts.ts';
import { knownTerms } from './food-terms.ts';
import { longestPhraseAt } from './phrase-match.ts';
import { PLAIN_WORDS } from './words/plain-words.ts';

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
  return foods.length === 1 || (foods.length > 1 && !foods.some((food) => DISHES.has(food)));
}

const KNOWN = {
  has: (phrase: string) =>
    knownTerms().has(phrase) || allergenWords().has(phrase) || traitWords().has(phrase),
};

/** Dishes whose ingredients are not all named: 'crab salad' may contain mayonnaise, 'garlic sausage' milk. */
const DISHES: ReadonlySet<string> = new Set(
  `salad soup stew sandwich sub casserole curry bowl sauce dressing dip spread gravy stuffing smoothie shake cake cookie
  muffin pastry dumpling roll wrap pie tart quiche burger patty nugget sausage meatball meatloaf kebab skewer mix blend
  pizza bar candy dessert pudding mousse cereal granola stir-fry taco burrito quesadilla lasagna pate seasoning rub
  marinade chutney relish crisp chip cracker biscuit batter cheesecake ravioli tortellini hamburger cheeseburger`.split(
    /\s+/,
  ),
);

/** Whether a word only describes how a food is cut, cooked, packed, bred or sold, or is a number. */
export function isPlain(word: string): boolean {
  return PLAIN_WORDS.has(word) || /^\d/.test(word);
}
