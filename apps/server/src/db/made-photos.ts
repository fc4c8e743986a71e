import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { type KeptRow, takeRows } from './removals.ts';
import { madePhotos } from './schema/kitchen/made-photos.ts';
import { pictures } from './schema/kitchen/pictures.ts';

/** Takes the photos of recipes as they were made, of all days or of one; returns them as what an undo keeps for a day. */
export async function takeMadePhotos(
  tx: Database,
  kitchenId: KitchenId,
  recipeIds: readonly number[],
  on?: CalendarDay,
): Promise<KeptRow[]> {
  const ofDay: SQL | undefined = on === undefined ? undefined : eq(madePhotos.madeOn, on);
  const taken = await takeRows(
    tx,
    'madePhotos',
    and(eq(madePhotos.kitchenId, kitchenId), inArray(madePhotos.recipeId, [...recipeIds]), ofDay),
  );
  const hashes = taken.map(({ hash }) => String(hash));
  if (hashes.length > 0)
    await tx
      .update(pictures)
      .set({ madeAt: sql`now()` })
      .where(and(eq(pictures.kitchenId, kitchenId), inArray(pictures.hash, hashes)));
  return taken;
}
