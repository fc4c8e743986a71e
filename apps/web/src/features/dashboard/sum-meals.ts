import type { Meal } from '@game-plan/contracts/food/meals';
import { caloriesOfMeals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';

/** Total kcal and grams of all meals. */
export function sumMeals(meals: readonly Meal[]) {
  const sum = (amount: (meal: Meal) => number) => meals.reduce((total, meal) => total + amount(meal), 0);
  return {
    calories: caloriesOfMeals(meals),
    protein: sum(({ totalProtein }) => totalProtein),
    carbs: sum(({ totalCarbs }) => totalCarbs),
    fat: sum(({ totalFat }) => totalFat),
  };
}

export interface MealOfType {
  readonly calories: number;
  /** Names in the order of logging. */
  readonly foods: readonly string[];
}

/** All meals of one type together, in the order of logging; undefined if there are none. */
export function mealOfType(meals: readonly Meal[], type: MealType): MealOfType | undefined {
  const ofType = meals
    .filter((meal) => meal.type === type)
    .toSorted((one, other) => Date.parse(one.loggedAt) - Date.parse(other.loggedAt));
  if (ofType.length === 0) return undefined;
  return {
    calories: sumMeals(ofType).calories,
    foods: ofType.flatMap(({ foods }) => foods.map(({ name }) => name)),
  };
}
