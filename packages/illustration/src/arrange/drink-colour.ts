import { type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import type { DishRole } from '../ingredients/ingredient-drawing.ts';

const BLENDED: readonly DishRole[] = [
  'fruit',
  'vegetable',
  'leaf',
  'liquid',
  'dollop',
  'topping',
  'base',
  'unseen',
];

const STRONG_NAMES = /cocoa|choc|coffee|espresso|matcha|carrot|beet/;
const PLAIN: Hex = '#f3d9a0';
const GOLDEN_MILK: Hex = '#efc155';
const LEAF_GREEN: Hex = '#7fae45';

/** How much each further food moves the colour of the first. */
const BLEND_SHARE = 0.26;

/** The colour of foods blended into a drink: the strongest one leads, the others tint it. */
export function drinkColour(foods: readonly DishFood[]): Hex {
  const blended = foods.filter(({ role, tint }) => tint !== undefined && BLENDED.includes(role));
  if (foods.some(({ name }) => /turmeric/.test(name))) return GOLDEN_MILK;
  const strong = blended.filter(
    ({ role, name }) => role === 'fruit' || role === 'leaf' || STRONG_NAMES.test(name),
  );
  const [lead, ...others] = (strong.length > 0 ? strong : blended)
    .toSorted((a, b) => strength(b) - strength(a))
    .map(({ role, tint }) => (role === 'leaf' ? LEAF_GREEN : (tint ?? PLAIN)));
  if (lead === undefined) return PLAIN;
  return others.reduce((colour, next) => mix(colour, next, BLEND_SHARE), lead);
}

function strength({ name, role }: DishFood): number {
  if (/berr|cherr|beet|cocoa|choc|coffee|espresso|matcha/.test(name)) return 4;
  if (role === 'leaf') return 3;
  if (/mango|orange|carrot|peach|pineapple/.test(name)) return 2;
  return role === 'fruit' ? 1 : 0;
}
