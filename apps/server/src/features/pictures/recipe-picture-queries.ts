import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import type { PictureUse } from './picture-use-queries.ts';

/**
 * The picture that a new recipe may take over: the one it names, or that of its idea, preferably one that no recipe
 * uses. Locked until the transaction ends.
 */
export async function lockInheritance(
  tx: Database,
  kitchenId: KitchenId,
  { hash, ideaId }: { hash: string | undefined; ideaId: string | null },
): Promise<PictureUse | undefined> {
  if (hash === undefined && ideaId === null) return undefined;
  const isNamed = sql`coalesce(${pictureUses.hash} = ${hash ?? null}, false)`;
  const isIdea = sql`coalesce(${pictureUses.ideaId} = ${ideaId}, false)`;
  const [use] = await tx
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), sql`(${isNamed} or ${isIdea})`))
    .orderBy(desc(isNamed), desc(isNull(pictureUses.recipeId)), desc(isIdea), desc(pictureUses.id))
    .limit(1)
    .for('update');
  return use;
}

/** Assigns an unused picture use to this recipe. */
export async function giveUseToRecipe(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  recipeId: number,
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId, releasedAt: null })
    .where(and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.id, id)));
}

/** Inserts a use that shares the picture of another use in the same kitchen. */
export async function insertSharedUse(
  tx: Database,
  { userId }: Member,
  { id, createdAt, releasedAt, ideaId, ...shared }: PictureUse,
  recipeId: number,
): Promise<void> {
  await tx.insert(pictureUses).values({ ...shared, addedBy: userId, recipeId });
}

/** Detaches the pictures of removed recipes. They are kept for a while, or as long as their ideas. */
export async function releasePictures(
  tx: Database,
  kitchenId: KitchenId,
  recipeIds: readonly number[],
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId: null, releasedAt: sql`now()` })
    .where(and(eq(pictureUses.kitchenId, kitchenId), inArray(pictureUses.recipeId, [...recipeIds])));
}

/** Locks the recipe's row until the transaction ends, so that it is not deleted; false if there is none. */
export async function lockRecipe(tx: Database, kitchenId: KitchenId, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, id)))
    .for('key share');
  return rows.length > 0;
}

/** Up to `limit` recipes of all kitchens that have no picture use. */
export function listUnpictured(tx: Database, limit: number) {
  const use = tx
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, recipes.kitchenId), eq(pictureUses.recipeId, recipes.id)));
  return tx
    .select({
      kitchenId: recipes.kitchenId,
      addedBy: recipes.addedBy,
      id: recipes.id,
      name: recipes.name,
      ingredients: recipes.ingredients,
    })
    .from(recipes)
    .where(and(isNull(recipes.imageUrl), notExists(use)))
    .limit(limit);
}
