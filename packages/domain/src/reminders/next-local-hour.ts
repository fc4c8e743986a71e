import { addDays, type CalendarDay, calendarDay } from '../calendar-day.ts';
import { lazy } from '../lazy.ts';

const MILLISECONDS_A_DAY = 86_400_000;

// biome-ignore lint/style/noRestrictedGlobals: no other interface knows time zones, and only the server calls it
const { DateTimeFormat } = Intl;
type Clock = ReturnType<typeof DateTimeFormat>;

/** What the clocks of a time zone show. To make one of these formats takes a hundred times as long as to use it. */
const clocks = lazy(() => new Map<string, Clock>());

function clockOf(timeZone: string): Clock {
  const known = clocks().get(timeZone);
  if (known) return known;
  // Swedish dates are written as ISO 8601 has them.
  const clock = new DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  clocks().set(timeZone, clock);
  return clock;
}

/** Whether this is the name of a time zone: 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

const shown = (moment: number, timeZone: string) => clockOf(timeZone).format(moment);

/** How far the clocks are ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string) =>
  Date.parse(`${shown(moment, timeZone).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;

/** The day that the calendars of a time zone show. */
export const dayInZone = (moment: Date, timeZone: string): CalendarDay =>
  calendarDay(shown(moment.getTime(), timeZone).slice(0, 10));

/**
 * When clocks show the full hour on that day. An hour that they skip is the moment after the gap, as far as they are put forward;
 * of an hour that they show twice it is the first.
 */
function momentOf(day: CalendarDay, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const before = asUtc - offsetAt(asUtc - MILLISECONDS_A_DAY, timeZone);
  const after = asUtc - offsetAt(asUtc + MILLISECONDS_A_DAY, timeZone);
  const isShown = (moment: number) => moment + offsetAt(moment, timeZone) === asUtc;
  return isShown(before) || !isShown(after) ? before : after;
}

/**
 * The next moment after another at which the clocks of a time zone show the full hour, once on each of its days.
 * @param hour from 0 to 23
 */
export function nextLocalHour(after: Date, hour: number, timeZone: string): Date {
  let day = dayInZone(after, timeZone);
  let moment = momentOf(day, hour, timeZone);
  while (moment <= after.getTime()) {
    day = addDays(day, 1);
    moment = momentOf(day, hour, timeZone);
  }
  return new Date(moment);
}
