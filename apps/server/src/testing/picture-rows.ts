import { count, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictures, pictureUses } from '#db/schema/pictures.ts';
import { recipes } from '#db/schema/recipes.ts';

/** How many pictures are stored, and for how many recipes and ideas. */
export async function countPictures(db: Database) {
  const [stored] = await db.select({ count: count() }).from(pictures);
  const [used] = await db.select({ count: count() }).from(pictureUses);
  return { stored: stored?.count, used: used?.count };
}

/** Lets so many hours go by for all pictures. */
export async function agePictures(db: Database, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await db.update(pictures).set({ madeAt: sql`${pictures.madeAt} - ${by}` });
  await db.update(pictureUses).set({
    createdAt: sql`${pictureUses.createdAt} - ${by}`,
    releasedAt: sql`${pictureUses.releasedAt} - ${by}`,
  });
}

/** Every recipe as it was saved before there were pictures. */
export async function forgetPictures(db: Database): Promise<void> {
  await db.delete(pictureUses);
  await db.update(recipes).set({ imageUrl: null, imageState: 'none', imageMadeBy: null });
}

/** Loses the jobs that wait, as no server would. */
export async function loseJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job`);
}
