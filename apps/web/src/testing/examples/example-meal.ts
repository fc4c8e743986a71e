import type { Meal } from '@game-plan/contracts/food/meals';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { today } from '#lib/today.ts';

type Food = Meal['foods'][number];

/** A bowl of oatmeal, by default. */
export function exampleFood(fields: Partial<Food> = {}): Food {
  return {
    name: 'Oatmeal',
    quantity: 1,
    unit: 'cup',
    calories: 158,
    protein: 6,
    carbs: 27,
    fat: 3,
    ...fields,
  };
}

/** Today's breakfast of oatmeal, by default; its totals are computed from its foods. */
export function exampleMeal(fields: Partial<Meal> = {}): Meal {
  const foods = fields.foods ?? [exampleFood()];
  return {
    id: 1,
    type: 'breakfast',
    date: today(),
    foods,
    ...mealTotals(foods),
    loggedAt: '2026-11-20T08:00:00.000Z',
    ...fields,
  };
}
