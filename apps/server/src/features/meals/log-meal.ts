import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Meal, MealFood, meals } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { agreesWithFoods, mealTotals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import type { Database } from '#db/client.ts';
import type { Removed } from '#db/removals.ts';
import { AppError } from '#http/app-error.ts';
import { insertMeal, keepMeal, lockMeal, type MealFields, replaceMeal } from './meal-queries.ts';

type Claimed = Pick<
  BodyOf<typeof meals.update>,
  'totalCalories' | 'totalProtein' | 'totalCarbs' | 'totalFat'
>;

/** Adds the server's totals to a meal. Throws 'invalid_body' if the client's totals differ. */
function withTotals(
  meal: { type: MealType; date: CalendarDay; foods: MealFood[] },
  claimed: Claimed,
): MealFields {
  if (!agreesWithFoods(claimed, meal.foods)) {
    throw new AppError('invalid_body', 'The totals do not add up from the foods', {
      errors: { foods: ['The totals do not add up from the foods'] },
    });
  }
  return { ...meal, ...mealTotals(meal.foods) };
}

/** Logs a meal with totals computed from its foods. */
export async function logMeal(
  db: Database,
  userId: number,
  { type, date, foods, ...claimed }: BodyOf<typeof meals.create>,
): Promise<Meal> {
  return insertMeal(db, userId, withTotals({ type, date, foods }, claimed));
}

/** Changes the given fields, and keeps the meal as it was; undefined if the person has no such meal. */
export function changeMeal(
  db: Database,
  userId: number,
  id: number,
  body: BodyOf<typeof meals.update>,
): Promise<(Meal & Pick<Removed, 'undoId'>) | undefined> {
  return db.transaction(async (tx) => {
    const current = await lockMeal(tx, userId, id);
    if (!current) return undefined;
    const { type = current.type, date = current.date, foods = current.foods, ...claimed } = body;
    const undoId = await keepMeal(tx, userId, id);
    const meal = await replaceMeal(tx, userId, id, withTotals({ type, date, foods }, claimed));
    return meal && { ...meal, undoId };
  });
}
