import { type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { colourIn, type ReadName } from '../read-name.ts';

const CREAM: Hex = '#f4e4ba';
const GOLDEN_SAUCE: Hex = '#dca552';

/** How much cream or coconut milk lightens a sauce of another colour. */
const CREAMED_SHARE = 0.22;

export const TOMATO_RED: Hex = '#cf4a2c';

/** The colour of a dish's sauce: by its name, otherwise by the ingredient that colours most. */
export function sauceColour(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return creamed(colourIn('sauce', [dishName]) ?? colourOfFoods(foods), foods);
}

/** A sauce of this colour with the cream of the recipe stirred in, if it has any. */
export function creamed(colour: Hex, foods: readonly DishFood[]): Hex {
  const isCreamed = colour !== CREAM && foods.some(({ name }) => name.is('cream'));
  return isCreamed ? mix(colour, CREAM, CREAMED_SHARE) : colour;
}

function colourOfFoods(foods: readonly DishFood[]): Hex {
  const colour = colourIn(
    'sauce colouring',
    foods.map(({ name }) => name),
  );
  if (colour !== null) return colour;
  const source = foods.find(
    ({ role, tint }) => role === 'sauce' || (role === 'vegetable' && tint !== undefined),
  );
  return source?.tint ?? GOLDEN_SAUCE;
}
