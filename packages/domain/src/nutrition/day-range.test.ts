import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { type DayRange, daysOf, isWithin, monthOf, spanOf, weekOf } from './day-range.ts';

const range = (from: string, to: string): DayRange => ({ from: calendarDay(from), to: calendarDay(to) });

describe('the week of', () => {
  test.each([
    ['2026-11-15', '2026-11-15', '2026-11-21'],
    ['2026-11-18', '2026-11-15', '2026-11-21'],
    ['2026-11-21', '2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-22', '2026-11-28'],
    ['2027-01-01', '2026-12-27', '2027-01-02'],
    ['2028-03-01', '2028-02-27', '2028-03-04'],
    ['1999-12-31', '1999-12-26', '2000-01-01'],
  ])('%s goes from Sunday %s to Saturday %s', (day, from, to) => {
    expect(weekOf(calendarDay(day))).toEqual(range(from, to));
  });
});

describe('the month of', () => {
  test.each([
    ['2026-11-01', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2100-02-05', '2100-02-01', '2100-02-28'],
  ])('%s goes from %s to %s', (day, from, to) => {
    expect(monthOf(calendarDay(day))).toEqual(range(from, to));
  });
});

test.each([
  ['2026-11-30', '2026-12-02', ['2026-11-30', '2026-12-01', '2026-12-02']],
  ['2026-11-20', '2026-11-20', ['2026-11-20']],
])('from %s to %s are %j', (from, to, days) => {
  expect(daysOf(range(from, to))).toEqual(days);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('%s lies in the week from November 15: %s', (day, expected) => {
  expect(isWithin(calendarDay(day), range('2026-11-15', '2026-11-21'))).toBe(expected);
});

test.each([
  // The week of the first day of a month begins in the month before.
  [range('2026-12-01', '2026-12-31'), range('2026-11-29', '2026-12-05'), range('2026-11-29', '2026-12-31')],
  [range('2026-11-20', '2026-11-20'), range('2026-11-15', '2026-11-21'), range('2026-11-15', '2026-11-21')],
])('%j and %j lie in %j', (one, other, span) => {
  expect(spanOf(one, other)).toEqual(span);
  expect(spanOf(other, one)).toEqual(span);
});
