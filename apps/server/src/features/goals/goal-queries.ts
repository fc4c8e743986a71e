import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { GoalsFrom } from '@game-plan/domain/goals';
import { FIRST_MEAL_DAY } from '@game-plan/domain/meals/meal-days';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { readGoals } from '#db/goals/goals-in-force.ts';
import { dailyGoals } from '#db/schema/people/daily-goals.ts';

/** The goals of a person by the day they begin, with the water in litres. */
export type GoalPeriod = GoalsFrom & { readonly water: number | null };

/** The goals in force from one day to another (inclusive), oldest first: at least one, which begins on the first day. */
export async function listGoals(
  db: Database,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<GoalPeriod[]> {
  const begun = db
    .select({ day: sql<string>`max(${dailyGoals.beginsOn})` })
    .from(dailyGoals)
    .where(and(eq(dailyGoals.userId, userId), lte(dailyGoals.beginsOn, from)));
  const rows = await db
    .select()
    .from(dailyGoals)
    .where(
      and(
        eq(dailyGoals.userId, userId),
        lte(dailyGoals.beginsOn, to),
        gte(dailyGoals.beginsOn, sql`coalesce(${begun}, ${FIRST_MEAL_DAY}::date)`),
      ),
    )
    .orderBy(asc(dailyGoals.beginsOn));
  if (rows.length === 0) return [{ ...(await readGoals(db, userId)).goals, from }];
  return rows.map(({ beginsOn, calories, protein, carbs, fat, water }, place) => ({
    from: place === 0 ? from : calendarDay(beginsOn),
    calories,
    protein,
    carbs,
    fat,
    water,
  }));
}
