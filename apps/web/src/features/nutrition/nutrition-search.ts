import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { PERIODS, type Period } from '@game-plan/domain/nutrition/period';

export const NUTRITION_TABS = ['overview', 'macros', 'trends', 'goals'] as const;
export type NutritionTab = (typeof NUTRITION_TABS)[number];

/** What the page shows, as its address says it; what is left out is today, for a day, on the first tab. */
export interface NutritionSearch {
  readonly period?: Period | undefined;
  readonly date?: CalendarDay | undefined;
  readonly tab?: NutritionTab | undefined;
}

/**
 * Reads an address that anyone may have typed. What makes no sense is undefined rather than left out: the router lays
 * this over what was typed.
 */
export function parseNutritionSearch(search: Record<string, unknown>): NutritionSearch {
  const period = PERIODS.find((known) => known === search.period && known !== 'day');
  const tab = NUTRITION_TABS.find((known) => known === search.tab && known !== 'overview');
  const { date } = search;
  return { period, date: typeof date === 'string' && isMealDay(date) ? date : undefined, tab };
}
