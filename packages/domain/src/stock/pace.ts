import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts';

/** How a food went in the last weeks. */
export interface Use {
  /** How much was cooked and eaten, in the unit of what is there. */
  readonly went: number;
  /** On how many days. */
  readonly days: number;
  /** The first day of these weeks on which it moved, and the last day of any movement or look. */
  readonly since: CalendarDay;
  readonly last: CalendarDay;
  readonly there: number;
}

/** Weeks that the pace of a kitchen is taken from. */
export const PACE_DAYS = 56;
/** Fewer tell nothing of a habit. */
const FEWEST_DAYS = 3;
const SHORTEST_DAYS = 7;

/** The day on which a food runs out at the kitchen's usual pace; null if it is not used often enough to tell. */
export function runsOutOn({ went, days, since, last, there }: Use, today: CalendarDay): CalendarDay | null {
  if (days < FEWEST_DAYS || went <= 0 || there <= 0) return null;
  const perDay = went / Math.max(SHORTEST_DAYS, daysBetween(since, today));
  return addDays(last, Math.min(Math.floor(there / perDay), MOST_DAYS));
}

/** Later days are no forecast. */
const MOST_DAYS = 366;
