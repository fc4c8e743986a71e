import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

type ColourOfWords = readonly [words: RegExp, colour: Hex];

/** Sauces that coat every strand, by the dish's name; first match wins. */
const COATED: readonly ColourOfWords[] = [
  [/pesto|genovese|green goddess/, '#b3c063'],
  [
    /pad thai|chow mein|lo mein|yakisoba|pad see|mee goreng|drunken|stir|teriyaki|char kway|chow fun|soy|japchae|singapore/,
    '#d59f58',
  ],
  [/sesame|peanut|satay|dan dan|tahini/, '#d8ab6c'],
  [/alfredo|carbonara|cream|cacio|lemon|clam|vongole/, '#f4dc9c'],
  [/squid ink/, '#453c3c'],
];

const KINDS: readonly ColourOfWords[] = [
  [/soba|buckwheat/, '#b59878'],
  [/rice noodle|rice vermicelli|glass noodle|pho|vermicelli|kelp|shirataki/, '#f7eed8'],
  [/udon|somen/, '#f8eed4'],
  [/zucchini|courgette|zoodle/, '#a9c264'],
  [/whole ?(wheat|grain|meal)/, '#cfa36a'],
  [/spinach (pasta|tagliatelle|fettuccine)/, '#9fb35c'],
];

const EGG_YELLOW: Hex = '#f0cf80';

/** The colour of a dish's noodles: that of a coating sauce, otherwise that of their kind. `dishName` is normalized. */
export function noodleColour(dishName: string, foods: readonly DishFood[]): Hex {
  const coated = COATED.find(([words]) => words.test(dishName));
  if (coated !== undefined) return coated[1];
  const kind = KINDS.find(([words]) => words.test(dishName) || foods.some(({ name }) => words.test(name)));
  return kind?.[1] ?? EGG_YELLOW;
}
