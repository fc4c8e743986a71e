import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { withoutParts } from '@game-plan/domain/recipes/own/line-text';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { pictureColumns, pictureOfRecipe } from '../recipe-queries.ts';

const own = (kitchenId: KitchenId, id: number) => and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, id));

/** What the link of a recipe is derived from, null without a link; undefined if there is no such recipe. */
export async function findLinkNonce(
  db: Database,
  kitchenId: KitchenId,
  id: number,
): Promise<string | null | undefined> {
  const [row] = await db.select({ nonce: recipes.linkNonce }).from(recipes).where(own(kitchenId, id));
  return row?.nonce;
}

/** Gives a recipe a link, or none; false if there is no such recipe. */
export async function saveLink(
  db: Database,
  kitchenId: KitchenId,
  id: number,
  link: { readonly nonce: string; readonly hash: string } | undefined,
): Promise<boolean> {
  const { rowCount } = await db
    .update(recipes)
    .set({ linkNonce: link?.nonce ?? null, linkHash: link?.hash ?? null })
    .where(own(kitchenId, id));
  return rowCount === 1;
}

/** What somebody with the link may see of a recipe, and where its picture is. */
export async function findLinked(db: Database, hash: string) {
  const { name, description, servings, prepTime, cookTime, cuisine, ingredients, instructions } = recipes;
  const [linked] = await db
    .select({
      recipe: { name, description, servings, prepTime, cookTime, cuisine, ingredients, instructions },
      sourceUrl: recipes.sourceUrl,
      kitchenId: recipes.kitchenId,
      picture: pictureColumns,
    })
    .from(recipes)
    .leftJoin(pictureUses, pictureOfRecipe)
    .where(eq(recipes.linkHash, hash));
  return (
    linked && {
      ...linked,
      recipe: { ...linked.recipe, ingredients: withoutParts(linked.recipe.ingredients) },
    }
  );
}

export type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>;
