import type { Activity } from '@game-plan/contracts/people/activity';
import type { Member } from '@game-plan/domain/kitchen-member';
import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { orders } from '#db/schema/shop/orders.ts';

/** What the kitchen got, and what the person themselves ate and ordered. The newest of each kind by its key, then the newest of all. */
export async function listActivity(
  db: Database,
  { userId, kitchenId }: Member,
  limit: number,
): Promise<Activity[]> {
  const kind = (name: Activity['kind']) => sql<Activity['kind']>`${name}::text`.as('kind');
  const noCalories = sql<number | null>`null::float8`.as('calories');
  const added = db
    .select({
      kind: kind('ingredient_added'),
      subject: sql<string>`${ingredients.name}::text`.as('subject'),
      calories: noCalories,
      at: ingredients.addedAt,
      id: ingredients.id,
    })
    .from(ingredients)
    .where(eq(ingredients.kitchenId, kitchenId))
    .orderBy(desc(ingredients.id))
    .limit(limit);
  const logged = db
    .select({
      kind: kind('meal_logged'),
      subject: sql<string>`${meals.type}::text`.as('subject'),
      calories: sql<number | null>`${meals.totalCalories}`.as('calories'),
      at: meals.loggedAt,
      id: meals.id,
    })
    .from(meals)
    .where(eq(meals.userId, userId))
    .orderBy(desc(meals.id))
    .limit(limit);
  const saved = db
    .select({
      kind: kind('recipe_saved'),
      subject: sql<string>`${recipes.name}::text`.as('subject'),
      calories: noCalories,
      at: recipes.createdAt,
      id: recipes.id,
    })
    .from(recipes)
    .where(eq(recipes.kitchenId, kitchenId))
    .orderBy(desc(recipes.id))
    .limit(limit);
  const bought = db
    .select({
      kind: kind('order_placed'),
      subject: sql<string>`${orders.id}::text`.as('subject'),
      calories: noCalories,
      at: orders.createdAt,
      id: orders.id,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id))
    .limit(limit);
  // By number: under its own name each branch calls the instant differently. What a shopping trip puts into the kitchen
  // at once has one instant, and keeps its order by its key.
  const rows = await unionAll(added, logged, saved, bought).orderBy(sql`4 desc, 1, 5 desc`).limit(limit);
  return rows.map(({ at, id: _, ...row }) => ({ ...row, at: at.toISOString() }));
}
