import type { BodyOf, QueryOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { profile } from '@game-plan/contracts/people/profile';
import { latestDayAt, todayOf } from '@game-plan/domain/calendar-day';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import type { Database } from '#db/client.ts';
import { changeGoals } from '#db/goals/change-goals.ts';
import { AppError } from '#http/app-error.ts';
import { upsertProfile } from './profile-queries.ts';

interface Saving {
  readonly change: BodyOf<typeof profile.update>;
  readonly query: QueryOf<typeof profile.update>;
  readonly now: Date;
}

/**
 * Changes the given fields. Refuses a birthday in the future, judged by the most advanced time zone, because the
 * person's own is unknown. Throws an UnconfirmedError for goals that have to be confirmed.
 */
export async function saveProfile(
  db: Database,
  userId: number,
  { change, query: { confirmed, today }, now }: Saving,
): Promise<ResponseInput<typeof profile.update>> {
  if (change.dateOfBirth && dayOfBirth(change.dateOfBirth) > latestDayAt(now)) {
    const message = 'A date of birth cannot be in the future';
    throw new AppError('invalid_body', message, { errors: { dateOfBirth: [message] } });
  }
  return db.transaction(async (tx) => {
    const { result, warnings } = await changeGoals(
      tx,
      { userId, today: todayOf(today, now), confirmed, now },
      () => upsertProfile(tx, userId, change, now),
    );
    return { ...result, warnings };
  });
}
