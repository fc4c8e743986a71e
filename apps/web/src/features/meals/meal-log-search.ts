import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';

const MEAL_LOG_TABS = ['log', 'photo', 'today'] as const;
export type MealLogTab = (typeof MEAL_LOG_TABS)[number];

/** What the page shows, as its address says it; the first tab is left out. */
export interface MealLogSearch {
  readonly tab?: MealLogTab | undefined;
  /** The meal that the link is for; without it, that of the hour. */
  readonly meal?: MealType | undefined;
  /** The day of the diary; without one it is today, also when the page is left open overnight. */
  readonly date?: CalendarDay | undefined;
}

/** Reads an address that anyone may have typed; what makes no sense is undefined, which lies over what was typed. */
export function parseMealLogSearch({ tab, meal, date }: Record<string, unknown>): MealLogSearch {
  return {
    tab: MEAL_LOG_TABS.find((known) => known === tab && known !== 'log'),
    meal: MEAL_TYPES.find((known) => known === meal),
    date: typeof date === 'string' && isMealDay(date) ? date : undefined,
  };
}
