import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Meal, meals } from '@game-plan/contracts/food/meals';
import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { insertMeal, listMeals } from './meal-queries.ts';

/** More meals than a person eats in a day. */
const MOST_COPIED = 50;

/**
 * Copies the meals of a day, or those of one type, to another day in one transaction. Throws if there is nothing to
 * copy, or too much.
 */
export async function copyMeals(
  db: Database,
  userId: number,
  { from, to, type }: BodyOf<typeof meals.copy>,
): Promise<Meal[]> {
  if (from === to) throw new AppError('bad_request', 'Choose another day to copy to');
  return db.transaction(async (tx) => {
    const copied = await listMeals(tx, userId, { from, to: from, type, limit: MOST_COPIED + 1 });
    if (copied.length === 0) {
      throw new AppError('not_found', `Nothing to copy: no ${type ?? 'meal'} is logged on that day`);
    }
    if (copied.length > MOST_COPIED) {
      throw new AppError('bad_request', `More than ${MOST_COPIED} meals are logged on that day`);
    }
    const logged: Meal[] = [];
    for (const { id, loggedAt, ...meal } of copied) {
      logged.push(await insertMeal(tx, userId, { ...meal, date: to }));
    }
    return logged;
  });
}
