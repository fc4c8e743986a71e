import type { Meal, MealFood } from '@game-plan/contracts/food/meals';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';

const EGGS: MealFood = {
  name: 'Eggs',
  quantity: 2,
  unit: 'piece',
  calories: 143,
  protein: 12.56,
  carbs: 0.72,
  fat: 9.51,
  fiber: 0,
  sugar: 0.37,
  saturatedFat: 3.13,
  sodium: 142,
  fdcId: 171287,
};

/** A breakfast of two eggs on Nov 20, 2026, by default; its totals are computed from its foods. */
export function eggBreakfast(fields: Partial<Omit<Meal, keyof ReturnType<typeof mealTotals>>> = {}): Meal {
  const meal = {
    id: 1,
    type: 'breakfast' as const,
    date: calendarDay('2026-11-20'),
    foods: [EGGS],
    loggedAt: '2026-11-20T08:00:00.000Z',
    ...fields,
  };
  return { ...meal, ...mealTotals(meal.foods) };
}
