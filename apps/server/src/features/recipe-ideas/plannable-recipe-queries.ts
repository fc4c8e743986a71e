import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

/** Recipes that are looked at: reading what is in them takes half a millisecond each. */
export const MOST_RECIPES = 300;

/** The newest recipes of the kitchen, with what decides whether and when they are proposed. */
export function listPlannableRecipes(
  db: Database,
  kitchenId: KitchenId,
  { not, most }: { readonly not: readonly number[]; readonly most: number },
) {
  const { id, name, servings, prepTime, cookTime, calories, protein, carbs, fat } = recipes;
  const { caloriesArePartial, cuisine, ingredients, instructions, imageUrl } = recipes;
  return db
    .select({
      recipe: { id, name, servings, prepTime, cookTime, cuisine, ingredients, instructions, imageUrl },
      nutrition: { calories, protein, carbs, fat, isPartial: caloriesArePartial },
      pictureHash: pictureUses.hash,
    })
    .from(recipes)
    .leftJoin(
      pictureUses,
      and(eq(pictureUses.kitchenId, recipes.kitchenId), eq(pictureUses.recipeId, recipes.id)),
    )
    .where(and(eq(recipes.kitchenId, kitchenId), not.length > 0 ? notInArray(id, [...not]) : undefined))
    .orderBy(desc(id))
    .limit(most);
}
