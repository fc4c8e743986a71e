import type { CalendarDay } from '../calendar-day.ts';

/** Dates and times of day in American English, without `Intl` for the reason given in `english.ts`. */

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Letters of a short month or weekday: 'Nov', 'Fri'. */
const SHORT = 3;

interface DateStyle {
  readonly weekday?: 'short' | 'long';
  /** Together with the day of the month. */
  readonly month?: 'short' | 'long';
  readonly year?: boolean;
}

/** For example 'Friday, November 20, 2026', 'Nov 20', 'Fri'. */
export function englishDate(day: CalendarDay, { weekday, month, year = false }: DateStyle): string {
  const parts = [
    weekday && englishWeekday(day, weekday),
    month && `${monthName(day, month)} ${Number(day.slice(8))}`,
    year && yearOf(day),
  ];
  return parts.filter(Boolean).join(', ');
}

/** 'Friday', or 'Fri' */
export function englishWeekday(day: CalendarDay, style: 'short' | 'long'): string {
  const name = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return style === 'short' ? name.slice(0, SHORT) : name;
}

/** 'November 2026' */
export function englishMonth(day: CalendarDay): string {
  return `${monthName(day, 'long')} ${yearOf(day)}`;
}

function monthName(day: CalendarDay, style: 'short' | 'long'): string {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return style === 'short' ? name.slice(0, SHORT) : name;
}

const yearOf = (day: CalendarDay) => String(Number(day.slice(0, 4)));

/** '2:30 PM', '12:05 AM', of hours from 0 to 23. */
export function englishClock(hours: number, minutes: number): string {
  const minute = String(minutes).padStart(2, '0');
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}
