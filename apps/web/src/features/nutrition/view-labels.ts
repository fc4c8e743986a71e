import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, isWithin, weekOf } from '@game-plan/domain/nutrition/day-range';
import { periodRange } from '@game-plan/domain/nutrition/period';
import { formatWhole } from '#lib/format/format.ts';
import { formatFullDay } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { formatDayRange, formatMonth } from './format-days.ts';
import type { NutritionView } from './with-nutrition.tsx';

/** The displayed days: 'Friday, November 20, 2026', 'Nov 15 – 21, 2026', 'November 2026'. */
export function formatPeriod({ period, day }: Pick<NutritionView, 'period' | 'day'>): string {
  if (period === 'week') return formatDayRange(weekOf(day));
  return period === 'month' ? formatMonth(day) : formatFullDay(day);
}

/** 'Nothing logged yet' while the period continues, 'Nothing logged' afterwards. */
export function nothingLoggedLabel({ period, day, today }: NutritionView): string {
  return periodRange(period, day).to < today ? t('Nothing logged') : t('Nothing logged yet');
}

/** Names the days that an average of the range is over: 'the 4 days logged before today'. */
export function averagedDaysLabel(
  averaged: readonly { readonly date: CalendarDay }[],
  range: DayRange,
  today: CalendarDay,
): string {
  const [first] = averaged;
  if (first?.date === today) return t('today so far');
  const days = t('{count, select, 1 {1 day} other {{count} days}}', { count: averaged.length });
  if (first && first.date > today) return t('the {days} planned', { days });
  return isWithin(today, range)
    ? t('the {days} logged before today', { days })
    : t('the {days} logged', { days });
}

/** The days over which amounts are averaged; undefined for a single day. */
export function averagedOverLabel(
  { period, day, today }: NutritionView,
  averaged: readonly { readonly date: CalendarDay }[],
): string | undefined {
  if (period === 'day' || averaged.length === 0) return undefined;
  return t('Per day, averaged over {averaged}', {
    averaged: averagedDaysLabel(averaged, periodRange(period, day), today),
  });
}

/** The difference between calories and goal, as an amount and the label after it: 'calories left today'. */
export function remainingLabel(calories: number, goal: number, { period, day, today }: NutritionView) {
  const left = Math.round(goal) - Math.round(calories);
  const amount = formatWhole(Math.abs(left));
  if (left === 0) return { amount, label: t('calories from the goal') };
  if (period !== 'day')
    return {
      amount,
      label: left > 0 ? t('calories a day under the goal') : t('calories a day over the goal'),
    };
  if (day === today)
    return { amount, label: left > 0 ? t('calories left today') : t("calories over today's goal") };
  return { amount, label: left > 0 ? t('calories under the goal') : t('calories over the goal') };
}

/** The goals of several days: '2,000', or '1,800 to 2,000' if they differ. */
export function describeGoals(goals: readonly number[]): string {
  const [least, most] = [Math.min(...goals), Math.max(...goals)].map((goal) => formatWhole(goal));
  return least === most ? `${least}` : t('{least} to {most}', { least, most });
}
