import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { type Period, periodRange } from '@game-plan/domain/nutrition/period';
import { formatWhole } from '#lib/format/format.ts';
import { formatDayRange, formatFullDay, formatMonth } from './format-days.ts';
import type { NutritionView } from './with-nutrition.tsx';

/** The displayed days: 'Friday, November 20, 2026', 'Nov 15 – 21, 2026', 'November 2026'. */
export function formatPeriod({ period, day }: Pick<NutritionView, 'period' | 'day'>): string {
  if (period === 'week') return formatDayRange(weekOf(day));
  return period === 'month' ? formatMonth(day) : formatFullDay(day);
}

/** 'Nothing logged yet' while the period continues, 'Nothing logged' afterwards. */
export function nothingLoggedLabel({ period, day, today }: NutritionView): string {
  return periodRange(period, day).to < today ? 'Nothing logged' : 'Nothing logged yet';
}

/** The number of days over which amounts are averaged; undefined for a single day. */
export function averagedOverLabel(period: Period, daysLogged: number): string | undefined {
  if (period === 'day' || daysLogged === 0) return undefined;
  return daysLogged === 1
    ? 'Per day, over the 1 day logged'
    : `Per day, averaged over the ${daysLogged} days logged`;
}

/** The difference between calories and goal, as an amount and the label after it: 'calories left today'. */
export function remainingLabel(calories: number, goal: number, { period, day, today }: NutritionView) {
  const left = Math.round(goal) - Math.round(calories);
  const amount = formatWhole(Math.abs(left));
  if (left === 0) return { amount, label: 'calories from the goal' };
  if (period !== 'day')
    return { amount, label: left > 0 ? 'calories a day under the goal' : 'calories a day over the goal' };
  if (day === today)
    return { amount, label: left > 0 ? 'calories left today' : "calories over today's goal" };
  return { amount, label: left > 0 ? 'calories under the goal' : 'calories over the goal' };
}
