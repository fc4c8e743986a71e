import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { madePhotos } from '#db/schema/kitchen/made-photos.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';

/** Whether a use has the picture, as its own or as a person's photo. */
const shows = (hash: string | PgColumn) => or(eq(pictureUses.hash, hash), eq(pictureUses.photoHash, hash));

/** Whether a recipe or an idea of the kitchen shows the picture, or a recipe as it was made. */
export async function mayReadPicture(db: Database, kitchenId: KitchenId, hash: string): Promise<boolean> {
  const [use] = await db
    .select({ id: pictureUses.id })
    .from(pictureUses)
    .where(
      and(
        eq(pictureUses.kitchenId, kitchenId),
        shows(hash),
        or(isNotNull(pictureUses.recipeId), isNotNull(pictureUses.ideaId)),
      ),
    )
    .union(
      db
        .select({ id: madePhotos.id })
        .from(madePhotos)
        .where(and(eq(madePhotos.kitchenId, kitchenId), eq(madePhotos.hash, hash))),
    )
    .limit(1);
  return use !== undefined;
}

type Key = Pick<typeof pictures.$inferSelect, 'kitchenId' | 'hash'>;

const by = ({ kitchenId, hash }: Key) => and(eq(pictures.kitchenId, kitchenId), eq(pictures.hash, hash));

/** The bytes of one size, or undefined if it is not made yet. The caller must have checked access. */
export async function readPicture(db: Database, key: Key, size: PictureSize): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: pictures[size] }).from(pictures).where(by(key));
  return row?.bytes ?? undefined;
}

/** The SVG of a drawn picture. The caller must have checked access. */
export async function findDrawing(db: Database, key: Key): Promise<string | undefined> {
  const [row] = await db.select({ drawing: pictures.drawing }).from(pictures).where(by(key));
  return row?.drawing ?? undefined;
}

/** Stores a size of a drawn picture, unless a concurrent call has stored it or the picture is gone. */
export async function addSize(db: Database, key: Key, size: PictureSize, bytes: Buffer): Promise<void> {
  await db
    .update(pictures)
    .set({ [size]: bytes })
    .where(and(by(key), isNull(pictures[size])));
}

/** A picture to store: a drawing with its smallest size, or a model's picture in all sizes. */
export type NewPicture = { readonly hash: string; readonly card: Buffer } & (
  | { readonly drawing: string }
  | { readonly dialog: Buffer; readonly full: Buffer }
);

/** Stores a picture, or marks an existing one as recent; it cannot be swept until the transaction ends. */
export async function storePicture(tx: Database, kitchenId: KitchenId, picture: NewPicture): Promise<void> {
  await tx
    .insert(pictures)
    .values({ kitchenId, ...picture })
    .onConflictDoUpdate({
      target: [pictures.kitchenId, pictures.hash],
      // Taken from the new row, because a distributed table cannot compute it during an update.
      set: { madeAt: sql`excluded.made_at` },
    });
}

/** Deletes pictures that no recipe or idea shows, except recent ones: a photo's removal can be undone for a day. */
export async function deleteUnusedPictures(db: Database): Promise<void> {
  const use = db
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, pictures.kitchenId), shows(pictures.hash)));
  const made = db
    .select()
    .from(madePhotos)
    .where(and(eq(madePhotos.kitchenId, pictures.kitchenId), eq(madePhotos.hash, pictures.hash)));
  await db
    .delete(pictures)
    .where(
      and(
        lt(pictures.madeAt, sql`now() - interval '10 minutes'`),
        or(isNotNull(pictures.drawing), lt(pictures.madeAt, sql`now() - interval '1 day'`)),
        notExists(use),
        notExists(made),
      ),
    );
}
