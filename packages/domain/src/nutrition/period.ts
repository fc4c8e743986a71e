import { addDays, type CalendarDay, calendarDay } from '../calendar-day.ts';
import { type DayRange, monthOf, weekOf } from './day-range.ts';

/** The periods that can be shown around a chosen day. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of the period that contains the day. */
export function periodRange(period: Period, day: CalendarDay): DayRange {
  if (period === 'week') return weekOf(day);
  return period === 'month' ? monthOf(day) : { from: day, to: day };
}

/**
 * The same day `count` periods later (or earlier if negative). If the month lacks that day, its last day is used: a
 * month after January 31 is February 28.
 */
export function movePeriods(period: Period, day: CalendarDay, count: number): CalendarDay {
  if (period === 'month') return addMonths(day, count);
  return addDays(day, period === 'week' ? count * 7 : count);
}

function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const first = calendarDay(`${digits(Math.floor(months / 12), 4)}-${digits((months % 12) + 1, 2)}-01`);
  const lastOfMonth = Number(monthOf(first).to.slice(8));
  return addDays(first, Math.min(dayOfMonth, lastOfMonth) - 1);
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0');
}
