import { calendarDay } from '@game-plan/domain/calendar-day';
import type { Period } from '@game-plan/domain/nutrition/period';
import { describe, expect, test } from 'vitest';
import { averagedOverLabel, formatPeriod, nothingLoggedLabel, remainingLabel } from './view-labels.ts';

const TODAY = calendarDay('2026-11-20');
const view = (period: Period, day: string) => ({ period, day: calendarDay(day), today: TODAY });

test.each([
  ['day', 'Friday, November 20, 2026'],
  ['week', 'Nov 15 – 21, 2026'],
  ['month', 'November 2026'],
] as const)('a %s is written as %s', (period, words) =>
  expect(formatPeriod(view(period, '2026-11-20'))).toBe(words),
);

test.each([
  ['day', '2026-11-19', 'Nothing logged'],
  ['day', '2026-11-20', 'Nothing logged yet'],
  ['day', '2026-11-21', 'Nothing logged yet'],
  ['week', '2026-11-14', 'Nothing logged'],
  ['week', '2026-11-15', 'Nothing logged yet'],
  ['month', '2026-11-01', 'Nothing logged yet'],
  ['month', '2026-10-31', 'Nothing logged'],
] as const)('a %s around %s without a log: %s', (period, day, words) => {
  expect(nothingLoggedLabel(view(period, day))).toBe(words);
});

test.each([
  ['day', '2026-11-20', ['2026-11-20'], undefined],
  ['week', '2026-11-20', [], undefined],
  ['week', '2026-11-20', ['2026-11-20'], 'Per day, averaged over today so far'],
  ['week', '2026-11-20', ['2026-11-18'], 'Per day, averaged over the 1 day logged before today'],
  ['week', '2026-11-10', ['2026-11-08', '2026-11-10'], 'Per day, averaged over the 2 days logged'],
  [
    'month',
    '2026-11-01',
    ['2026-11-02', '2026-11-03'],
    'Per day, averaged over the 2 days logged before today',
  ],
  ['week', '2026-11-25', ['2026-11-24'], 'Per day, averaged over the 1 day planned'],
] as const)('amounts of a %s around %s averaged over %j', (period, day, dates, words) => {
  expect(
    averagedOverLabel(
      view(period, day),
      dates.map((date) => ({ date: calendarDay(date) })),
    ),
  ).toBe(words);
});

describe('from a goal of 2,000', () => {
  test.each([
    [1124, 'day', '2026-11-20', '876 calories left today'],
    [2124.4, 'day', '2026-11-20', "124 calories over today's goal"],
    [1999.8, 'day', '2026-11-20', '0 calories from the goal'],
    [1500, 'day', '2026-11-18', '500 calories under the goal'],
    [3500, 'day', '2026-11-18', '1,500 calories over the goal'],
    [1500, 'week', '2026-11-20', '500 calories a day under the goal'],
    [2500, 'month', '2026-11-20', '500 calories a day over the goal'],
  ] as const)('%d of a %s of %s', (calories, period, day, text) => {
    const { amount, label } = remainingLabel(calories, 2000, view(period, day));
    expect(`${amount} ${label}`).toBe(text);
  });
});
