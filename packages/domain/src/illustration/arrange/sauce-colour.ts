import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

/** First match in the dish's name wins. */
const SAUCES: readonly (readonly [words: RegExp, colour: Hex])[] = [
  [
    /tomato|shakshuka|marinara|arrabb|minestrone|chill?i\b(?![ -](?:lime|spiced|garlic))|bolognese|ratatouille/,
    '#cf4a2c',
  ],
  [/green curry|pesto|\bpea\b|^spinach soup|broccoli soup/, '#86a645'],
  [/curry|tikka|dal|turmeric|masala|coconut|laksa/, '#e6a33c'],
  [/pumpkin|squash|carrot|sweet potato/, '#e58a34'],
  [/beet|borscht/, '#a83a5c'],
  [/mushroom|french onion|beef stew|bean/, '#a5713f'],
  [/miso|ramen|soup|broth/, '#e3b463'],
];

const GOLDEN_SAUCE: Hex = '#dca552';

/** The colour of a dish's sauce: by its name, else by the vegetable that lends most colour. */
export function sauceColour(dishName: string, foods: readonly DishFood[]): Hex {
  const named = SAUCES.find(([words]) => words.test(dishName));
  if (named !== undefined) return named[1];
  const source = foods.find(
    ({ role, tint }) => role === 'sauce' || (role === 'vegetable' && tint !== undefined),
  );
  return source?.tint ?? GOLDEN_SAUCE;
}
