import type { Meal } from '@game-plan/contracts/food/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';

/** kcal and grams of all the meals together. */
export function sumMeals(meals: readonly Meal[]) {
  const sum = (amount: (meal: Meal) => number) => meals.reduce((total, meal) => total + amount(meal), 0);
  return {
    calories: sum(({ totalCalories }) => totalCalories),
    protein: sum(({ totalProtein }) => totalProtein),
    carbs: sum(({ totalCarbs }) => totalCarbs),
    fat: sum(({ totalFat }) => totalFat),
  };
}

export interface MealOfType {
  readonly calories: number;
  /** Names in the order in which they were logged. */
  readonly foods: readonly string[];
}

/** All that was logged as one type of meal, first logged first; undefined when nothing was. */
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
