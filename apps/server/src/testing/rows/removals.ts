import type { Database } from '#db/client.ts';
import { removals } from '#db/schema/kitchen/removals.ts';
import { hoursEarlier } from '../database/moved-moment.ts';

/** Ages everything that was removed by some hours. */
export async function ageRemovals(db: Database, hours: number): Promise<void> {
  await db.update(removals).set({ removedAt: hoursEarlier(removals.removedAt, hours) });
}

export const countRemovals = (db: Database): Promise<number> => db.$count(removals);
