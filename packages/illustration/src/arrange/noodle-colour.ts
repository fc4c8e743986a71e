import type { Hex } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { colourIn, type ReadName } from '../read-name.ts';

const EGG_YELLOW: Hex = '#f0cf80';

/** The colour of a dish's noodles: that of a coating sauce, otherwise that of their kind. */
export function noodleColour(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return (
    colourIn('coat', [dishName]) ??
    colourIn('noodle', [dishName, ...foods.map(({ name }) => name)]) ??
    EGG_YELLOW
  );
}
