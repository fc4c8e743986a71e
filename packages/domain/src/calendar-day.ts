declare const brand: unique symbol;

/** A day on a person's own calendar, `YYYY-MM-DD`. It is never converted to an instant, so no time zone can move it. */
export type CalendarDay = string & { readonly [brand]: 'CalendarDay' };

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_A_DAY = 86_400_000;

function utcMilliseconds(text: string): number | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= 1 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return isReal ? date.getTime() : undefined;
}

/** Whether the text is an existing day: '2026-02-29' is not. */
export function isCalendarDay(text: string): text is CalendarDay {
  return utcMilliseconds(text) !== undefined;
}

/** The only constructor. Throws a RangeError if the text is not an existing day. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

function indexOf(day: CalendarDay): number {
  return (utcMilliseconds(day) ?? Number.NaN) / MILLISECONDS_A_DAY;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return indexOf(to) - indexOf(from);
}

/**
 * The first and last day that can be computed: a year has four digits, and `Date.UTC` reads a year below 100 as one of
 * the 1900s.
 */
const FIRST_DAY = calendarDay('0100-01-01');
const LAST_DAY = calendarDay('9999-12-31');

/** The day `count` days later (earlier when negative). Stops at the first and last day of the calendar. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const index = Math.min(Math.max(indexOf(day) + count, indexOf(FIRST_DAY)), indexOf(LAST_DAY));
  return calendarDay(new Date(index * MILLISECONDS_A_DAY).toISOString().slice(0, 10));
}

/** The first day of the day's month. */
export const firstOfMonth = (day: CalendarDay): CalendarDay => calendarDay(`${day.slice(0, 7)}-01`);

/** The calendar day that a clock reading shows in its own time zone (`date`'s local fields). */
export function localCalendarDay(date: Date): CalendarDay {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return calendarDay(
    `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`,
  );
}

/** The clocks that are furthest ahead: UTC+14 (Kiribati). */
const FURTHEST_AHEAD_MILLISECONDS = 14 * 3_600_000;

/**
 * The current day where clocks are furthest ahead: no one's day is later. The server does not know a person's own day.
 */
export function latestDayAt(now: Date): CalendarDay {
  return calendarDay(new Date(now.getTime() + FURTHEST_AHEAD_MILLISECONDS).toISOString().slice(0, 10));
}

/** The clocks that are furthest behind: UTC-12. */
const FURTHEST_BEHIND_MILLISECONDS = 12 * 3_600_000;

/** The day that a person's client says is today; the one in UTC if it says nothing, or a day that is today nowhere. */
export function todayOf(said: CalendarDay | undefined, now: Date): CalendarDay {
  const dayAt = (milliseconds: number) => calendarDay(new Date(milliseconds).toISOString().slice(0, 10));
  const isToday =
    said !== undefined &&
    said >= dayAt(now.getTime() - FURTHEST_BEHIND_MILLISECONDS) &&
    said <= latestDayAt(now);
  return isToday ? said : dayAt(now.getTime());
}
