import type { FavoriteFood } from '@game-plan/contracts/food/favorite-foods';
import type { MealFood } from '@game-plan/contracts/food/meals';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { favoriteFoods } from '#db/schema/food/favorite-foods.ts';

const FIELDS = { id: favoriteFoods.id, food: favoriteFoods.food };

/** All favourite foods by name; the row limit keeps them few. */
export function listFavoriteFoods(db: Database, userId: number): Promise<FavoriteFood[]> {
  return db
    .select(FIELDS)
    .from(favoriteFoods)
    .where(eq(favoriteFoods.userId, userId))
    .orderBy(asc(sql`lower(${favoriteFoods.name})`));
}

/** Adds a favourite food; one with the same name, ignoring case, gets the new amount. */
export async function saveFavoriteFood(db: Database, userId: number, food: MealFood): Promise<FavoriteFood> {
  const changed = await changeFavoriteFood(db, userId, food);
  if (changed) return changed;
  await checkRowLimit(db, favoriteFoods, { userId });
  // If two requests insert the same name concurrently, the second updates the row of the first.
  const [row = await changeFavoriteFood(db, userId, food)] = await db
    .insert(favoriteFoods)
    .values({ userId, name: food.name, food })
    .onConflictDoNothing()
    .returning(FIELDS);
  if (!row) throw new Error('The new favorite food was not returned');
  return row;
}

async function changeFavoriteFood(
  db: Database,
  userId: number,
  food: MealFood,
): Promise<FavoriteFood | undefined> {
  const [row] = await db
    .update(favoriteFoods)
    .set({ name: food.name, food })
    .where(and(eq(favoriteFoods.userId, userId), sql`lower(${favoriteFoods.name}) = lower(${food.name})`))
    .returning(FIELDS);
  return row;
}

/** Returns whether there was one to delete. */
export async function deleteFavoriteFood(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(favoriteFoods)
    .where(and(eq(favoriteFoods.userId, userId), eq(favoriteFoods.id, id)))
    .returning({ id: favoriteFoods.id });
  return rows.length > 0;
}
