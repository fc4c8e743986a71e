import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '../calendar-day.ts';
import { englishClock, englishDate } from '../text/english-date.ts';

declare const brand: unique symbol;

/**
 * A date and time on the clock of the practice, 'YYYY-MM-DDTHH:mm'. It is a text and never an instant: no one has to say in
 * which time zone the practice is, and a change of the law moves no appointment. Texts sort as the times do.
 */
export type LocalTime = string & { readonly [brand]: 'LocalTime' };

const PATTERN = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a minute of a day that exists: '2026-12-03T14:30'. */
export function isLocalTime(text: string): text is LocalTime {
  const [, day] = PATTERN.exec(text) ?? [];
  return day !== undefined && isCalendarDay(day);
}

export const dayOf = (time: LocalTime): CalendarDay => time.slice(0, 10) as CalendarDay;

/** Appointments are not made further ahead. */
const DAYS_AHEAD = 730;

/**
 * Why no appointment can be made for this time, in a sentence; undefined where it can.
 * @param todayUtc the day in UTC: on some clock it is still the day before
 */
export function appointmentFault(time: LocalTime, todayUtc: CalendarDay): string | undefined {
  if (daysBetween(addDays(todayUtc, -1), dayOf(time)) < 0) return 'This day has passed: choose a later one';
  if (daysBetween(todayUtc, dayOf(time)) > DAYS_AHEAD) return 'Choose a day within the next two years';
  return undefined;
}

/** 'Thursday, December 3, 2026 at 2:30 PM', on the practice's clock. */
export function formatLocalTime(time: LocalTime): string {
  const day = englishDate(dayOf(time), { weekday: 'long', month: 'long', year: true });
  const [hours = 0, minutes = 0] = time.slice(11).split(':').map(Number);
  return `${day} at ${englishClock(hours, minutes)}`;
}
