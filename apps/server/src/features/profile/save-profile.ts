import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Profile, profile } from '@game-plan/contracts/people/profile';
import { latestDayAt } from '@game-plan/domain/calendar-day';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import type { Database } from '#db/client.ts';
import { AppError } from '#http/app-error.ts';
import { upsertProfile } from './profile-queries.ts';

/**
 * Changes the given fields. Refuses a birthday in the future, judged by the most advanced time zone, because the
 * person's own is unknown.
 */
export async function saveProfile(
  db: Database,
  userId: number,
  change: BodyOf<typeof profile.update>,
  now: Date,
): Promise<Profile> {
  if (change.dateOfBirth && dayOfBirth(change.dateOfBirth) > latestDayAt(now)) {
    const message = 'A date of birth cannot be in the future';
    throw new AppError('invalid_body', message, { errors: { dateOfBirth: [message] } });
  }
  return upsertProfile(db, userId, change, now);
}
