import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';

interface QuickMealFood {
  readonly name: string;
  readonly food: Food;
  /** One usual portion, in a unit of the food. */
  readonly quantity: number;
  readonly unit: string;
}

/** The six foods offered for logging with one press, by their name in the food table and a usual portion. */
const PORTIONS = [
  ['Eggs', 'egg', 2, 'piece'],
  ['Toast', 'toast', 1, 'piece'],
  ['Banana', 'banana', 1, 'piece'],
  ['Coffee', 'coffee', 1, 'cup'],
  // A single-serve pot.
  ['Greek yogurt', 'greek yogurt', 170, 'g'],
  ['Oatmeal', 'cooked oatmeal', 1, 'cup'],
] as const;

export const QUICK_MEAL_FOODS: readonly QuickMealFood[] = PORTIONS.flatMap(
  ([name, known, quantity, unit]) => {
    const food = findFood(known);
    return food ? [{ name, food, quantity, unit }] : [];
  },
);
