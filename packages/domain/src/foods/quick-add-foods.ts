import { INGREDIENT_CATEGORIES, type IngredientCategory, type IngredientUnit } from '../ingredient.ts';
import { FOODS } from './food-table.ts';

interface QuickAddFood {
  readonly name: string;
  readonly category: IngredientCategory;
  readonly unit: IngredientUnit;
  /** The id of the same food in the food table. */
  readonly fdcId: number;
}

/** The common foods offered for adding to the kitchen with one choice, by category. */
export const QUICK_ADD_FOODS: readonly QuickAddFood[] = INGREDIENT_CATEGORIES.flatMap((wanted) =>
  FOODS.flatMap(({ category, quickAdd, fdcId }) =>
    quickAdd !== undefined && category === wanted
      ? [{ name: quickAdd.as, category, unit: quickAdd.unit, fdcId }]
      : [],
  ),
);
