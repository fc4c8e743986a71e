import type { PictureSize } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { hoursEarlier } from '../database/moved-moment.ts';

/** The bytes per size of each picture in the kitchen; 0 for a size that is not made yet. */
export function listPictureSizes(db: Database, kitchenId: KitchenId) {
  const bytes = (size: PictureSize) => sql<number>`coalesce(length(${pictures[size]}), 0)`;
  return db
    .select({ card: bytes('card'), dialog: bytes('dialog'), full: bytes('full') })
    .from(pictures)
    .where(eq(pictures.kitchenId, kitchenId));
}

/** Turns the kitchen's pictures into drawings whose larger sizes have not been requested yet. */
export async function drawAnew(db: Database, kitchenId: KitchenId, drawing: string): Promise<void> {
  await db
    .update(pictures)
    .set({ drawing, dialog: null, full: null })
    .where(eq(pictures.kitchenId, kitchenId));
}

/** Counts stored pictures, and the recipes and ideas that use them. */
export async function countPictures(db: Database) {
  const [stored] = await db.select({ count: count() }).from(pictures);
  const [used] = await db.select({ count: count() }).from(pictureUses);
  return { stored: stored?.count, used: used?.count };
}

/** Ages all pictures by some hours. */
export async function agePictures(db: Database, hours: number): Promise<void> {
  await db.update(pictures).set({ madeAt: hoursEarlier(pictures.madeAt, hours) });
  await db.update(pictureUses).set({
    createdAt: hoursEarlier(pictureUses.createdAt, hours),
    releasedAt: hoursEarlier(pictureUses.releasedAt, hours),
  });
}

/** Makes every recipe one that was saved before pictures existed. */
export async function forgetPictures(db: Database): Promise<void> {
  await db.delete(pictureUses);
  await db.update(recipes).set({ imageUrl: null });
}

/** Deletes all waiting jobs, which no server does. */
export async function loseJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job`);
}

/** Counts a person's pending pictures. */
export function countWaitingPictures(db: Database, userId: number): Promise<number> {
  return db.$count(pictureUses, and(eq(pictureUses.addedBy, userId), eq(pictureUses.state, 'pending')));
}

/** The owners of the queued pictures, in the order in which they will be made. */
export async function readPictureLine(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ userId: number }>(sql`
    select added_by as "userId" from pgboss.job
    join picture_uses on picture_uses.id = (data ->> 'useId')::integer
    where job.name = 'make-picture' order by priority desc, created_on, job.id`);
  return rows.map(({ userId }) => userId);
}
