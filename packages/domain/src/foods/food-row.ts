import type { Allergen } from '../eater.ts';
import type { IngredientCategory } from '../kitchen.ts';
import type { Food } from './food.ts';

/** kcal, then grams of protein, carbohydrate and fat per 100 g; null is 'not measured'. */
type Figures = readonly [
  calories: number | null,
  protein: number | null,
  carbs: number | null,
  fat: number | null,
];

interface More {
  /** Names separated by commas, and line breaks where they are many. */
  readonly aliases?: string;
  readonly allergens?: readonly Allergen[];
}

/** One row of the food table, short enough to be read as a line. `grams` are of one household unit. */
export function food(
  name: string,
  fdcId: number,
  category: IngredientCategory,
  grams: Food['grams'],
  [calories, protein, carbs, fat]: Figures,
  { aliases, allergens = [] }: More = {},
): Food {
  return {
    fdcId,
    name,
    aliases: aliases?.split(/,\s+/) ?? [],
    category,
    per100g: { calories, protein, carbs, fat },
    grams,
    allergens,
  };
}
