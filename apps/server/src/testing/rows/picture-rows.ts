import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { hoursEarlier } from '../database/moved-moment.ts';

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
