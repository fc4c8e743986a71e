import { calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatDay,
  formatLongDay,
  formatNumber,
  formatQuantity,
  formatWhole,
} from './format.ts';
import { formatWeekday } from './weekday.ts';

test.each([
  ['2026-11-20', 'Nov 20, 2026', 'November 20, 2026', 'Friday, November 20'],
  ['2027-01-01', 'Jan 1, 2027', 'January 1, 2027', 'Friday, January 1'],
  ['2028-02-29', 'Feb 29, 2028', 'February 29, 2028', 'Tuesday, February 29'],
])('%s is the same day in every time zone', (text, short, long, weekday) => {
  const day = calendarDay(text);
  expect([formatDay(day), formatLongDay(day), formatWeekday(day)]).toEqual([short, long, weekday]);
});

describe('numbers', () => {
  test.each([
    [1124, '1,124'],
    [0.5, '0.5'],
    [33.333, '33.3'],
  ])('%d', (value, text) => expect(formatNumber(value)).toBe(text));

  test.each([
    [1124.4, '1,124'],
    [0.5, '1'],
  ])('%d rounded to a whole number', (value, text) => expect(formatWhole(value)).toBe(text));

  test.each([
    ['1.50', 'lb', '1.50 lb'],
    [1200, 'g', '1,200 g'],
    [0.25, 'cup', '0.25 cup'],
    [0.333, 'cup', '0.33 cup'],
    ['2', '', '2'],
  ])('%s %s', (quantity, unit, text) => expect(formatQuantity(quantity, unit)).toBe(text));

  test.each([
    ['1.667', 'cup', '1⅔ cups'],
    ['1.5', 'cup', '1.5 cups'],
    ['2.183', 'piece', '2.2 pieces'],
    ['0.334', 'bunch', '⅓ bunch'],
    ['1.5', 'tin', '1½ tins'],
    ['0.276', 'packet', '¼ packet'],
    ['2', 'box', '2 boxes'],
    ['3', 'imperial pint', '3 pints'],
    ['2.472', 'imperial pint', '2.47 pints'],
    ['2.5', 'imperial pint', '2½ pints'],
  ])('%s %s of an ingredient', (quantity, unit, text) => expect(formatAmount(quantity, unit)).toBe(text));
});
