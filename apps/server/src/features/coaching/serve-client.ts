import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Client, ClientDay, coach, DayComment } from '@game-plan/contracts/people/coaching';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { type DailyGoals, goalsInForce } from '@game-plan/domain/goals';
import type { Database } from '#db/client.ts';
import { recordAdminAction, recordCoachLook } from '#features/admin/admin-action-queries.ts';
import { listMeals } from '#features/meals/meal-queries.ts';
import { summariseNutrition } from '#features/nutrition/nutrition-queries.ts';
import { findPreferences, preferredGoals } from '#features/preferences/preference-queries.ts';
import { findProfile, targetGoals, upsertProfile } from '#features/profile/profile-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { insertComment, listComments, lockClient, lockCoach } from './coaching-queries.ts';

/** The day in UTC: of two clocks on earth none is more than 14 hours from it, and a consent ends for both at once. */
export const utcDay = (now: Date): CalendarDay => calendarDay(now.toISOString().slice(0, 10));

interface Visit {
  readonly coachId: number;
  readonly clientId: number;
  readonly now: Date;
}

interface Visitor {
  readonly client: Client;
  readonly coachName: string;
  /** As the record of looks has it: a username, as of admins. */
  readonly coachUsername: string;
}

/** Throws 'not_found' unless the client lets the coach see something now. Both stay as they are until the end of `tx`. */
async function visit(tx: Database, { coachId, clientId, now }: Visit): Promise<Visitor> {
  const coach = await lockCoach(tx, coachId);
  const client = coach && (await lockClient(tx, coachId, clientId, utcDay(now)));
  if (!client) throw notFound('This client');
  return { client, coachName: coach.name, coachUsername: coach.username };
}

async function goalsOf(db: Database, userId: number): Promise<DailyGoals> {
  const profile = await findProfile(db, userId);
  return goalsInForce(targetGoals(profile), preferredGoals(await findPreferences(db, userId)));
}

const MEALS_OF_A_DAY = 100;
const WEEK = 7;

/** A day of a client, as far as it is shown. Nothing is shown unless it is also written down that it was looked at. */
export function viewClientDay(db: Database, look: Visit & { date: CalendarDay }): Promise<ClientDay> {
  const { coachId, clientId, date } = look;
  return db.transaction(async (tx) => {
    const { client, coachUsername } = await visit(tx, look);
    await recordCoachLook(tx, {
      coachId,
      coachName: coachUsername,
      clientId,
      clientName: client.username,
    });
    const profile = await findProfile(tx, clientId);
    const preferences = await findPreferences(tx, clientId);
    return {
      client,
      goals: client.seesGoals ? await goalsOf(tx, clientId) : null,
      eats: client.seesAllergies
        ? {
            allergies: profile?.allergies ?? [],
            healthConditions: profile?.healthConditions ?? [],
            diets: preferences?.dietaryRestrictions ?? [],
            dislikes: preferences?.dislikes ?? [],
          }
        : null,
      diary: client.seesDiary
        ? {
            meals: await listMeals(tx, clientId, { from: date, to: date, limit: MEALS_OF_A_DAY }),
            week: (await summariseNutrition(tx, clientId, addDays(date, 1 - WEEK), date)).days,
          }
        : null,
      comments: await listComments(tx, clientId, date),
    };
  });
}

/** Sets the goals of a client's health profile, which go before all others. 'forbidden' unless goals are shown. */
export function setGoalsOfClient(
  db: Database,
  change: Visit & { goals: BodyOf<typeof coach.setGoals> },
): Promise<DailyGoals> {
  const { coachId, clientId, goals, now } = change;
  return db.transaction(async (tx) => {
    const { client, coachUsername } = await visit(tx, change);
    if (!client.seesGoals) throw new AppError('forbidden', 'This client does not share their goals with you');
    const { calories, protein, carbs, fat } = goals;
    const targets = {
      targetCalories: calories,
      targetProtein: protein,
      targetCarbs: carbs,
      targetFat: fat,
    };
    await upsertProfile(tx, clientId, targets, now);
    await recordAdminAction(tx, {
      action: 'coach_set_goals',
      adminId: coachId,
      adminName: coachUsername,
      targetUserId: clientId,
      targetName: client.username,
    });
    return goalsOf(tx, clientId);
  });
}

/** Writes to a client about a day. 'forbidden' unless the diary is shown. */
export function commentOnDay(
  db: Database,
  comment: Visit & { date: CalendarDay; text: string },
): Promise<DayComment> {
  const { coachId, clientId, date, text } = comment;
  return db.transaction(async (tx) => {
    const { client, coachName } = await visit(tx, comment);
    if (!client.seesDiary) throw new AppError('forbidden', 'This client does not share their diary with you');
    return insertComment(tx, clientId, { coachId, coachName, date, text });
  });
}
