import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { ageOn, birthTimestamp, dayOfBirth } from './date-of-birth.ts';

describe('a date of birth', () => {
  test('survives conversion in both directions', () => {
    expect(birthTimestamp(calendarDay('1987-04-09'))).toBe('1987-04-09T00:00:00.000Z');
    expect(dayOfBirth('1987-04-09T00:00:00.000Z')).toBe('1987-04-09');
    expect(dayOfBirth('1987-04-09T23:59:59+14:00')).toBe('1987-04-09');
  });

  test.each([
    ['1987-04-09', '2026-04-08', 38],
    ['1987-04-09', '2026-04-09', 39],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2027-01-01', '2026-11-21', -1],
  ])('born %s, on %s: %d years', (birth, today, years) => {
    expect(ageOn(calendarDay(birth), calendarDay(today))).toBe(years);
  });
});
