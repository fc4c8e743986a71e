import type { Food } from '@game-plan/domain/foods/food';
import { shownName } from '@game-plan/domain/foods/shown-name';
import { moreNutrientsOf } from '@game-plan/domain/foods/usda/more-nutrients-of';
import { type FoodRow, foodRow } from './food-row.ts';

/** The row of a food of the built-in table: found by its plain name, and shown with its state, 'White rice, dry'. */
export function builtinFoodRow(food: Food): FoodRow {
  const row = foodRow({
    fdcId: food.fdcId,
    dataSet: 'builtin',
    name: food.name,
    otherNames: food.aliases,
    brand: null,
    per100g: food.per100g,
    more: moreNutrientsOf(food),
    portions: Object.entries(food.grams).map(([unit, grams]) => ({ unit, grams })),
  });
  return { ...row, name: shownName(food) };
}
