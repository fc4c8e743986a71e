import type { Food, FoodNutrients } from './foods/food.ts';

/** What `grams` of a food hold, in kcal and grams, unrounded; null where not measured. */
export function nutrientsIn(food: Food, grams: number): FoodNutrients {
  const share = (per100g: number | null) => (per100g === null ? null : (per100g * grams) / 100);
  const { calories, protein, carbs, fat } = food.per100g;
  return { calories: share(calories), protein: share(protein), carbs: share(carbs), fat: share(fat) };
}
