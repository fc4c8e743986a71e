import { type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { isFruit } from '../dish-food.ts';

type ColourOfWords = readonly [words: RegExp, colour: Hex];

/** Colours of cooked fruit; the first match wins. */
const COOKED_FRUIT: readonly ColourOfWords[] = [
  [/cherr/, '#a3273c'],
  [/blueberr|bilberr|huckleberr/, '#57356b'],
  [/blackberr|mulberr|elderberr|currant|mixed berr|\bberr/, '#6b2f52'],
  [/raspberr|strawberr|cranberr/, '#c03a4c'],
  [/rhubarb/, '#d77a80'],
  [/plum|prune|fig/, '#8f3f58'],
  [/peach|apricot|nectarine|mango/, '#ee9f45'],
  [/pumpkin|sweet potato|squash/, '#d6803a'],
  [/lemon|lime|passion/, '#f5d75e'],
  [/pecan|walnut|treacle|maple|caramel/, '#8d5424'],
  [/chocolate|cocoa/, '#6a3d27'],
  [/apple|pear|quince|tatin/, '#dcae58'],
  [/mince/, '#5b2f2c'],
  [/coconut|banana|cream|custard|vanilla/, '#f6e2a0'],
];

/** The colour of a fruit or sweet filling: by the dish's name, otherwise by its fruit; null if there is none. */
export function fruitFilling(dishName: string, foods: readonly DishFood[]): Hex | null {
  const named = COOKED_FRUIT.find(([words]) => words.test(dishName));
  if (named !== undefined) return named[1];
  const fruits = foods.filter(isFruit);
  const [lead, second] = fruits.map(
    ({ name, tint }) => COOKED_FRUIT.find(([words]) => words.test(name))?.[1] ?? tint ?? '#dcae58',
  );
  if (lead === undefined) return null;
  return second === undefined ? lead : mix(lead, second, 0.25);
}
