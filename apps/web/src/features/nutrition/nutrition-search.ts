import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { PERIODS, type Period } from '@game-plan/domain/nutrition/period';

export const NUTRITION_TABS = ['overview', 'macros', 'trends', 'goals'] as const;
export type NutritionTab = (typeof NUTRITION_TABS)[number];

/** The page's state in its address; the defaults are today, a single day and the first tab. */
export interface NutritionSearch {
  readonly period?: Period | undefined;
  readonly date?: CalendarDay | undefined;
  readonly tab?: NutritionTab | undefined;
}

/**
 * Parses search parameters, which are untrusted input. Invalid ones are undefined instead of omitted, because the
 * router merges the result over the typed values.
 */
export function parseNutritionSearch(search: Record<string, unknown>): NutritionSearch {
  const period = PERIODS.find((known) => known === search.period && known !== 'day');
  const tab = NUTRITION_TABS.find((known) => known === search.tab && known !== 'overview');
  const { date } = search;
  return { period, date: typeof date === 'string' && isMealDay(date) ? date : undefined, tab };
}
