import { describe, expect, test } from 'vitest';
import { addDays, calendarDay } from './calendar-day.ts';
import { expiresWithin, isExpired, isExpiryHighlighted, shownStatus } from './expiry.ts';

const TODAY = calendarDay('2026-11-21');
const inDays = (days: number) => addDays(TODAY, days);

describe.each([
  { days: -1, soon: false, withinThree: false, highlighted: true, expired: true },
  { days: 0, soon: true, withinThree: true, highlighted: true, expired: false },
  { days: 3, soon: true, withinThree: true, highlighted: true, expired: false },
  { days: 4, soon: true, withinThree: false, highlighted: false, expired: false },
  { days: 7, soon: true, withinThree: false, highlighted: false, expired: false },
  { days: 8, soon: false, withinThree: false, highlighted: false, expired: false },
])('a date $days days ahead', ({ days, soon, withinThree, highlighted, expired }) => {
  const expiryDate = inDays(days);
  test('expires soon, or within the given number of days', () => {
    expect(expiresWithin(expiryDate, TODAY)).toBe(soon);
    expect(expiresWithin(expiryDate, TODAY, 3)).toBe(withinThree);
  });
  test('is highlighted on its card', () => {
    expect(isExpiryHighlighted(expiryDate, TODAY)).toBe(highlighted);
  });
  test('has passed', () => {
    expect(isExpired({ status: 'fresh', expiryDate }, TODAY)).toBe(expired);
  });
});

test('food without a date neither expires nor is highlighted, unless it is marked as expired', () => {
  expect(expiresWithin(null, TODAY)).toBe(false);
  expect(isExpiryHighlighted(null, TODAY)).toBe(false);
  expect(isExpired({ status: 'fresh', expiryDate: null }, TODAY)).toBe(false);
  expect(isExpired({ status: 'expired', expiryDate: null }, TODAY)).toBe(true);
  expect(isExpired({ status: 'expired', expiryDate: inDays(5) }, TODAY)).toBe(true);
});

test.each([
  ['fresh', -1, 'expired'],
  ['expiring', -1, 'expired'],
  ['fresh', 0, 'expiring'],
  ['fresh', 7, 'expiring'],
  ['fresh', 8, 'fresh'],
  ['expiring', 30, 'expiring'],
  ['expired', 30, 'expired'],
] as const)('%s with a date in %d days is shown as %s', (status, days, shown) => {
  expect(shownStatus({ status, expiryDate: inDays(days) }, TODAY)).toBe(shown);
  expect(shownStatus({ status, expiryDate: null }, TODAY)).toBe(status);
});
