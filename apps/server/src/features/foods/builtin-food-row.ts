import type { Food } from '@game-plan/domain/foods/food';
import { type FoodRow, foodRow } from './food-row.ts';

/** The row of a food of the built-in table, shown with a capital: 'Chicken breast'. */
export function builtinFoodRow(food: Food): FoodRow {
  return foodRow({
    fdcId: food.fdcId,
    dataSet: 'builtin',
    name: `${food.name.slice(0, 1).toUpperCase()}${food.name.slice(1)}`,
    otherNames: food.aliases,
    brand: null,
    per100g: food.per100g,
    portions: Object.entries(food.grams).map(([unit, grams]) => ({ unit, grams })),
  });
}
