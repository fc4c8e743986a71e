import type { NutritionSummary } from '@game-plan/contracts/nutrition';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/kitchen/meals.ts';

const SOURCES = 12;

/** What was eaten from one day to another, both included, by day and by food: one statement for the whole view. */
export async function summariseNutrition(
  db: Database,
  userId: number,
  from: CalendarDay,
  to: CalendarDay,
): Promise<NutritionSummary> {
  const { rows } = await db.execute<{ [Key in keyof NutritionSummary]: NutritionSummary[Key] }>(sql`
    with logged as (
      select date, foods, total_calories, total_protein, total_carbs, total_fat
      from ${meals}
      where user_id = ${userId} and date between ${from} and ${to}
    ),
    days as (
      select date, count(*)::int as meals, sum(total_calories) as calories, sum(total_protein) as protein,
        sum(total_carbs) as carbs, sum(total_fat) as fat
      from logged group by date order by date
    ),
    sources as (
      select min(food ->> 'name') as name, sum((food ->> 'calories')::float8) as calories, count(*)::int as times
      from logged, jsonb_array_elements(foods) as food
      where food ->> 'calories' is not null
      group by lower(food ->> 'name') order by calories desc, name limit ${SOURCES}
    )
    select coalesce((select json_agg(days) from days), '[]') as days,
      coalesce((select json_agg(sources) from sources), '[]') as sources`);
  return rows[0] ?? { days: [], sources: [] };
}
