import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { formatFullDay } from '#lib/format/weekday.ts';
import { formatDayRange, formatLongWeekday, formatMonth, formatShortWeekday } from './format-days.ts';

test.each([
  ['2026-11-20', 'Friday, November 20, 2026', 'November 2026', 'Fri', 'Friday'],
  ['2027-01-01', 'Friday, January 1, 2027', 'January 2027', 'Fri', 'Friday'],
])('%s', (text, ...words) => {
  const day = calendarDay(text);
  expect([formatFullDay(day), formatMonth(day), formatShortWeekday(day), formatLongWeekday(day)]).toEqual(
    words,
  );
});

test.each([
  ['2026-11-15', '2026-11-21', 'Nov 15 – 21, 2026'],
  ['2026-11-29', '2026-12-05', 'Nov 29 – Dec 5, 2026'],
  ['2026-12-27', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027'],
])('from %s to %s', (from, to, words) => {
  expect(formatDayRange({ from: calendarDay(from), to: calendarDay(to) })).toBe(words);
});
