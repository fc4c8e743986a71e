import type { BodyDay } from '@game-plan/contracts/food/body-log';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { bodyLog } from '#db/schema/food/body-log.ts';
import { meals } from '#db/schema/food/meals.ts';

/** Rows of one statement. */
const TOGETHER = 500;

type NewMeal = Omit<typeof meals.$inferInsert, 'userId' | 'id'>;

/** Every food that a person logged from one day to another, both included. */
export async function listLoggedFoods(
  db: Database,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const rows = await db
    .select({ date: meals.date, type: meals.type, foods: meals.foods })
    .from(meals)
    .where(and(eq(meals.userId, userId), gte(meals.date, from), lte(meals.date, to)));
  return rows.flatMap(({ date, type, foods }) =>
    foods.map((food) => ({ ...food, date: calendarDay(date), type })),
  );
}

/** Inserts meals and returns their ids. Throws a RowLimitError if there is no room for them. */
export async function insertMeals(
  tx: Database,
  userId: number,
  added: readonly NewMeal[],
): Promise<{ readonly id: number }[]> {
  if (added.length > 0) await checkRowLimit(tx, meals, { userId }, added.length);
  const ids: { readonly id: number }[] = [];
  for (let at = 0; at < added.length; at += TOGETHER) {
    const rows = added.slice(at, at + TOGETHER).map((meal) => ({ ...meal, userId }));
    ids.push(...(await tx.insert(meals).values(rows).returning({ id: meals.id })));
  }
  return ids;
}

/** Weight and water of those of the days on which either was logged. */
export async function findDays(db: Database, userId: number, dates: readonly string[]) {
  const { date, weight, waterMilliliters } = bodyLog;
  const rows = await db
    .select({ date, weight, waterMilliliters })
    .from(bodyLog)
    .where(and(eq(bodyLog.userId, userId), inArray(date, [...dates])));
  return new Map(rows.map(({ date: day, ...logged }) => [calendarDay(day), logged]));
}

/** Adds weights and water to days that have none. */
export async function fillDays(tx: Database, userId: number, days: readonly BodyDay[]): Promise<void> {
  for (let at = 0; at < days.length; at += TOGETHER) {
    const rows = days.slice(at, at + TOGETHER).map((day) => ({ ...day, userId }));
    await tx
      .insert(bodyLog)
      .values(rows)
      .onConflictDoUpdate({
        target: [bodyLog.userId, bodyLog.date],
        set: {
          weight: sql`coalesce(${bodyLog.weight}, excluded.weight)`,
          waterMilliliters: sql`greatest(${bodyLog.waterMilliliters}, excluded.water_milliliters)`,
        },
      });
  }
}

/** Deletes those of the meals that are still there. */
export async function deleteMeals(tx: Database, userId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(meals).where(and(eq(meals.userId, userId), inArray(meals.id, [...ids])));
}

/** Takes the weight and water that an import added to a day off again, unless they were changed since. */
export async function clearLoggedDay(
  tx: Database,
  userId: number,
  { date, weight, waterMilliliters }: BodyDay,
): Promise<void> {
  await tx
    .update(bodyLog)
    .set({
      weight: sql`nullif(${bodyLog.weight}, ${weight}::double precision)`,
      waterMilliliters: sql`case when ${bodyLog.waterMilliliters} = ${waterMilliliters}::integer then 0 else ${bodyLog.waterMilliliters} end`,
    })
    .where(and(eq(bodyLog.userId, userId), eq(bodyLog.date, date)));
}
