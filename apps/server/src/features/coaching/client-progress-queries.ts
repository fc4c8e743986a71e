import type { ClientProgress } from '@game-plan/contracts/people/coach';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { effectiveGoals } from '@game-plan/domain/goals';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { shownName } from '#db/reads/person-name.ts';
import { meals } from '#db/schema/food/meals.ts';
import { coachConsents } from '#db/schema/people/coaching.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';
import { userProfiles } from '#db/schema/people/profiles.ts';
import { users } from '#db/schema/people/users.ts';
import { CLIENT_COLUMNS, dayOrNull, inForce } from './coaching-queries.ts';

const WEEK = 7;
const FOUR_WEEKS = 28;

interface Days {
  /** The day in UTC, on which the consents must be in force. */
  readonly consentDay: CalendarDay;
  /** The coach's today. */
  readonly today: CalendarDay;
}

/**
 * The last days of all clients of a coach, in one statement, so that a consent withdrawn meanwhile is either in all of it or
 * in nothing. Today is no full day yet, so it is left out of the averages.
 */
export async function listClientProgress(
  db: Database,
  coachId: number,
  { consentDay, today }: Days,
): Promise<ClientProgress[]> {
  const isInWeek = sql`${meals.date} between ${addDays(today, -WEEK)} and ${addDays(today, -1)}`;
  const diary = db
    .select({
      lastLoggedOn: sql<string | null>`max(${meals.date})::text`.as('last_logged_on'),
      daysLogged: sql<number>`(count(distinct ${meals.date}) filter (where ${isInWeek}))::int`.as(
        'days_logged',
      ),
      calories: sql<number | null>`sum(${meals.totalCalories}) filter (where ${isInWeek})`.as(
        'calories_logged',
      ),
      protein: sql<number | null>`sum(${meals.totalProtein}) filter (where ${isInWeek})`.as('protein_logged'),
    })
    .from(meals)
    .where(
      and(eq(meals.userId, coachConsents.userId), between(meals.date, addDays(today, -FOUR_WEEKS), today)),
    )
    .as('diary');
  const rows = await db
    .select({
      client: CLIENT_COLUMNS,
      targets: {
        calories: userProfiles.targetCalories,
        protein: userProfiles.targetProtein,
        carbs: userProfiles.targetCarbs,
        fat: userProfiles.targetFat,
      },
      preferred: {
        calories: userPreferences.dailyCalorieGoal,
        protein: userPreferences.dailyProteinGoal,
        carbs: userPreferences.dailyCarbGoal,
        fat: userPreferences.dailyFatGoal,
      },
      lastLoggedOn: diary.lastLoggedOn,
      daysLogged: diary.daysLogged,
      calories: diary.calories,
      protein: diary.protein,
    })
    .from(coachConsents)
    .innerJoin(users, eq(users.id, coachConsents.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, coachConsents.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, coachConsents.userId))
    .leftJoinLateral(diary, eq(coachConsents.seesDiary, true))
    .where(inForce(coachId, consentDay))
    .orderBy(asc(shownName), asc(users.id));
  return rows.map(({ client, targets, preferred, lastLoggedOn, daysLogged, calories, protein }) => ({
    client: { ...client, endsOn: dayOrNull(client.endsOn) },
    goals: client.seesGoals ? effectiveGoals(targets ?? {}, preferred ?? {}) : null,
    diary: client.seesDiary
      ? {
          lastLoggedOn: dayOrNull(lastLoggedOn),
          daysLogged: daysLogged ?? 0,
          average: daysLogged
            ? { calories: (calories ?? 0) / daysLogged, protein: (protein ?? 0) / daysLogged }
            : null,
        }
      : null,
  }));
}
