import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';

/** The page's state in its address. */
export interface LedgerSearch {
  /** A day of the month that is shown; without it this month. */
  readonly month?: CalendarDay | undefined;
}

/** Parses search parameters, which are untrusted input. */
export function parseLedgerSearch({ month }: Record<string, unknown>): LedgerSearch {
  return { month: typeof month === 'string' && isMealDay(month) ? month : undefined };
}
