import type { BodyDay } from '@game-plan/contracts/food/body-log';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { BODY_WORDS } from '@game-plan/domain/health/conflicts/goal-conflict';
import { weightJump } from '@game-plan/domain/health/weight-jump';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { upsertProfile } from '#features/profile/profile-queries.ts';
import { AppError } from '#http/app-error.ts';
import { findLastWeight, hasLaterWeight, upsertWeight } from './body-log-queries.ts';

interface Weighing {
  readonly date: CalendarDay;
  /** Kilograms; null removes the weight. */
  readonly weight: number | null;
  /** Whether a weight that differs much from the last one is stored. */
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/**
 * Logs the weight of a day in kilograms. The latest weight is also stored in the health profile, which suggests goals
 * by it. Removing a weight leaves the profile unchanged. Throws 'unconfirmed' for one that differs much from the last.
 */
export function logWeight(
  db: Database,
  userId: number,
  { date, weight, isConfirmed, now }: Weighing,
): Promise<BodyDay> {
  if (weight === null) return upsertWeight(db, userId, date, weight, now);
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    // Locks the profile's row first, so that concurrent changes are serialised and the later day counts.
    const profile = await upsertProfile(tx, userId, {}, now);
    if (!isConfirmed) {
      const units = (await findPreferences(tx, userId))?.units ?? 'metric';
      const last = (await findLastWeight(tx, userId, date)) ?? profile.weight;
      const question = weightJump(weight, last, BODY_WORDS[units]);
      if (question !== undefined) throw unconfirmed(question);
    }
    const day = await upsertWeight(tx, userId, date, weight, now);
    if (!(await hasLaterWeight(tx, userId, date))) await upsertProfile(tx, userId, { weight }, now);
    return day;
  });
}

const unconfirmed = (message: string) =>
  new AppError('unconfirmed', message, {
    warnings: [{ level: 'unsafe', fields: ['weight'], message, source: null }],
  });
