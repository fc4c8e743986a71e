import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Consent, coaching } from '@game-plan/contracts/people/coaching';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { listConsents, lockCoach, upsertConsent } from './coaching-queries.ts';

interface Agreeing {
  readonly userId: number;
  readonly coachId: number;
  readonly agreement: BodyOf<typeof coaching.agree>;
  /** By the person's own calendar. */
  readonly today: CalendarDay;
}

/**
 * Lets a coach see the selected data until the given day. Throws 'not_found' if there is no such coach, and
 * 'invalid_body' if nothing is selected or the end has passed.
 */
export async function agreeWithCoach(
  db: Database,
  { userId, coachId, agreement, today }: Agreeing,
): Promise<Consent> {
  const { seesDiary, seesGoals, seesAllergies, endsOn } = agreement;
  if (!(seesDiary || seesGoals || seesAllergies)) throw refused('seesDiary', 'Choose what the coach may see');
  if (endsOn !== null && endsOn < today) throw refused('endsOn', 'Choose today or a later day');
  if (coachId === userId) throw notFound('This coach');
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await lockCoach(tx, coachId))) throw notFound('This coach');
    await upsertConsent(tx, userId, coachId, agreement);
    const consent = (await listConsents(tx, userId)).find((one) => one.coachId === coachId);
    if (!consent) throw new Error('The consent was not returned');
    return consent;
  });
}

const refused = (field: string, message: string) =>
  new AppError('invalid_body', message, { errors: { [field]: [message] } });
