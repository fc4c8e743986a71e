import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { colourIn } from '../read-name.ts';

/** The colour of a dip among the foods of a dish; null if there is none. */
export function dipColour(foods: readonly DishFood[]): Hex | null {
  return colourIn(
    'side dip',
    foods.map(({ name }) => name),
  );
}
