import type { MoreNutrient } from '../foods/usda/more-nutrients.ts';

/** Further nutrients; a missing one was not measured. */
type MoreAmounts = { readonly [Nutrient in MoreNutrient]?: number | null | undefined };

/** kcal and grams of eaten food; null means 'not measured'. */
export interface EatenAmounts extends MoreAmounts {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
}

export interface MealTotals {
  readonly totalCalories: number;
  readonly totalProtein: number;
  readonly totalCarbs: number;
  readonly totalFat: number;
}

/** The rounding error of each food and of the sum. */
const ROUNDING = 0.5;

const sumOf = (foods: readonly EatenAmounts[], key: 'calories' | 'protein' | 'carbs' | 'fat') =>
  foods.reduce((total, food) => total + (food[key] ?? 0), 0);

/**
 * The totals of a meal's foods. The calories are the sum of the foods' whole calories, so that a food shows the same
 * number in a meal, by itself and when it is suggested again. Unmeasured nutrients add nothing.
 */
export function mealTotals(foods: readonly EatenAmounts[]): MealTotals {
  return {
    totalCalories: foods.reduce((total, { calories }) => total + Math.round(calories ?? 0), 0),
    totalProtein: sumOf(foods, 'protein'),
    totalCarbs: sumOf(foods, 'carbs'),
    totalFat: sumOf(foods, 'fat'),
  };
}

/**
 * The calories of a day or of several meals: the sum of the meals' whole calories, so that a day is the sum of its meals as
 * displayed.
 */
export function caloriesOfMeals(meals: readonly Pick<MealTotals, 'totalCalories'>[]): number {
  return meals.reduce((sum, { totalCalories }) => sum + Math.round(totalCalories), 0);
}

/** Whether claimed totals are the sum of the foods, apart from rounding each food and the sum to whole numbers. */
export function agreesWithFoods(
  claimed: { readonly [Key in keyof MealTotals]?: number | undefined },
  foods: readonly EatenAmounts[],
): boolean {
  const totals = { ...mealTotals(foods), totalCalories: sumOf(foods, 'calories') };
  const tolerance = ROUNDING * (foods.length + 1);
  return (Object.keys(totals) as Array<keyof MealTotals>).every((key) => {
    const claim = claimed[key];
    return claim === undefined || Math.abs(claim - totals[key]) <= tolerance;
  });
}
