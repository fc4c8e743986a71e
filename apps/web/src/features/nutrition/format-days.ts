import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { englishDate, englishMonth, englishWeekday } from '@game-plan/domain/text/english-date';
import { formatDay } from '#lib/format/format.ts';

/** 'Friday, November 20, 2026' */
export const formatFullDay = (day: CalendarDay): string =>
  englishDate(day, { weekday: 'long', month: 'long', year: true });

/** 'November 2026' */
export const formatMonth = englishMonth;

/** 'Nov 15 – 21, 2026', 'Nov 29 – Dec 5, 2026', 'Dec 28, 2025 – Jan 3, 2026' */
export function formatDayRange({ from, to }: DayRange): string {
  if (from === to) return formatDay(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = englishDate(from, { month: 'short', year: !isSameYear });
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${start} – ${isSameMonth ? formatDay(to).replace(/^\w+ /, '') : formatDay(to)}`;
}

/** 'Fri' */
export const formatShortWeekday = (day: CalendarDay): string => englishWeekday(day, 'short');

/** 'Friday' */
export const formatLongWeekday = (day: CalendarDay): string => englishWeekday(day, 'long');
