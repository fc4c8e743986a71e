import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import { averageIntake, type DayIntake, finishedDays, loggedUntil } from '@game-plan/domain/nutrition/intake';
import { formatDay, formatWhole } from '#lib/format/format.ts';
import { formatDayRange, formatLongWeekday, formatMonth } from '../format-days.ts';
import { describeGoals } from '../view-labels.ts';

/** Describes the chart of a week in a sentence. */
export function describeWeek(
  week: DayRange,
  days: readonly DayIntake[],
  goalOf: (day: CalendarDay) => number,
  today: CalendarDay,
): string {
  const against = `Calories per day, ${formatDayRange(week)}, against the goal of ${describeGoals(daysOf(week).map(goalOf))}`;
  if (days.length === 0) return `${against}: nothing logged`;
  const amounts = days.map(({ date, calories }) =>
    date === today
      ? `today ${formatWhole(calories)} so far`
      : `${formatLongWeekday(date)} ${formatWhole(calories)}${date > today ? ' planned' : ''}`,
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
  const against = `Calories per day in ${formatMonth(month.from)} against the goal of ${describeGoals(daysOf(month).map(goalOf))}`;
  const averaged = finishedDays(days, today);
  const average = averageIntake(averaged);
  const byCalories = averaged.toSorted((one, other) => one.calories - other.calories);
  const [least, most] = [byCalories[0], byCalories.at(-1)];
  if (!average || !least || !most) return `${against}: nothing logged`;
  const count = loggedUntil(days, today).length;
  const logged = count === 1 ? '1 day logged' : `${count} days logged`;
  return (
    `${against}: ${logged}, ${formatWhole(average.calories)} on average, ` +
    `most ${formatWhole(most.calories)} on ${formatDay(most.date)}, least ${formatWhole(least.calories)} on ${formatDay(least.date)}`
  );
}
