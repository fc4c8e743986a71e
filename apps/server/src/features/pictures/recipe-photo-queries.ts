import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { type NewPicture, storePicture } from './picture-queries.ts';
import { lockRecipe } from './recipe-picture-queries.ts';

const ofRecipe = (kitchenId: KitchenId, recipeId: number) =>
  and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.recipeId, recipeId));

/**
 * Stores a person's photo of a saved recipe, which is shown instead of its picture and of an earlier photo; false if the
 * kitchen has no such recipe.
 */
export async function storePhoto(
  tx: Database,
  { userId, kitchenId }: Member,
  recipeId: number,
  photo: NewPicture,
): Promise<boolean> {
  const recipe = await lockRecipe(tx, kitchenId, recipeId);
  if (!recipe) return false;
  const photoHash = photo.hash;
  await storePicture(tx, kitchenId, photo);
  // A recipe with an external picture has no use until now, and there is none to be made for it.
  await tx
    .insert(pictureUses)
    .values({
      kitchenId,
      addedBy: userId,
      recipeId,
      name: recipe.name,
      ingredients: [],
      state: 'failed',
      photoHash,
    })
    .onConflictDoUpdate({ target: [pictureUses.kitchenId, pictureUses.recipeId], set: { photoHash } });
  return true;
}

/** The photo of a recipe, locked until the transaction ends; undefined if nothing shows the recipe. */
async function lockUse(tx: Database, kitchenId: KitchenId, recipeId: number) {
  const [use] = await tx
    .select({ photoHash: pictureUses.photoHash })
    .from(pictureUses)
    .where(ofRecipe(kitchenId, recipeId))
    .for('update');
  return use;
}

/** Takes the photo off a recipe and returns its hash; it is kept for a day. Undefined if there is none. */
export async function takePhoto(
  tx: Database,
  kitchenId: KitchenId,
  recipeId: number,
): Promise<string | undefined> {
  const use = await lockUse(tx, kitchenId, recipeId);
  if (!use?.photoHash) return undefined;
  await tx.update(pictureUses).set({ photoHash: null }).where(ofRecipe(kitchenId, recipeId));
  await tx
    .update(pictures)
    .set({ madeAt: sql`now()` })
    .where(and(eq(pictures.kitchenId, kitchenId), eq(pictures.hash, use.photoHash)));
  return use.photoHash;
}

/** Puts a photo back on its recipe. 'other': it has another one by now; 'gone': the recipe was removed. */
export async function putBackPhoto(
  tx: Database,
  kitchenId: KitchenId,
  recipeId: number,
  photoHash: string,
): Promise<'done' | 'other' | 'gone'> {
  const use = await lockUse(tx, kitchenId, recipeId);
  if (!use) return 'gone';
  if (use.photoHash !== null) return 'other';
  await tx.update(pictureUses).set({ photoHash }).where(ofRecipe(kitchenId, recipeId));
  return 'done';
}
