import { type CalendarDay, calendarDay } from './calendar-day.ts';
import { memoize } from './memoize.ts';

// biome-ignore lint/style/noRestrictedGlobals: no other interface knows time zones, and only the server calls it
const { DateTimeFormat } = Intl;

/** More than there are in use; a name may be written in capitals or not. */
const MOST_ZONES = 600;

/** What the clocks of a time zone show. To make one of these formats takes a hundred times as long as to use it. */
const clockOf = memoize(
  MOST_ZONES,
  // Swedish dates are written as ISO 8601 has them.
  (timeZone) => new DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** Whether this is the name of a time zone: 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What clocks show at a moment: '2026-11-20 23:30:05'. Throws a RangeError for a time zone that does not exist. */
export const shownIn = (timeZone: string, moment: number | Date): string => clockOf(timeZone).format(moment);

/** How far the clocks are ahead of UTC at a moment in milliseconds since 1970, in milliseconds. */
export const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${shownIn(timeZone, moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;

/** The day that the calendars of a time zone show. */
export const dayInZone = (moment: Date, timeZone: string): CalendarDay =>
  calendarDay(shownIn(timeZone, moment).slice(0, 10));
