import type { NutritionSummary } from '@game-plan/contracts/food/nutrition';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { MORE_NUTRIENTS } from '@game-plan/domain/foods/usda/more-nutrients';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/food/meals.ts';

const SOURCES = 12;

const MEASURED = ['protein', 'carbs', 'fat', ...MORE_NUTRIENTS] as const;
type Measured = (typeof MEASURED)[number];

const column = (kind: 'sum' | 'measured', nutrient: Measured) => sql.identifier(`${kind}_${nutrient}`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** SQL sums of each nutrient over all foods of a day. */
const sumsOf = (nutrients: readonly Measured[]) =>
  list(
    nutrients.map((nutrient) => sql`sum((food ->> ${nutrient}::text)::float8) as ${column('sum', nutrient)}`),
  );

/** SQL sums, per nutrient, of the calories of the foods in which it was measured. */
const measuredOf = (nutrients: readonly Measured[]) =>
  list(
    nutrients.map(
      (nutrient) => sql`sum((food ->> 'calories')::float8)
        filter (where food ->> ${nutrient}::text is not null) as ${column('measured', nutrient)}`,
    ),
  );

const objectOf = (nutrients: readonly Measured[], kind: 'sum' | 'measured') =>
  list(
    nutrients.map((nutrient) =>
      kind === 'sum'
        ? sql`${nutrient}::text, ${column(kind, nutrient)}`
        : // As a share of the unrounded calories, so that all of them stay all of them.
          sql`${nutrient}::text, coalesce(${column(kind, nutrient)} * calories / nullif(unrounded, 0), 0)`,
    ),
  );

/** What was eaten between two days (inclusive), by day and by food, in one statement for the whole view. */
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
    eaten as (
      select date, sum((food ->> 'calories')::float8) as unrounded, ${sumsOf(MORE_NUTRIENTS)}, ${measuredOf(MEASURED)}
      from logged, jsonb_array_elements(foods) as food
      group by date
    ),
    sums as (
      select date, count(*)::int as meals,
        -- A day is the sum of its meals as displayed, like caloriesOfMeals. round() would round half to even.
        sum(floor(total_calories + 0.5)) as calories, sum(total_protein) as protein,
        sum(total_carbs) as carbs, sum(total_fat) as fat
      from logged group by date
    ),
    days as (
      select date, meals, calories, protein, carbs, fat,
        json_build_object(${objectOf(MORE_NUTRIENTS, 'sum')}) as more,
        json_build_object(${objectOf(MEASURED, 'measured')}) as measured
      from sums left join eaten using (date) order by date
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
