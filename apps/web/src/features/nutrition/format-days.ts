import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { dateFormat } from '#lib/format/date-format.ts';

const FULL = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const SHORT_WEEKDAY = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const LONG_WEEKDAY = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** A day is formatted as midnight UTC in UTC, so that no time zone can shift it. */
function midnight(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** 'Friday, November 20, 2026' */
export const formatFullDay = (day: CalendarDay): string => FULL().format(midnight(day));

/** 'November 2026' */
export const formatMonth = (day: CalendarDay): string => MONTH().format(midnight(day));

/** 'Nov 15 – 21, 2026' */
export const formatDayRange = ({ from, to }: DayRange): string =>
  SHORT()
    .formatRange(midnight(from), midnight(to))
    .replace(/[\u2009\u202f]/g, ' ');

/** 'Fri' */
export const formatShortWeekday = (day: CalendarDay): string => SHORT_WEEKDAY().format(midnight(day));

/** 'Friday' */
export const formatLongWeekday = (day: CalendarDay): string => LONG_WEEKDAY().format(midnight(day));
