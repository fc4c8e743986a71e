import { addDays, type CalendarDay } from '../calendar-day.ts';
import { dayInZone, offsetAt } from '../time-zones.ts';

const MILLISECONDS_A_DAY = 86_400_000;

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
