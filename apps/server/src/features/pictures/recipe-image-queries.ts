import type { PictureMaker } from '@game-plan/contracts/pictures';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

const own = (userId: number, id: number) => and(eq(recipes.userId, userId), eq(recipes.id, id));

/** Locks the recipe's row until the transaction ends, so that it is not deleted; false if there is none. */
export async function lockRecipe(tx: Database, userId: number, id: number): Promise<boolean> {
  const rows = await tx.select({ id: recipes.id }).from(recipes).where(own(userId, id)).for('key share');
  return rows.length > 0;
}

export interface ReadyImage {
  readonly hash: string;
  readonly madeBy: PictureMaker | null;
}

/** The address of a picture, without a size. */
export const pictureUrl = (hash: string): string => `/api/pictures/${hash}`;

/** What a recipe says of a picture that is ready. */
export function readyImage({ hash, madeBy }: ReadyImage) {
  return { imageUrl: pictureUrl(hash), imageState: 'ready' as const, imageMadeBy: madeBy };
}

export async function setRecipeImage(
  tx: Database,
  userId: number,
  id: number,
  image: ReadyImage,
): Promise<void> {
  await tx.update(recipes).set(readyImage(image)).where(own(userId, id));
}

/** The last try failed: what stood there before stays. */
export async function setRecipeImageFailed(tx: Database, userId: number, id: number): Promise<void> {
  await tx.update(recipes).set({ imageState: 'failed' }).where(own(userId, id));
}

/** Takes up to `limit` recipes, of all users, without a picture or an order for one; marks them as pending. */
export async function claimUnpictured(tx: Database, limit: number) {
  const unpictured = tx
    .select({ userId: recipes.userId, id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.imageState, 'none'), isNull(recipes.imageUrl)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(recipes)
    .set({ imageState: 'pending' })
    .where(sql`(${recipes.userId}, ${recipes.id}) in ${unpictured}`)
    .returning({
      userId: recipes.userId,
      id: recipes.id,
      name: recipes.name,
      ingredients: recipes.ingredients,
    });
}
