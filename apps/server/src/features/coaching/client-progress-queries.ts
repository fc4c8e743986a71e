import type { ClientProgress } from '@game-plan/contracts/people/coach';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { averageGoals, effectiveGoals, type GoalsFrom } from '@game-plan/domain/goals';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { shownName } from '#db/reads/person-name.ts';
import { meals } from '#db/schema/food/meals.ts';
import { coachConsents } from '#db/schema/people/coaching.ts';
import { dailyGoals } from '#db/schema/people/daily-goals.ts';
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
      logged: sql<string[] | null>`json_agg(distinct ${meals.date}) filter (where ${isInWeek})`.as('logged'),
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
  const begun = db
    .select({
      goals: sql<GoalsFrom[] | null>`json_agg(json_build_object('from', ${dailyGoals.beginsOn},
        'calories', ${dailyGoals.calories}, 'protein', ${dailyGoals.protein},
        'carbs', ${dailyGoals.carbs}, 'fat', ${dailyGoals.fat}) order by ${dailyGoals.beginsOn})`.as('begun'),
    })
    .from(dailyGoals)
    .where(eq(dailyGoals.userId, coachConsents.userId))
    .as('begun');
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
      logged: diary.logged,
      begun: begun.goals,
      calories: diary.calories,
      protein: diary.protein,
    })
    .from(coachConsents)
    .innerJoin(users, eq(users.id, coachConsents.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, coachConsents.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, coachConsents.userId))
    .leftJoinLateral(diary, eq(coachConsents.seesDiary, true))
    .leftJoinLateral(begun, eq(coachConsents.seesGoals, true))
    .where(inForce(coachId, consentDay))
    .orderBy(asc(shownName), asc(users.id));
  return rows.map(({ client, targets, preferred, lastLoggedOn, logged, begun: kept, calories, protein }) => {
    const days = (logged ?? []).map((date) => ({ date: calendarDay(date) }));
    const current = effectiveGoals(targets ?? {}, preferred ?? {});
    return {
      client: { ...client, endsOn: dayOrNull(client.endsOn) },
      goals: client.seesGoals ? ((kept && averageGoals(kept, days)) ?? current) : null,
      diary: client.seesDiary
        ? {
            lastLoggedOn: dayOrNull(lastLoggedOn),
            daysLogged: days.length,
            average:
              days.length > 0
                ? { calories: (calories ?? 0) / days.length, protein: (protein ?? 0) / days.length }
                : null,
          }
        : null,
    };
  });
}
