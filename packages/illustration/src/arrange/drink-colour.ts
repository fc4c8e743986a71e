import type { DishRole } from '@game-plan/lexicon/drawing-data';
import { type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';

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

const PLAIN: Hex = '#f3d9a0';
const GOLDEN_MILK: Hex = '#efc155';
const LEAF_GREEN: Hex = '#7fae45';

/** How much each further food moves the colour of the first. */
const BLEND_SHARE = 0.26;

/** The colour of foods blended into a drink: the strongest one leads, the others tint it. */
export function drinkColour(foods: readonly DishFood[]): Hex {
  const blended = foods.filter(({ role, tint }) => tint !== undefined && BLENDED.includes(role));
  if (foods.some(({ name }) => name.is('turmeric'))) return GOLDEN_MILK;
  const strong = blended.filter(
    ({ role, name }) =>
      role === 'fruit' || role === 'leaf' || name.is('deep colour') || name.is('bright colour'),
  );
  const [lead, ...others] = (strong.length > 0 ? strong : blended)
    .toSorted((a, b) => strength(b) - strength(a))
    .map(({ role, tint }) => (role === 'leaf' ? LEAF_GREEN : (tint ?? PLAIN)));
  if (lead === undefined) return PLAIN;
  return others.reduce((colour, next) => mix(colour, next, BLEND_SHARE), lead);
}

function strength({ name, role }: DishFood): number {
  if (name.is('deep colour')) return 4;
  if (role === 'leaf') return 3;
  if (name.is('bright colour')) return 2;
  return role === 'fruit' ? 1 : 0;
}
