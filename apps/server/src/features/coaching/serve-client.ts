import type { BodyOf, QueryOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { Client, ClientDay, ClientProgress, coach } from '@game-plan/contracts/people/coach';
import type { CoachWeek, DayComment } from '@game-plan/contracts/people/coaching';
import { addDays, type CalendarDay, calendarDay, todayOf } from '@game-plan/domain/calendar-day';
import { goalsOn } from '@game-plan/domain/goals';
import type { GoalConflict } from '@game-plan/domain/health/conflicts/goal-conflict';
import type { Database } from '#db/client.ts';
import { changeGoals } from '#db/goals/change-goals.ts';
import { readGoals } from '#db/goals/goals-in-force.ts';
import { recordAdminAction, recordCoachLook, recordListView } from '#features/admin/admin-action-queries.ts';
import { listGoals } from '#features/goals/goal-queries.ts';
import { listMeals } from '#features/meals/meal-queries.ts';
import { summariseNutrition } from '#features/nutrition/nutrition-queries.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile, upsertProfile } from '#features/profile/profile-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { listClientProgress } from './client-progress-queries.ts';
import { findWeek, replaceWeek } from './coach-week-queries.ts';
import {
  deleteComment,
  insertComment,
  listCommentsForCoach,
  lockClient,
  lockCoach,
} from './coaching-queries.ts';

/** The day in UTC, which decides when a consent ends for both people. Every local clock is within 14 hours of it. */
export const utcDay = (now: Date): CalendarDay => calendarDay(now.toISOString().slice(0, 10));

interface Visit {
  readonly coachId: number;
  readonly clientId: number;
  readonly now: Date;
}

interface Visitor {
  readonly client: Client;
  readonly coachName: string;
  /** The username, as the record of views stores it. */
  readonly coachUsername: string;
}

/**
 * Throws 'not_found' unless the client currently lets the coach see something. Both accounts and the consent are locked
 * until `tx` ends.
 */
async function lockForCoach(tx: Database, { coachId, clientId, now }: Visit): Promise<Visitor> {
  const coach = await lockCoach(tx, coachId);
  const client = coach && (await lockClient(tx, coachId, clientId, utcDay(now)));
  if (!client) throw notFound('This client');
  return { client, coachName: coach.name, coachUsername: coach.username };
}

const MEALS_OF_A_DAY = 100;
const WEEK = 7;

/** A client's day, limited to what the client shares. The view is recorded in the same transaction. */
export function viewClientDay(db: Database, look: Visit & { date: CalendarDay }): Promise<ClientDay> {
  const { coachId, clientId, date } = look;
  return db.transaction(async (tx) => {
    const { client, coachUsername } = await lockForCoach(tx, look);
    await recordCoachLook(tx, {
      coachId,
      coachName: coachUsername,
      clientId,
      clientName: client.username,
    });
    const profile = await findProfile(tx, clientId);
    const preferences = await findPreferences(tx, clientId);
    const firstDay = addDays(date, 1 - WEEK);
    const goals = client.seesGoals ? await listGoals(tx, clientId, firstDay, date) : null;
    return {
      client,
      goals: goals && goalsOn(goals, date),
      currentGoals: client.seesGoals ? (await readGoals(tx, clientId)).goals : null,
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
            week: (await summariseNutrition(tx, clientId, firstDay, date)).days.map((day) => ({
              ...day,
              goals: goals && goalsOn(goals, day.date),
            })),
          }
        : null,
      comments: await listCommentsForCoach(tx, coachId, clientId, date),
      proposedWeek: client.seesDiary && client.seesGoals ? await findWeek(tx, coachId, clientId) : null,
    };
  });
}

/** The last days of all clients. The view is recorded, in the same transaction, for everyone of whom it shows something. */
export function viewClientProgress(
  db: Database,
  { coachId, now, today }: { coachId: number; now: Date; today: CalendarDay | undefined },
): Promise<ClientProgress[]> {
  const consentDay = utcDay(now);
  return db.transaction(async (tx) => {
    const coach = await lockCoach(tx, coachId);
    if (!coach) return [];
    const progress = await listClientProgress(tx, coachId, { consentDay, today: today ?? consentDay });
    const seen = progress.filter(({ goals, diary }) => goals !== null || diary !== null);
    await recordListView(tx, {
      action: 'coach_viewed_clients',
      adminId: coachId,
      adminName: coach.username,
      people: seen.map(({ client }) => ({ userId: client.id, username: client.username })),
    });
    return progress;
  });
}

/** What a coach is told of a warning: its reason only as far as the client shares it. */
function toldToCoach({ seesAllergies }: Client) {
  return ({ basis, message }: GoalConflict) => {
    const isShared = basis === 'goals' || basis === 'age' || (basis === 'health' && seesAllergies);
    return isShared
      ? message
      : 'These goals are not advised for this client, for a reason that they do not share with you. Ask them first.';
  };
}

interface GoalSetting extends Visit {
  readonly goals: BodyOf<typeof coach.setGoals>;
  readonly query: QueryOf<typeof coach.setGoals>;
}

/**
 * Sets the goals in a client's health profile, which take precedence, from today on. Throws 'forbidden' unless the client
 * shares goals, and an UnconfirmedError for goals that have to be confirmed.
 */
export function setGoalsOfClient(
  db: Database,
  change: GoalSetting,
): Promise<ResponseInput<typeof coach.setGoals>> {
  const { coachId, clientId, goals, query, now } = change;
  return db.transaction(async (tx) => {
    const { client, coachUsername } = await lockForCoach(tx, change);
    if (!client.seesGoals) throw new AppError('forbidden', 'This client does not share their goals with you');
    const targets = {
      targetCalories: goals.calories,
      targetProtein: goals.protein,
      targetCarbs: goals.carbs,
      targetFat: goals.fat,
    };
    const changed = await changeGoals(
      tx,
      {
        userId: clientId,
        today: todayOf(query.today, now),
        confirmed: query.confirmed,
        now,
        tell: toldToCoach(client),
      },
      () => upsertProfile(tx, clientId, targets, now),
    );
    await recordAdminAction(tx, {
      action: 'coach_set_goals',
      adminId: coachId,
      adminName: coachUsername,
      targetUserId: clientId,
      targetName: client.username,
    });
    return { ...changed.goals, warnings: changed.warnings };
  });
}

/** Adds a comment on a client's day. Throws 'forbidden' unless the client shares the diary. */
export function commentOnDay(
  db: Database,
  comment: Visit & { date: CalendarDay; text: string },
): Promise<DayComment> {
  const { coachId, clientId, date, text } = comment;
  return db.transaction(async (tx) => {
    const { client, coachName } = await lockForCoach(tx, comment);
    if (!client.seesDiary) throw new AppError('forbidden', 'This client does not share their diary with you');
    return insertComment(tx, clientId, { coachId, coachName, date, text });
  });
}

/** Removes the coach's own comment, for example one written to the wrong client. */
export function takeBackComment(db: Database, change: Visit & { commentId: number }): Promise<void> {
  const { coachId, clientId, commentId } = change;
  return db.transaction(async (tx) => {
    await lockForCoach(tx, change);
    if (!(await deleteComment(tx, clientId, commentId, { coachId }))) throw notFound('This comment');
  });
}

/** Proposes meals for a client's plan. Throws 'forbidden' unless the client shares diary and goals. */
export function proposeWeek(
  db: Database,
  proposal: Visit & BodyOf<typeof coach.proposeWeek>,
): Promise<CoachWeek> {
  const { coachId, clientId, message, entries } = proposal;
  return db.transaction(async (tx) => {
    const { client } = await lockForCoach(tx, proposal);
    if (!(client.seesDiary && client.seesGoals))
      throw new AppError('forbidden', 'This client does not share their diary and goals with you');
    return replaceWeek(tx, clientId, { coachId, message, entries });
  });
}
