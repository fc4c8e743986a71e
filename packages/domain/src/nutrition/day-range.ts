import { addDays, type CalendarDay, calendarDay, daysBetween, firstOfMonth } from '../calendar-day.ts';

/** A range of days on a person's calendar, both ends included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const DAYS_A_WEEK = 7;
const A_SUNDAY = calendarDay('2023-01-01');

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: CalendarDay): DayRange {
  const sinceSunday = ((daysBetween(A_SUNDAY, day) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const from = addDays(day, -sinceSunday);
  return { from, to: addDays(from, DAYS_A_WEEK - 1) };
}

/** The week of a day as households plan it, from Monday to Sunday. */
export function planWeekOf(day: CalendarDay): DayRange {
  const { from, to } = weekOf(addDays(day, -1));
  return { from: addDays(from, 1), to: addDays(to, 1) };
}

/** The calendar month of a day. */
export function monthOf(day: CalendarDay): DayRange {
  const from = firstOfMonth(day);
  const inNextMonth = addDays(from, 31);
  return { from, to: addDays(inNextMonth, -Number(inNextMonth.slice(8))) };
}

/** All days of the range, in order. */
export function daysOf({ from, to }: DayRange): CalendarDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Whether the day lies in the range. */
export function isWithin(day: CalendarDay, { from, to }: DayRange): boolean {
  return from <= day && day <= to;
}

/** The shortest range that contains both. */
export function spanOf(one: DayRange, other: DayRange): DayRange {
  return {
    from: daysBetween(one.from, other.from) > 0 ? one.from : other.from,
    to: daysBetween(one.to, other.to) > 0 ? other.to : one.to,
  };
}
