import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { movePeriods, periodRange } from './period.ts';

describe('the range of', () => {
  test.each([
    ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-20', '2026-11-15', '2026-11-21'],
    ['month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ] as const)('the %s of %s', (period, day, from, to) => {
    expect(periodRange(period, calendarDay(day))).toEqual({ from, to });
  });
});

describe('moving', () => {
  test.each([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['day', '2026-03-01', -1, '2026-02-28'],
    ['week', '2026-11-20', 1, '2026-11-27'],
    ['week', '2026-01-03', -1, '2025-12-27'],
    ['month', '2026-11-20', 1, '2026-12-20'],
    ['month', '2026-12-20', 1, '2027-01-20'],
    ['month', '2026-01-20', -1, '2025-12-20'],
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2028-03-31', -1, '2028-02-29'],
    ['month', '2026-11-20', -14, '2025-09-20'],
  ] as const)('a %s from %s by %i', (period, day, count, moved) => {
    expect(movePeriods(period, calendarDay(day), count)).toBe(moved);
  });
});
