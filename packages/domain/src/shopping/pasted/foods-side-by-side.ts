import { areForeignProduce, foodOfKey } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey, foodWords, plainWords } from '../../foods/food-name.ts';
import { type Line, partOf } from '../../language/grammar.ts';
import { measureAt } from '../../language/measure.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';

/** Fewer foods side by side are more often one dish: 'chicken rice'. */
const FEWEST_FOODS = 3;
/** More words are a sentence. */
const MOST_WORDS = 20;
/** The longest name of a food, in words, that is looked for. */
const LONGEST_NAME = 3;

/** A food of a list without commas, and the amount before it. */
interface Thing {
  readonly text: string;
  readonly name: string;
  readonly isCounted: boolean;
}

/**
 * The foods between which there is only a space: 'milk bread butter', '3 eggs milk butter bread', 'chicken drumsticks rice'. Undefined for
 * what is or may be one food or dish: 'tomato basil pasta', 'potato bread'.
 */
export function foodsSideBySide(line: Line, isFood: (name: string) => boolean): string[] | undefined {
  const { tokens } = line;
  if (tokens.length < 2 || tokens.length > MOST_WORDS) return undefined;
  const typed = textOf(line);
  const isCounted = behindAmount(line, 0) > 0;
  if (isCounted ? foodOfKey(foodNameKey(typed)) : isFood(typed)) return undefined;
  const things = thingsIn(line);
  return things && areSeveral(things) ? things.map(({ text }) => text) : undefined;
}

function areSeveral(things: readonly Thing[]): boolean {
  const counted = things.filter(({ isCounted }) => isCounted).length;
  if (things.length < FEWEST_FOODS) return counted === 0 ? areTwo(things) : counted === 2;
  if (counted > 0) return true;
  const before = things.slice(0, -1).map(({ name }) => name);
  const last = things.at(-1)?.name ?? '';
  const kinds = new Set(things.map(({ name }) => findFood(name)));
  const isOneDish = isMadeOfOthers(last) || (!isFlavour(last) && before.some(isFlavour));
  return kinds.size === things.length && (!isOneDish || before.some(isPlural));
}

/**
 * Whether two foods are no one: several vegetables or eggs before anything, because a singular describes the word behind it ('potato
 * bread'), several pieces of meat before what is served with them, and 'sedano carota'.
 */
function areTwo([first, second]: readonly Thing[]): boolean {
  if (!first || !second) return false;
  if (areForeignProduce([first.name, second.name])) return true;
  if (!isPlural(first.name)) return false;
  const food = foodOfKey(foodNameKey(first.name));
  const isProduce = food?.category === 'vegetable' || food?.category === 'fruit' || food?.name === 'egg';
  const beside = foodOfKey(foodNameKey(second.name));
  const isServedWith = beside?.category === 'vegetable' || isOf(second.name, 'staple');
  return isProduce
    ? !first.name.includes(' ')
    : food?.category === 'protein' && beside !== undefined && isServedWith;
}

/** The line as foods, each with the amount before it. Undefined if a word is none of either. */
function thingsIn(line: Line): Thing[] | undefined {
  const things: Thing[] = [];
  for (let at = 0; at < line.tokens.length; ) {
    const begin = behindAmount(line, at);
    const length = lengthOfFood(line, begin);
    if (length === 0) return undefined;
    things.push({
      text: textOf(partOf(line, at, begin + length)),
      name: textOf(partOf(line, begin, begin + length)),
      isCounted: begin > at,
    });
    at = begin + length;
  }
  return things;
}

/** Behind the amount at a token, or behind what stands for one: 'some'. */
const behindAmount = (line: Line, at: number): number =>
  measureAt({ ...line, languages: ENGLISH }, at)?.to ?? matchPage(line, at, 'no-amount')?.to ?? at;
const ENGLISH: ReadonlySet<string> = new Set(['en']);

/** How many words the food that begins here has; 0 if none does. 'Milk bread' is two foods here, and 'burger buns' one. */
function lengthOfFood(line: Line, at: number): number {
  for (let length = Math.min(LONGEST_NAME, line.tokens.length - at); length > 0; length -= 1) {
    const part = partOf(line, at, at + length);
    const words = part.tokens.map(({ text }) => text);
    // An article has no key, and in 'eggs white bread' the plural ends the first food.
    const isBroken =
      part.tokens.some(({ kind }) => kind !== 'word') ||
      words.slice(1).some((_, word) => behindAmount(line, at + word + 1) > at + word + 1) ||
      words.slice(0, -1).some((word) => isPlural(word) && foodOfKey(foodNameKey(word)));
    if (!isBroken && foodOfKey(foodNameKey(textOf(part))) && !isTwoStaples(textOf(part))) return length;
  }
  return 0;
}

/** Breads that are bought less often than the two foods of their names. */
const isTwoStaples = (name: string) => isOf(name, 'two-staples', true);
/** What is sold or cooked with other foods in it, and then named after them. */
const isMadeOfOthers = (name: string) => isOf(name, 'made-of-others');
/** What other foods are flavoured with: 'lemon garlic chicken', 'salt pepper squid'. */
const isFlavour = (name: string) => findFood(name)?.category === 'spice' || isOf(name, 'flavour', true);
const isPlural = (name: string) => plainWords(name).at(-1) !== foodWords(name).at(-1);

/** Whether the last words of a name, or all of them, are a phrase of a kind. */
function isOf(
  name: string,
  kind: 'staple' | 'two-staples' | 'made-of-others' | 'flavour',
  isWhole = false,
): boolean {
  const line = pageLineOf(foodWords(name).join(' '));
  const starts = isWhole ? [0] : line.tokens.map((_, at) => at);
  return starts.some((at) => matchPage(line, at, kind)?.to === line.tokens.length);
}

const textOf = ({ text, tokens }: Line): string =>
  text.slice(tokens[0]?.start ?? text.length, tokens.at(-1)?.end);
