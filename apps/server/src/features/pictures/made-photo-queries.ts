import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { madePhotos } from '#db/schema/kitchen/made-photos.ts';
import { type NewPicture, storePicture } from './picture-queries.ts';

/** The photos of a recipe as it was made, the earliest day first. */
export async function listMadePhotos(db: Database, kitchenId: KitchenId, recipeId: number) {
  const rows = await db
    .select({ on: madePhotos.madeOn, hash: madePhotos.hash })
    .from(madePhotos)
    .where(and(eq(madePhotos.kitchenId, kitchenId), eq(madePhotos.recipeId, recipeId)))
    .orderBy(asc(madePhotos.madeOn));
  return rows.map(({ on, hash }) => ({ on, imageUrl: pictureAddress(hash) }));
}

/** Stores the photo of a recipe as it was made on a day, instead of an earlier one of that day. */
export async function storeMadePhoto(
  tx: Database,
  { userId, kitchenId }: Member,
  { recipeId, on, photo }: { recipeId: number; on: CalendarDay; photo: NewPicture },
): Promise<void> {
  const { hash } = photo;
  await storePicture(tx, kitchenId, photo);
  await tx
    .insert(madePhotos)
    .values({ kitchenId, addedBy: userId, recipeId, madeOn: on, hash })
    .onConflictDoUpdate({
      target: [madePhotos.kitchenId, madePhotos.recipeId, madePhotos.madeOn],
      set: { hash },
    });
}
