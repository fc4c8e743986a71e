import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';

const MEAL_LOG_TABS = ['log', 'photo', 'today'] as const;
export type MealLogTab = (typeof MEAL_LOG_TABS)[number];

/** The page's state in its address; the first tab is omitted. */
export interface MealLogSearch {
  readonly tab?: MealLogTab | undefined;
  /** The meal type of the link; without it, the usual one at this hour. */
  readonly meal?: MealType | undefined;
  /** The day of the log; without it today, even if the page is left open overnight. */
  readonly date?: CalendarDay | undefined;
}

/** Parses search parameters, which are untrusted input; invalid ones are undefined, which overrides the typed value. */
export function parseMealLogSearch({ tab, meal, date }: Record<string, unknown>): MealLogSearch {
  return {
    tab: MEAL_LOG_TABS.find((known) => known === tab && known !== 'log'),
    meal: MEAL_TYPES.find((known) => known === meal),
    date: typeof date === 'string' && isMealDay(date) ? date : undefined,
  };
}
