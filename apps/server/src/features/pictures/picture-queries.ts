import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, eq, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { EncodedPicture } from '#db/encoded-picture.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';

/** Whether a recipe or an idea of the kitchen shows the picture. */
export async function mayReadPicture(db: Database, kitchenId: KitchenId, hash: string): Promise<boolean> {
  const [use] = await db
    .select({ id: pictureUses.id })
    .from(pictureUses)
    .where(
      and(
        eq(pictureUses.kitchenId, kitchenId),
        eq(pictureUses.hash, hash),
        or(isNotNull(pictureUses.recipeId), isNotNull(pictureUses.ideaId)),
      ),
    )
    .limit(1);
  return use !== undefined;
}

/** The bytes of one size. The caller must have checked access. */
export async function readPicture(
  db: Database,
  { kitchenId, hash }: Pick<typeof pictures.$inferSelect, 'kitchenId' | 'hash'>,
  size: PictureSize,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: pictures[size] })
    .from(pictures)
    .where(and(eq(pictures.kitchenId, kitchenId), eq(pictures.hash, hash)));
  return row?.bytes;
}

/** Stores a picture, or marks an existing one as recent; it cannot be swept until the transaction ends. */
export async function storePicture(
  tx: Database,
  kitchenId: KitchenId,
  picture: EncodedPicture,
): Promise<void> {
  await tx
    .insert(pictures)
    .values({ kitchenId, ...picture })
    .onConflictDoUpdate({
      target: [pictures.kitchenId, pictures.hash],
      // Taken from the new row, because a distributed table cannot compute it during an update.
      set: { madeAt: sql`excluded.made_at` },
    });
}

/** Deletes pictures that no recipe or idea shows, except recent ones. */
export async function deleteUnusedPictures(db: Database): Promise<void> {
  const use = db
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, pictures.kitchenId), eq(pictureUses.hash, pictures.hash)));
  await db
    .delete(pictures)
    .where(and(lt(pictures.madeAt, sql`now() - interval '10 minutes'`), notExists(use)));
}
