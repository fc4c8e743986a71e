import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

/** Flavours of creams, ices and puddings; first match in the dish's name wins, then in its foods. */
const FLAVOURS: readonly (readonly [words: RegExp, colour: Hex])[] = [
  [/white chocolate|vanilla|coconut|\bfior di|stracciatella|cream cheese/, '#fbf1d8'],
  [/chocolate|cocoa|nutella|brownie|mocha/, '#7b4a31'],
  [/coffee|espresso|tiramisu/, '#b98a5e'],
  [/strawberr/, '#f0a0a4'],
  [/raspberr|watermelon|cranberr/, '#d9587a'],
  [/blueberr|blackberr|\bberr|acai|ube|currant|grape/, '#8d5a96'],
  [/cherr/, '#b8405a'],
  [/matcha|pistachio|avocado|mint|green tea|\blime\b|kiwi/, '#b6c77a'],
  [/mango|peach|apricot|orange|passion|pumpkin|carrot|papaya/, '#f4b04c'],
  [/lemon|banana|pineapple|zabaglione|zabaione|custard|sabayon/, '#f7df85'],
  [/caramel|dulce|butterscotch|toffee|maple|peanut|hazelnut|praline/, '#d09a5c'],
];
const CREAM: Hex = '#fbf1d8';

/** The colour of a cream, ice or set pudding. `dishName` is normalized. */
export function dessertColour(dishName: string, foods: readonly DishFood[]): Hex {
  const named = FLAVOURS.find(([words]) => words.test(dishName));
  if (named !== undefined) return named[1];
  return (
    FLAVOURS.find(([words]) =>
      foods.some(({ name }) => words.test(name) && !/extract|essence|bean/.test(name)),
    )?.[1] ?? CREAM
  );
}

/** The colour of a sauce in the recipe or of the fruit served with it; null if there is none. */
export function dessertSauce(foods: readonly DishFood[]): Hex | null {
  const has = (words: RegExp) => foods.some(({ name }) => words.test(name));
  if (has(/chocolate (sauce|syrup)|ganache/)) return '#4c2b1d';
  if (has(/caramel|toffee|dulce|butterscotch|golden syrup|treacle|maple/)) return '#b5651d';
  if (has(/raspberr|strawberr|cherr|redcurrant/)) return '#c23350';
  if (has(/blueberr|blackberr|berries/)) return '#66346a';
  if (has(/mango|peach|apricot|passion/)) return '#ef9c35';
  return has(/honey/) ? '#e09a26' : null;
}
