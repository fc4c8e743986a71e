import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { colourIn, type ReadName } from '../read-name.ts';

const CREAM: Hex = '#fbf1d8';

/** The colour of a cream, ice or set pudding: its flavour is that of its name, otherwise of its strongest food. */
export function dessertColour(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return (
    colourIn('dessert', [dishName]) ??
    colourIn(
      'dessert',
      foods.map(({ name }) => name),
    ) ??
    CREAM
  );
}

/** The colour of a sauce in the recipe or of the fruit served with it; null if there is none. */
export function dessertSauce(foods: readonly DishFood[]): Hex | null {
  return colourIn(
    'dessert sauce',
    foods.map(({ name }) => name),
  );
}
