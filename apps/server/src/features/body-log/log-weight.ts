import type { BodyDay } from '@game-plan/contracts/food/body-log';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { upsertProfile } from '#features/profile/profile-queries.ts';
import { hasLaterWeight, upsertWeight } from './body-log-queries.ts';

/**
 * Logs the weight of a day in kilograms. The latest weight is also stored in the health profile, which suggests goals
 * by it. Removing a weight leaves the profile unchanged.
 */
export function logWeight(
  db: Database,
  userId: number,
  date: CalendarDay,
  weight: number | null,
  now: Date,
): Promise<BodyDay> {
  if (weight === null) return upsertWeight(db, userId, date, weight, now);
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    // Locks the profile's row first, so that concurrent changes are serialised and the later day counts.
    await upsertProfile(tx, userId, {}, now);
    const day = await upsertWeight(tx, userId, date, weight, now);
    if (!(await hasLaterWeight(tx, userId, date))) await upsertProfile(tx, userId, { weight }, now);
    return day;
  });
}
