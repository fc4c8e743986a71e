import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

/** What was cooked in so many days, today included, is not proposed again. */
const LATELY_DAYS = 7;

/** The names of what a kitchen cooked lately: what was taken from the inventory for it, and recipes marked as made. */
export async function listCookedLately(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
): Promise<string[]> {
  const since = addDays(today, -LATELY_DAYS);
  const lastMade = sql`coalesce(${recipes.madeOn}[cardinality(${recipes.madeOn})], '')`;
  const rows = await db
    .select({ name: cookedRecipes.name })
    .from(cookedRecipes)
    .where(
      and(
        eq(cookedRecipes.kitchenId, kitchenId),
        gt(cookedRecipes.cookedAt, sql`now() - make_interval(days => ${LATELY_DAYS})`),
      ),
    )
    .union(
      db
        .select({ name: recipes.name })
        .from(recipes)
        .where(and(eq(recipes.kitchenId, kitchenId), gt(lastMade, since))),
    );
  return rows.map(({ name }) => name);
}
