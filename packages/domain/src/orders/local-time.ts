import { addDays, type CalendarDay, daysBetween, isCalendarDay, localCalendarDay } from '../calendar-day.ts';
import { englishClock, englishDate } from '../text/english-date.ts';

declare const brand: unique symbol;

/**
 * A date and time on the business's clock, 'YYYY-MM-DDTHH:mm'. It is a text and never an instant: the business's time
 * zone need not be known, and a change of daylight saving rules does not move appointments. Sorting the texts sorts the
 * times.
 */
export type LocalTime = string & { readonly [brand]: 'LocalTime' };

const PATTERN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is an existing date with hours and minutes: '2026-12-03T14:30'. */
export function isLocalTime(text: string): text is LocalTime {
  const [, day] = PATTERN.exec(text) ?? [];
  return day !== undefined && isCalendarDay(day);
}

export const dayOf = (time: LocalTime): CalendarDay => time.slice(0, 10) as CalendarDay;

/** The moment as the clock of this machine shows it: a browser's, in its person's time zone. */
export function localTimeAt(moment: Date): LocalTime {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return `${localCalendarDay(moment)}T${time}` as LocalTime;
}

/** How many days ahead an appointment can be made. */
const DAYS_AHEAD = 730;

/**
 * Why no appointment can be made for this time, as a sentence; undefined if it can.
 * @param todayUtc the day in UTC; in some time zones it is still the day before
 * @param localNow what the admin's own clock shows, if known
 */
export function appointmentFault(
  time: LocalTime,
  todayUtc: CalendarDay,
  localNow?: LocalTime,
): string | undefined {
  const firstDay = localNow === undefined ? addDays(todayUtc, -1) : dayOf(localNow);
  if (daysBetween(firstDay, dayOf(time)) < 0) return 'This day has passed: choose a later one';
  if (localNow !== undefined && time < localNow) return 'This time has passed: choose a later one';
  if (daysBetween(todayUtc, dayOf(time)) > DAYS_AHEAD) return 'Choose a day within the next two years';
  return undefined;
}

/** Formats a time on the business's clock: 'Thursday, December 3, 2026 at 2:30 PM'. */
export function formatLocalTime(time: LocalTime): string {
  const day = englishDate(dayOf(time), { weekday: 'long', month: 'long', year: true });
  const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number);
  return `${day} at ${englishClock(hours, minutes)}`;
}

/** Names the business's clock: 'Europe/Berlin time'; without a stated zone, 'local time of the business'. */
export const businessTime = (timeZone: string | null): string =>
  timeZone === null ? 'local time of the business' : `${timeZone} time`;

/** Formats a time with its clock: 'Thursday, December 3, 2026 at 2:30 PM (Europe/Berlin time)'. */
export const formatAppointment = (time: LocalTime, timeZone: string | null): string =>
  `${formatLocalTime(time)} (${businessTime(timeZone)})`;
