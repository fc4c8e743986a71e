import type { Food, FoodNutrients } from './foods/food.ts';

/** The energy and macros in `grams` of a food, in kcal and grams, unrounded; null if not measured. */
export function nutrientsIn(food: Food, grams: number): FoodNutrients {
  const share = (per100g: number | null) => (per100g === null ? null : (per100g * grams) / 100);
  const { calories, protein, carbs, fat } = food.per100g;
  return { calories: share(calories), protein: share(protein), carbs: share(carbs), fat: share(fat) };
}
