import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import type { PictureUse } from './picture-use-queries.ts';

/**
 * What a recipe that is being saved may take over: the picture that it says it has, or that of the idea it was; one that
 * no other recipe holds comes first. Locked until the transaction ends.
 */
export async function lockInheritance(
  tx: Database,
  userId: number,
  { hash, ideaId }: { hash: string | undefined; ideaId: string | null },
): Promise<PictureUse | undefined> {
  if (hash === undefined && ideaId === null) return undefined;
  const isNamed = sql`coalesce(${pictureUses.hash} = ${hash ?? null}, false)`;
  const isIdea = sql`coalesce(${pictureUses.ideaId} = ${ideaId}, false)`;
  const [use] = await tx
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.userId, userId), sql`(${isNamed} or ${isIdea})`))
    .orderBy(desc(isNamed), desc(isNull(pictureUses.recipeId)), desc(isIdea), desc(pictureUses.id))
    .limit(1)
    .for('update');
  return use;
}

/** Makes a use that no recipe holds that of this one. */
export async function giveUseToRecipe(
  tx: Database,
  userId: number,
  id: number,
  recipeId: number,
): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId, releasedAt: null })
    .where(and(eq(pictureUses.userId, userId), eq(pictureUses.id, id)));
}

/** A use that shares the picture of another of the same person. */
export async function insertSharedUse(
  tx: Database,
  { id, createdAt, releasedAt, ideaId, ...shared }: PictureUse,
  recipeId: number,
): Promise<void> {
  await tx.insert(pictureUses).values({ ...shared, recipeId });
}

/** A removed recipe leaves its picture behind for a while, and for good to the idea that it was. */
export async function releasePicture(tx: Database, userId: number, recipeId: number): Promise<void> {
  await tx
    .update(pictureUses)
    .set({ recipeId: null, releasedAt: sql`now()` })
    .where(and(eq(pictureUses.userId, userId), eq(pictureUses.recipeId, recipeId)));
}
