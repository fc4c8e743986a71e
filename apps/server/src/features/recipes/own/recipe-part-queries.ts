import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recipes, sortedName } from '#db/schema/kitchen/recipes.ts';

/** The newest recipe of this name as a part of others, whatever its capitals. */
export async function findPartRecipe(db: Database, kitchenId: KitchenId, name: string) {
  const { id, servings, ingredients, cookedGrams } = recipes;
  const [found] = await db
    .select({ id, name: recipes.name, servings, ingredients, cookedGrams })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(sortedName(recipes), sortedName({ name }))))
    .orderBy(desc(id))
    .limit(1);
  return found;
}

/** The recipes that are parts of these. */
export async function listPartIds(
  db: Database,
  kitchenId: KitchenId,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectDistinct({
      id: sql<
        number | null
      >`(jsonb_array_elements(${recipes.ingredients}) -> 'part' ->> 'recipeId')::integer`,
    })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), inArray(recipes.id, [...ids])));
  return rows.flatMap(({ id }) => id ?? []);
}

/** The recipes that this one is a part of. */
export async function listWholeIds(db: Database, kitchenId: KitchenId, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.kitchenId, kitchenId),
        sql`${recipes.ingredients} @> ${JSON.stringify([{ part: { recipeId: id } }])}::jsonb`,
      ),
    );
  return rows.map((row) => row.id);
}
