import { darker, type Hex, mix } from '../colour.ts';
import type { DishFood } from '../dish-food.ts';
import { colourIn, type ReadName } from '../read-name.ts';

const CHOCOLATE: Hex = '#7d4a2e';
const GOLDEN: Hex = '#efcb86';

/** The inside colour of a bake: by its name, otherwise by the ingredient that colours most. */
export function crumbColour(dishName: ReadName, foods: readonly DishFood[]): Hex {
  return colourIn('crumb', [dishName]) ?? doughColour(foods) ?? GOLDEN;
}

/** The colour that ingredients give to a dough; null if none colours it. */
export function doughColour(foods: readonly DishFood[]): Hex | null {
  return colourIn(
    'dough',
    foods.map(({ name }) => name),
  );
}

/** The outside colour, browned by the oven. */
export function crustColour(crumb: Hex): Hex {
  return mix(darker(crumb, 0.08), '#c0702a', crumb === CHOCOLATE ? 0.1 : 0.5);
}

const CREAM: Hex = '#fdf3dd';
const CHOCOLATE_ICING: Hex = '#4a281a';

/**
 * The colour of a cake's filling and coating, or null for a plain cake. Determined by `foods`, or by the name if there
 * are none.
 */
export function frostingColour(dishName: ReadName, foods: readonly DishFood[]): Hex | null {
  const isCreamed = foods.some(({ name }) => name.is('frosting'));
  const isKnown = foods.length > 0;
  if (crumbColour(dishName, foods) === CHOCOLATE && !dishName.is('black forest')) {
    const isCoated = isKnown
      ? isCreamed || foods.some(({ name }) => name.is('chocolate coating'))
      : dishName.is('layered');
    return isCoated ? CHOCOLATE_ICING : null;
  }
  return (isKnown ? isCreamed : dishName.is('frosted')) ? CREAM : null;
}

const BERRY: Hex = '#c8354c';

/** The colour of jam or fruit between or on the layers, or null. */
export function jamColour(foods: readonly DishFood[]): Hex | null {
  const jam = foods.find(({ name, role }) => name.is('jam') || role === 'fruit');
  return jam === undefined ? null : (colourIn('jam', [jam.name]) ?? jam.tint ?? BERRY);
}
