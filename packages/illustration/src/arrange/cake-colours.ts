import { darker, type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

type ColourOfWords = readonly [words: RegExp, colour: Hex];

const CHOCOLATE: Hex = '#7d4a2e';
const GOLDEN: Hex = '#efcb86';

/** By the name of the bake; the first match wins. */
const CRUMBS_BY_NAME: readonly ColourOfWords[] = [
  [/red velvet/, '#b8302c'],
  [
    /chocolate(?! chip)|brownie|devil|black forest|schwarzwald|sacher|\bopera\b|mud cake|fudge|cocoa|lava|rocky road|mocha/,
    CHOCOLATE,
  ],
  [/carrot/, '#cf8544'],
  [/pumpkin|sweet potato|butternut/, '#d07f3c'],
  [
    /ginger|molasses|parkin|medovik|honey cake|spice|pain d'epices|christmas|fruit ?cake|sticky toffee|\bdate/,
    '#a0663a',
  ],
  [/matcha|pistachio/, '#a9b562'],
  [/coffee(?! cake)|espresso|walnut|hazelnut|pecan|\bnut/, '#c08a52'],
  [/beet/, '#93395a'],
  [/lemon|orange|citrus|polenta|corn/, '#f2cd6c'],
  [/banana|zucchini|courgette|apple|oat|flapjack|granola|energy/, '#dcb06a'],
  [/angel|white|coconut|vanilla|meringue|pavlova/, '#f7e8c0'],
  [/buckwheat|whole ?(wheat|meal|grain)|\brye\b|bran\b|wholewheat|soda bread|pumpernickel/, '#bd8d57'],
];

/** By ingredients, if the name gives no colour. */
const CRUMBS_BY_FOOD: readonly ColourOfWords[] = [
  [/cocoa|cacao|dark chocolate|(unsweetened|melted|cooking) chocolate/, CHOCOLATE],
  [/molasses|treacle|dark brown sugar/, '#a0663a'],
  [/pumpkin|carrot/, '#cf8544'],
  [/matcha/, '#a9b562'],
  [/whole ?(wheat|meal|grain)|buckwheat|\brye\b/, '#bd8d57'],
  [/corn ?meal|polenta/, '#f2cd6c'],
];

/** The inside colour of a bake: by its name, otherwise by the ingredient that colours most. */
export function crumbColour(dishName: string, foods: readonly DishFood[]): Hex {
  return (
    colourFor(CRUMBS_BY_NAME, [dishName]) ??
    colourFor(
      CRUMBS_BY_FOOD,
      foods.map(({ name }) => name),
    ) ??
    GOLDEN
  );
}

/** The outside colour, browned by the oven. */
export function crustColour(crumb: Hex): Hex {
  return mix(darker(crumb, 0.08), '#c0702a', crumb === CHOCOLATE ? 0.1 : 0.5);
}

const CREAM: Hex = '#fdf3dd';

const CREAMS =
  /cream|mascarpone|frosting|icing|(powdered|confectioner'?s'?) sugar|buttercream|ricotta|quark|whipped|yogh?urt|skyr/;

/**
 * The colour of a cake's filling and coating, or null for a plain cake. Determined by `foods`, or by the name if there
 * are none.
 */
export function frostingColour(dishName: string, foods: readonly DishFood[]): Hex | null {
  const has = (words: RegExp) => foods.some(({ name }) => words.test(name));
  const isKnown = foods.length > 0;
  const isChocolate = crumbColour(dishName, foods) === CHOCOLATE;
  if (isChocolate && !/forest|schwarzwald/.test(dishName)) {
    const isCoated = isKnown
      ? has(CREAMS) || has(/ganache|(?<!white )chocolate/)
      : /layer|sacher|opera|cake/.test(dishName);
    return isCoated ? '#4a281a' : null;
  }
  if (isKnown ? has(CREAMS) : /carrot|velvet|layer|forest|coconut|birthday|victoria|medovik/.test(dishName))
    return CREAM;
  return null;
}

/** The colour of jam or fruit between or on the layers, or null. */
export function jamColour(foods: readonly DishFood[]): Hex | null {
  const jam = foods.find(
    ({ name, role }) => /\bjam\b|jelly|preserve|marmalade|curd/.test(name) || role === 'fruit',
  );
  if (jam === undefined) return null;
  const named: readonly ColourOfWords[] = [
    [/apricot|peach|mango|orange|marmalade/, '#e79232'],
    [/lemon/, '#f4cf4a'],
    [/blueberr|blackberr|currant/, '#67345f'],
    [/cherr|cranberr/, '#9e2438'],
    [/raspberr|strawberr|red/, '#c8354c'],
  ];
  return colourFor(named, [jam.name]) ?? jam.tint ?? '#c8354c';
}

function colourFor(table: readonly ColourOfWords[], names: readonly string[]): Hex | null {
  return table.find(([words]) => names.some((name) => words.test(name)))?.[1] ?? null;
}
