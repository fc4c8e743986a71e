import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts';

/** How a food went in the last weeks. */
interface Pace {
  /** How much was cooked and eaten, in the unit of what is there. */
  readonly went: number;
  /** On how many days. */
  readonly days: number;
  /** The first day of these weeks on which it moved. */
  readonly since: CalendarDay;
}

export interface Use extends Pace {
  /** The last day of any movement or look. */
  readonly last: CalendarDay;
  readonly there: number;
}

/** How much of a food was bought in the last weeks, and on how many days. */
export interface Bought extends Pace {
  readonly bought: number;
  readonly purchases: number;
}

/** Weeks that the pace of a kitchen is taken from. */
export const PACE_DAYS = 56;
/** Fewer tell nothing of a habit. */
const FEWEST_DAYS = 3;
const SHORTEST_DAYS = 7;

/** The day on which a food runs out at the kitchen's usual pace; null if it is not used often enough to tell. */
export function runsOutOn(use: Use, today: CalendarDay): CalendarDay | null {
  const perDay = goesADay(use, today);
  if (perDay === null || use.there <= 0) return null;
  return addDays(use.last, Math.min(Math.floor(use.there / perDay), MOST_DAYS));
}

/** Fewer purchases tell nothing of how much a kitchen usually buys. */
const FEWEST_PURCHASES = 2;

/** How much of a food a kitchen usually buys, and for how many days that lasts; null if either is not known. */
export function usuallyLasts(
  { bought, purchases, ...pace }: Bought,
  today: CalendarDay,
): { readonly amount: number; readonly days: number } | null {
  const perDay = goesADay(pace, today);
  if (perDay === null || purchases < FEWEST_PURCHASES || bought <= 0) return null;
  const amount = bought / purchases;
  return { amount, days: Math.max(1, Math.round(amount / perDay)) };
}

/** Null if the food is not used often enough to tell. */
function goesADay({ went, days, since }: Pace, today: CalendarDay): number | null {
  if (days < FEWEST_DAYS || went <= 0) return null;
  return went / Math.max(SHORTEST_DAYS, daysBetween(since, today));
}

/** Later days are no forecast. */
const MOST_DAYS = 366;
