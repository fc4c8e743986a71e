import { findFood } from '../../foods/find-food.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { foodWords, hasName } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import { memoize } from '../../memoize.ts';
import { eatenName, withoutMaker } from './eaten-names.ts';
import { endOf } from './meal-words.ts';

/** A text often has a name more than once, and asks for it in several ways. */
const MOST_REMEMBERED = 2000;
/** Longer names, in characters, are texts rather than foods. */
export const LONGEST_NAME = 80;

/** A food by any of its names, as a diary means them. */
export const foodOf = memoize(MOST_REMEMBERED, (name: string): Food | undefined => {
  if (name.length > LONGEST_NAME) return undefined;
  const eaten = eatenName(name);
  return searchedFoodNamed(eaten) ?? findMeant(eaten, 'diary');
});

/** Whether the words alone mean a food of the tables. */
export function isFood(typed: string): boolean {
  if (typed.length > LONGEST_NAME) return false;
  return foodOf(typed) !== undefined || foodOf(withoutMaker(typed)) !== undefined;
}

/** Whether the food tables have exactly this name. */
export function isOneOwnName(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const food = findFood(name);
  return food !== undefined && hasName(food, name);
}

/** Whether the tables or the words of diaries have exactly this name. */
export const isNamedSo = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  (isOneOwnName(name) || eatenName(name) !== name || findListed(name, 'diary') !== undefined);

export interface Composed {
  readonly fillings: readonly string[];
  readonly base: string;
  /** Of a meal with fries: the size that is told of it. */
  readonly mealSize?: string | null;
}

/**
 * Splits a known food before something it goes onto or into: 'Nutella toast' is toast with Nutella, 'ham cheese tomato
 * toastie' is bread with these three. A fast-food meal has fries, of the meal's size if that is stated. Null if a word is
 * unknown.
 */
export function composedOf(name: string): Composed | null {
  const meal = fastFoodMeal(name);
  if (meal !== null) return meal;
  const holder = endOf(name, 'holders');
  const head = holder ?? endOf(name, 'bases');
  if (head === undefined || head.rest === '') return null;
  const { rest: before, value, words } = head;
  // 'Rye toast' is toasted rye bread, not rye on toast.
  if (findFood(before)?.name.endsWith(` ${BREAD}`) && findFood(name) !== undefined) return null;
  // 'Mercimek soup' is one soup, as its own name says in another language; 'chicken alfredo pasta' contains the pasta.
  const eaten = findListed(eatenName(before), 'diary');
  const isWhole = endOf(words, 'whole-dishes') !== undefined && foodWords(eaten?.name ?? '').includes(words);
  if (isWhole || contains(eaten ?? findFood(before), words)) return { fillings: [], base: before };
  const fillings = isFood(before) ? [before] : holder === undefined ? null : splitFillings(before);
  if (fillings === null) return null;
  const isOfVegetables = fillings.every((each) => findFood(each)?.category === 'vegetable');
  return { fillings, base: value.endsWith(WITH_DRESSING) && isOfVegetables ? UNDRESSED : value };
}

const BREAD = 'bread';
/** A salad of vegetables has no dressing of its own. */
const WITH_DRESSING = ' with dressing';
const UNDRESSED = 'garden salad without dressing';

/** Whether a dish is made of a food called so: chicken alfredo of pasta. */
function contains(dish: Food | undefined, head: string): boolean {
  const { madeOf = [], parts = [] } = dish ?? {};
  const made = [...madeOf, ...parts.map((part) => part.name)];
  return made.some((part) => foodWords(part).some((word) => foodWords(head).includes(word)));
}

function fastFoodMeal(name: string): Composed | null {
  const meal = endOf(name, 'meals-of');
  if (meal === undefined || endOf(meal.rest, 'fast-food') === undefined) return null;
  const [size = '', ...rest] = meal.rest.split(' ');
  const isSized = endOf(size, 'sizes') !== undefined && rest.length > 0;
  const base = isSized ? rest.join(' ') : meal.rest;
  return isFood(base) ? { fillings: ['fries'], base, mealSize: isSized ? size : null } : null;
}

const MOST_FILLINGS = 5;

/** The fillings of a sandwich in 'turkey bacon swiss', names of one to three words, longest first; null if a word belongs to none. */
export function splitFillings(typed: string): string[] | null {
  const words = typed.split(' ').filter((word) => endOf(word, 'and') === undefined);
  const fillings: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find(
      (each) => at + each <= words.length && isFood(words.slice(at, at + each).join(' ')),
    );
    if (length === undefined || fillings.length === MOST_FILLINGS) return null;
    fillings.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return fillings;
}
