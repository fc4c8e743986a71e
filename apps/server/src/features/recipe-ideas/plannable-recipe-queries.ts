import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

/** Recipes that are looked at: reading what is in them takes half a millisecond each. */
export const MOST_RECIPES = 300;

/** The newest recipes of the kitchen, with what decides whether and when they are proposed. */
export function listPlannableRecipes(db: Database, kitchenId: KitchenId, most: number) {
  const { id, name, servings, prepTime, cookTime, calories, protein, carbs, fat } = recipes;
  const { caloriesArePartial, cuisine, ingredients, instructions, tags } = recipes;
  return db
    .select({
      recipe: { id, name, servings, prepTime, cookTime, cuisine, ingredients, instructions, tags },
      nutrition: { calories, protein, carbs, fat, isPartial: caloriesArePartial },
    })
    .from(recipes)
    .where(eq(recipes.kitchenId, kitchenId))
    .orderBy(desc(id))
    .limit(most);
}
