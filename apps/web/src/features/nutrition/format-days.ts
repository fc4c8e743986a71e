import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { formatDay } from '#lib/format/format.ts';
import { localDate, localMonth, localWeekday } from '#lib/format/local.ts';

/** 'November 2026' */
export const formatMonth = localMonth;

/** 'Nov 15 – 21, 2026', 'Nov 29 – Dec 5, 2026', 'Dec 28, 2025 – Jan 3, 2026' */
export function formatDayRange({ from, to }: DayRange): string {
  if (from === to) return formatDay(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = localDate(from, { month: 'short', year: !isSameYear });
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${start} – ${isSameMonth ? formatDay(to).replace(/^\w+ /, '') : formatDay(to)}`;
}

/** 'Fri' */
export const formatShortWeekday = (day: CalendarDay): string => localWeekday(day, 'short');

/** 'Friday' */
export const formatLongWeekday = (day: CalendarDay): string => localWeekday(day, 'long');
