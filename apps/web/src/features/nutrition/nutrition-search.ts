import { type CalendarDay, calendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { PERIODS, type Period } from '@game-plan/domain/nutrition/period';

export const NUTRITION_TABS = ['overview', 'macros', 'trends', 'goals'] as const;
export type NutritionTab = (typeof NUTRITION_TABS)[number];

/** What the page shows, as its address says it; what is left out is today, for a day, on the first tab. */
export interface NutritionSearch {
  readonly period?: Period | undefined;
  readonly date?: CalendarDay | undefined;
  readonly tab?: NutritionTab | undefined;
}

/** The days that can be chosen: far enough for everyone, and no year half typed. */
export const FIRST_DAY = calendarDay('1900-01-01');
export const LAST_DAY = calendarDay('2999-12-31');

/**
 * Reads an address that anyone may have typed. What makes no sense is undefined rather than left out: the router lays
 * this over what was typed.
 */
export function parseNutritionSearch(search: Record<string, unknown>): NutritionSearch {
  const period = PERIODS.find((known) => known === search.period && known !== 'day');
  const tab = NUTRITION_TABS.find((known) => known === search.tab && known !== 'overview');
  const { date } = search;
  return { period, date: typeof date === 'string' && isChoosable(date) ? date : undefined, tab };
}

/** Whether the text is a day that can be chosen. */
export function isChoosable(text: string): text is CalendarDay {
  return isCalendarDay(text) && FIRST_DAY <= text && text <= LAST_DAY;
}
