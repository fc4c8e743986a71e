import { type BodyDay, MOST_MILLILITERS_A_DAY } from '@game-plan/contracts/food/body-log';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { bodyLog } from '#db/schema/food/body-log.ts';

type Row = typeof bodyLog.$inferSelect;

function toDay({ date, weight, waterMilliliters }: Row): BodyDay {
  return { date: calendarDay(date), weight, waterMilliliters };
}

interface DaysRead {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Read the days after this one. */
  readonly after?: Pick<BodyDay, 'date'> | undefined;
  readonly limit: number;
}

/** The logged days between two days (inclusive), oldest first. */
export async function listBodyDays(
  db: Database,
  userId: number,
  { from, to, after, limit }: DaysRead,
): Promise<BodyDay[]> {
  const rows = await db
    .select()
    .from(bodyLog)
    .where(
      and(
        eq(bodyLog.userId, userId),
        gte(bodyLog.date, from),
        lte(bodyLog.date, to),
        after && gt(bodyLog.date, after.date),
      ),
    )
    .orderBy(asc(bodyLog.date))
    .limit(limit);
  return rows.map(toDay);
}

/** Sets the weight of a day in kilograms; null removes it. */
export function upsertWeight(
  db: Database,
  userId: number,
  date: CalendarDay,
  weight: number | null,
  now: Date,
): Promise<BodyDay> {
  return upsert(db, { userId, date, weight, updatedAt: now }, { weight, updatedAt: now });
}

/** Adds to the water of a day, limited to between zero and the daily maximum. */
export function addWaterTo(
  db: Database,
  userId: number,
  date: CalendarDay,
  milliliters: number,
  now: Date,
): Promise<BodyDay> {
  const sum = sql`${bodyLog.waterMilliliters} + ${milliliters}::integer`;
  return upsert(
    db,
    { userId, date, waterMilliliters: Math.max(0, milliliters), updatedAt: now },
    { waterMilliliters: sql`least(${MOST_MILLILITERS_A_DAY}, greatest(0, ${sum}))`, updatedAt: now },
  );
}

async function upsert(
  db: Database,
  row: typeof bodyLog.$inferInsert,
  change: { weight?: number | null; waterMilliliters?: SQL; updatedAt: Date },
): Promise<BodyDay> {
  const [saved] = await db
    .insert(bodyLog)
    .values(row)
    .onConflictDoUpdate({ target: [bodyLog.userId, bodyLog.date], set: change })
    .returning();
  if (!saved) throw new Error('The day was not returned');
  return toDay(saved);
}

/** Whether a weight was logged for a later day. */
export async function hasLaterWeight(db: Database, userId: number, date: CalendarDay): Promise<boolean> {
  const rows = await db
    .select({ id: bodyLog.id })
    .from(bodyLog)
    .where(and(eq(bodyLog.userId, userId), gt(bodyLog.date, date), isNotNull(bodyLog.weight)))
    .limit(1);
  return rows.length > 0;
}

/** The weight of the last day before this one that has one, in kilograms. */
export async function findLastWeight(
  db: Database,
  userId: number,
  date: CalendarDay,
): Promise<number | null | undefined> {
  const [row] = await db
    .select({ weight: bodyLog.weight })
    .from(bodyLog)
    .where(and(eq(bodyLog.userId, userId), lt(bodyLog.date, date), isNotNull(bodyLog.weight)))
    .orderBy(desc(bodyLog.date))
    .limit(1);
  return row?.weight;
}
