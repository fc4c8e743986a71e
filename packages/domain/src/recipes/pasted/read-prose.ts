import { readLine } from '../../lines/read-line.ts';
import { readDuration } from './text-facts.ts';

/** Where an amount may begin within a sentence. */
const AMOUNT =
  /(?<![\p{L}\d.,/°¼-¾⅐-⅞-])(?:\d|[¼-¾⅐-⅞]|(?:half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|a few|a couple|an?|some) )/giu;
/** What ends the food behind it. */
const END =
  /[,;:!?()]|\.(?!\d)| (?:and|or|with|into|in|for|to|until|till|at|on|onto|from|then|over|while|through|together|is|are|as|so|by|per|which|that|before|after) /i;
const LONGEST = 60;
/** Amounts that are looked at: a recipe has fewer. */
const MOST_AMOUNTS = 200;
/** In a text with fewer, an amount and a food may stand by chance. */
const FEWEST = 3;

/**
 * The measured foods that the sentences of a recipe name, as lines: '500 g of floury potatoes', 'a pinch of salt'.
 * None if there are too few for a recipe.
 */
export function ingredientsOfProse(sentences: readonly string[]): string[] {
  const found = new Set<string>();
  let left = MOST_AMOUNTS;
  for (const sentence of sentences) {
    const starts = [...sentence.matchAll(AMOUNT)].slice(0, left);
    left -= starts.length;
    for (const food of measuredFoods(sentence, starts)) found.add(food);
  }
  const measured = [...found].filter((food) => !SOME.test(food));
  return measured.length < FEWEST ? [] : [...found];
}

const SOME = /^some /i;
/** '4 chicken thighs (about 2 lbs)'. */
const WEIGHT_BEHIND = /^ \((?:about |approx\.? |around |~ ?)?\d[\d.,]* ?(?:g|kg|oz|lbs?|ml|cups?|pounds?)\)/i;

function measuredFoods(sentence: string, starts: readonly RegExpExecArray[]): string[] {
  const foods: string[] = [];
  let end = 0;
  for (const { index } of starts) {
    if (index < end) continue;
    const text = sentence.slice(index, index + LONGEST);
    const food = longestFood(text.slice(0, END.exec(text)?.index ?? text.length).trim());
    if (food === undefined) continue;
    const behind = index + food.length;
    const [weight = ''] = WEIGHT_BEHIND.exec(sentence.slice(behind, behind + LONGEST)) ?? [];
    foods.push(`${food}${weight}`);
    end = index + food.length + weight.length;
  }
  return foods;
}

/** A measured food without the words behind it: '25 g butter near' → '25 g butter'. */
function longestFood(text: string): string | undefined {
  const words = text.split(' ');
  return words
    .map((_, dropped) => words.slice(0, words.length - dropped).join(' '))
    .slice(0, MOST_DROPPED)
    .find(isMeasuredFood);
}
const MOST_DROPPED = 4;

/** 'an onion', but not 'a sauce': one thing without a unit is only counted if it is whole. */
const WHOLE: ReadonlySet<string> = new Set(['vegetable', 'fruit']);

function isMeasuredFood(text: string): boolean {
  if (readDuration(text) !== null) return false;
  const { parts } = readLine(text);
  const [part] = parts;
  if (parts.length !== 1 || !part?.food) return false;
  if (SOME.test(text)) return true;
  if (!part.amount) return false;
  const isOne = /^an? /i.test(text) && part.unit === '';
  return !isOne || WHOLE.has(part.food.category) || part.food.name === 'egg';
}
