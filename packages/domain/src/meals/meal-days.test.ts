import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { isMealDay, mealDayFault } from './meal-days.ts';

test.each([
  ['2026-11-22', undefined],
  ['2026-11-21', undefined],
  ['1900-01-01', undefined],
  ['2026-12-24', undefined],
  ['2027-11-22', undefined],
  ['2027-11-23', 'Meals can be planned up to a year ahead'],
  ['2206-11-22', 'Meals can be planned up to a year ahead'],
  ['0226-11-22', 'Choose a date after 1899'],
  ['2026-02-30', 'Choose a date'],
  ['', 'Choose a date'],
])('on November 22, 2026, a meal of %j: %s', (chosen, fault) => {
  expect(mealDayFault(chosen, calendarDay('2026-11-22'))).toBe(fault);
});

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['2026-02-30', false],
])('a diary of %s: %s', (day, can) => expect(isMealDay(day)).toBe(can));
