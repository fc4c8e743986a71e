import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';

/** The page's state in its address. */
export interface PlanSearch {
  /** A day of the week that is shown; without it this week, even if the page is left open overnight. */
  readonly week?: CalendarDay | undefined;
}

/** Parses search parameters, which are untrusted input. */
export function parsePlanSearch({ week }: Record<string, unknown>): PlanSearch {
  return { week: typeof week === 'string' && isMealDay(week) ? week : undefined };
}
