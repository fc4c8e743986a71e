import type { AdminUserData } from '@game-plan/contracts/people/admin';
import { asc, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

type UserRows = Pick<AdminUserData, 'ingredients' | 'recipes' | 'meals'>;

/** Reads a user's kitchen (ingredients by name, recipes newest first) and their meals, newest first. */
export async function findUserRows(db: Database, userId: number): Promise<UserRows> {
  const own = db
    .select({ kitchenId: kitchenMembers.kitchenId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  const inKitchenOf = (kitchenId: PgColumn) => eq(kitchenId, own);
  return {
    ingredients: await db
      .select({
        id: ingredients.id,
        name: ingredients.name,
        quantity: ingredients.quantity,
        unit: ingredients.unit,
      })
      .from(ingredients)
      .where(inKitchenOf(ingredients.kitchenId))
      .orderBy(asc(ingredients.name), asc(ingredients.id)),
    recipes: await db
      .select({ id: recipes.id, name: recipes.name, cuisine: recipes.cuisine })
      .from(recipes)
      .where(inKitchenOf(recipes.kitchenId))
      .orderBy(desc(recipes.createdAt), desc(recipes.id)),
    meals: await db
      .select({ id: meals.id, type: meals.type, date: meals.date, totalCalories: meals.totalCalories })
      .from(meals)
      .where(eq(meals.userId, userId))
      .orderBy(desc(meals.date), desc(meals.loggedAt), desc(meals.id)),
  };
}
