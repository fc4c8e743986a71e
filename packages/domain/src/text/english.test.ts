import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDay } from '../calendar-day.ts';
import { compareNames, englishList, englishNumber } from './english.ts';
import { englishClock, englishDate, englishMonth, englishWeekday } from './english-date.ts';

describe('numbers', () => {
  test.each([
    [0, 0, '0'],
    [-0, 0, '0'],
    [1124, 0, '1,124'],
    [999.5, 0, '1,000'],
    [1_234_567.891, 2, '1,234,567.89'],
    [0.25, 1, '0.3'],
    [1.005, 2, '1.01'],
    [33.333, 1, '33.3'],
    [2, 2, '2'],
    [-1500.5, 1, '-1,500.5'],
    [-0.04, 1, '0'],
    [1e-7, 2, '0'],
    [Number.NaN, 1, 'NaN'],
  ])('%d with at most %d decimals', (value, decimals, text) =>
    expect(englishNumber(value, decimals)).toBe(text),
  );

  test('are what Intl writes', () => {
    const amount = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -9_999_999, max: 9_999_999 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const intl = value.toLocaleString('en-US', { maximumFractionDigits: decimals });
        expect(englishNumber(value, decimals)).toBe(intl === '-0' ? '0' : intl);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([[[]], [['milk']], [['milk', 'eggs']], [['milk', 'eggs', 'nuts']], [['a', 'b', 'c', 'd']]])(
  'a list of %j is what Intl writes',
  (words) => expect(englishList(words)).toBe(new Intl.ListFormat('en-US').format(words)),
);

test('names are sorted without case and accents, and numbers by their value', () => {
  const sorted = ['apple', 'Crème fraîche', 'crème fraîche 30%', 'Egg 2', 'egg 10', 'Éclair', 'Zucchini'];
  const order = ['apple', 'Crème fraîche', 'crème fraîche 30%', 'Éclair', 'Egg 2', 'egg 10', 'Zucchini'];
  expect(sorted.toReversed().toSorted(compareNames)).toEqual(order);
  expect(compareNames('Crème', 'CREME')).toBe(0);
});

describe('dates', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const days = Array.from({ length: 800 }, (_, index) =>
    addDays(calendarDay('2026-11-20'), index * 7 - 2000),
  );

  test.each([
    { weekday: 'long', month: 'long', year: true },
    { weekday: 'long', month: 'long' },
    { weekday: 'short', month: 'short' },
    { month: 'short', year: true },
    { month: 'long', year: true },
    { month: 'short' },
  ] as const)('%j is what Intl writes', (style: Parameters<typeof englishDate>[1]) => {
    const { year, ...parts } = style;
    const expected = intl({ ...parts, day: 'numeric', ...(year && { year: 'numeric' }) });
    for (const day of days) expect(englishDate(day, style)).toBe(expected.format(new Date(day)));
  });

  test('weekdays and months are what Intl writes', () => {
    const [short, long] = [intl({ weekday: 'short' }), intl({ weekday: 'long' })];
    const month = intl({ month: 'long', year: 'numeric' });
    for (const day of days) {
      const at = new Date(day);
      expect([englishWeekday(day, 'short'), englishWeekday(day, 'long'), englishMonth(day)]).toEqual([
        short.format(at),
        long.format(at),
        month.format(at),
      ]);
    }
  });

  test('times of day are what Intl writes', () => {
    const clock = intl({ hour: 'numeric', minute: '2-digit' });
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(Date.UTC(2026, 10, 20, hour, hour * 2));
      expect(englishClock(hour, hour * 2)).toBe(clock.format(at).replace('\u202f', ' '));
    }
  });
});
