import type { Meal, MealFood } from '@game-plan/contracts/food/meals';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { MealTotals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { keepRemoval, type Removed, readRows, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { meals } from '#db/schema/food/meals.ts';

type MealRow = typeof meals.$inferSelect;

export interface MealFields extends MealTotals {
  readonly type: MealType;
  readonly date: CalendarDay;
  readonly foods: MealFood[];
}

function toMeal({ userId, loggedAt, date, ...row }: MealRow): Meal {
  return { ...row, date: calendarDay(date), loggedAt: loggedAt.toISOString() };
}

const own = (userId: number, id: number) => and(eq(meals.userId, userId), eq(meals.id, id));

interface MealRange {
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
  readonly type?: MealType | undefined;
  /** Read the meals after this one. */
  readonly after?: Pick<Meal, 'date' | 'loggedAt' | 'id'> | undefined;
  readonly limit: number;
}

const { userId: _, ...COLUMNS } = getTableColumns(meals);

/** To the millisecond, like the answers, by which a page continues. */
const LOGGED_AT = sql`date_trunc('milliseconds', ${meals.loggedAt})`;

const inRange = preparedRead('meals', COLUMNS, (select) =>
  select
    .from(meals)
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        sql`(${meals.date}, ${LOGGED_AT}, ${meals.id}) > (${sql.placeholder('afterDate')}::date,
          ${sql.placeholder('afterLoggedAt')}::timestamptz, ${sql.placeholder('afterId')}::integer)`,
        sql`${meals.date} <= ${sql.placeholder('to')}::date`,
        sql`${meals.type} = coalesce(${sql.placeholder('type')}::text, ${meals.type})`,
      ),
    )
    .orderBy(asc(meals.date), LOGGED_AT, asc(meals.id))
    .limit(sql.placeholder('limit')),
);

/** Meals between two days (inclusive), by day and order of logging. */
export async function listMeals(
  db: Database,
  userId: number,
  { from, to, type, after, limit }: MealRange,
): Promise<Meal[]> {
  return (await inRange(db, {
    userId,
    // Ids begin at 1, so 0 includes all meals of the first day.
    afterDate: after?.date ?? from ?? '-infinity',
    afterLoggedAt: after?.loggedAt ?? '-infinity',
    afterId: after?.id ?? 0,
    to: to ?? 'infinity',
    type: type ?? null,
    limit,
  })) as Meal[];
}

/** The meal, locked until the transaction ends, so that concurrent changes are serialised. */
export async function lockMeal(tx: Database, userId: number, id: number): Promise<Meal | undefined> {
  const [row] = await tx.select().from(meals).where(own(userId, id)).for('update');
  return row && toMeal(row);
}

export async function insertMeal(db: Database, userId: number, meal: MealFields): Promise<Meal> {
  return toMeal(await insertWithinLimit(db, meals, { userId, ...meal }));
}

export async function replaceMeal(
  tx: Database,
  userId: number,
  id: number,
  meal: MealFields,
): Promise<Meal | undefined> {
  const [row] = await tx.update(meals).set(meal).where(own(userId, id)).returning();
  return row && toMeal(row);
}

/** Keeps a meal as it is before a change, which the returned id undoes. */
export async function keepMeal(tx: Database, userId: number, id: number): Promise<number> {
  return keepRemoval(tx, { userId }, { changedMeals: await readRows(tx, 'meals', own(userId, id)) });
}

/** Deletes a meal for good. Returns whether there was one. */
export async function deleteMeal(tx: Database, userId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(meals).where(own(userId, id)).returning({ id: meals.id });
  return rows.length > 0;
}

/** Removes a meal; undefined if there is none. */
export function removeMeal(db: Database, userId: number, id: number): Promise<Removed | undefined> {
  return removeRows(db, { userId }, 'meals', own(userId, id));
}
