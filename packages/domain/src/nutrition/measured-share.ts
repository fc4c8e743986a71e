import type { EatenAmounts } from '../meals/meal-totals.ts';

/**
 * The share of these foods' calories, 0 to 1, for which all of the nutrients were measured. Null if no calories are
 * known.
 */
export function measuredShare(
  foods: readonly EatenAmounts[],
  nutrients: readonly (keyof EatenAmounts)[],
): number | null {
  const total = sumOfCalories(foods);
  if (total <= 0) return null;
  const measured = foods.filter((food) => nutrients.every((nutrient) => typeof food[nutrient] === 'number'));
  return sumOfCalories(measured) / total;
}

const sumOfCalories = (foods: readonly EatenAmounts[]) =>
  foods.reduce((sum, { calories }) => sum + (calories ?? 0), 0);
