import type { MealFood } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/food/meals.ts';

/** Limits in days and meals, so that years of entries cost no more than the last weeks. */
const LOOK_BACK_DAYS = 90;
const LOOK_BACK_MEALS = 300;
/** Days after the given one that also count: today's meals matter for yesterday's breakfast, too. */
const LOOK_AHEAD_DAYS = 7;
/** Each entry counts half as much for every this many days of age. */
const HALF_LIFE_DAYS = 14;
const MOST = 24;

interface Occasion {
  readonly type: MealType;
  readonly date: CalendarDay;
}

/**
 * Foods ranked by how often and how recently they were logged; an entry's weight halves every two weeks. Foods of this
 * meal type come first. Each has the amount in which it was last logged.
 */
export async function listUsualFoods(
  db: Database,
  userId: number,
  { type, date }: Occasion,
): Promise<MealFood[]> {
  const { rows } = await db.execute<{ food: MealFood }>(sql`
    with lately as (
      select id, type = ${type} as is_own, date, power(0.5, abs(date - ${date}::date) / ${HALF_LIFE_DAYS}::float8) as weight, foods
      from ${meals}
      where user_id = ${userId}
        and date between ${date}::date - ${LOOK_BACK_DAYS}::integer and ${date}::date + ${LOOK_AHEAD_DAYS}::integer
      order by date desc, id desc
      limit ${LOOK_BACK_MEALS}
    ),
    named as (
      select lower(food ->> 'name') as name, food, is_own, date, id, weight
      from lately, jsonb_array_elements(foods) as food
    )
    select (array_agg(food order by is_own desc, date desc, id desc))[1] as food
    from named
    group by name
    order by sum(weight) filter (where is_own) desc nulls last, sum(weight) desc, name
    limit ${MOST}`);
  return rows.map(({ food }) => food);
}
