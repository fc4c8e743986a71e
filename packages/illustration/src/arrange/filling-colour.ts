import { type Hex, mix } from '../colour.ts';
import { type DishFood, isFruit } from '../dish-food.ts';
import { colourIn, type ReadName } from '../read-name.ts';

const APPLE: Hex = '#dcae58';

/** The colour of a fruit or sweet filling: by the dish's name, otherwise by its fruit; null if there is none. */
export function fruitFilling(dishName: ReadName, foods: readonly DishFood[]): Hex | null {
  return colourIn('filling', [dishName]) ?? fruitColour(foods);
}

/** The colour of the fruit among the foods when it is cooked; null if there is none. */
export function fruitColour(foods: readonly DishFood[]): Hex | null {
  const [lead, second] = foods
    .filter(isFruit)
    .map(({ name, tint }) => colourIn('filling', [name]) ?? tint ?? APPLE);
  if (lead === undefined) return null;
  return second === undefined ? lead : mix(lead, second, 0.25);
}
