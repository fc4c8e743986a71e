import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import { averageIntake, type DayIntake, finishedDays, loggedUntil } from '@game-plan/domain/nutrition/intake';
import { formatDay, formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { formatDayRange, formatLongWeekday, formatMonth } from '../format-days.ts';
import { describeGoals } from '../view-labels.ts';

/** Describes the chart of a week in a sentence. */
export function describeWeek(
  week: DayRange,
  days: readonly DayIntake[],
  goalOf: (day: CalendarDay) => number,
  today: CalendarDay,
): string {
  const against = t('Calories per day, {week}, against the goal of {describeGoals}', {
    week: formatDayRange(week),
    describeGoals: describeGoals(daysOf(week).map(goalOf)),
  });
  if (days.length === 0) return t('{against}: nothing logged', { against });
  const amounts = days.map(({ date, calories }) =>
    date === today
      ? t('today {calories} so far', { calories: formatWhole(calories) })
      : `${formatLongWeekday(date)} ${formatWhole(calories)}${date > today ? ` ${t('planned')}` : ''}`,
  );
  return `${against}: ${amounts.join(', ')}`;
}

/** Describes the chart of a month in a sentence, without a number for each day. */
export function describeMonth(
  month: DayRange,
  days: readonly DayIntake[],
  goalOf: (day: CalendarDay) => number,
  today: CalendarDay,
): string {
  const against = t('Calories per day in {from} against the goal of {describeGoals}', {
    from: formatMonth(month.from),
    describeGoals: describeGoals(daysOf(month).map(goalOf)),
  });
  const averaged = finishedDays(days, today);
  const average = averageIntake(averaged);
  const byCalories = averaged.toSorted((one, other) => one.calories - other.calories);
  const [least, most] = [byCalories[0], byCalories.at(-1)];
  if (!average || !least || !most) return t('{against}: nothing logged', { against });
  const count = loggedUntil(days, today).length;
  const logged = t('{count, select, 1 {1 day logged} other {{count} days logged}}', { count });
  return t('{against}: {logged}, {average} on average, most {most} on {mostOn}, least {least} on {leastOn}', {
    against,
    logged,
    average: formatWhole(average.calories),
    most: formatWhole(most.calories),
    mostOn: formatDay(most.date),
    least: formatWhole(least.calories),
    leastOn: formatDay(least.date),
  });
}
