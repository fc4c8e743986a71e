import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import { storedThings } from './stored-things.ts';

/** A Wednesday. */
const TODAY = calendarDay('2026-11-25');

/** The first of two things, because a single one keeps its text as its name. */
const firstOf = (typed: string) => storedThings(`${typed}\neggs`, TODAY)[0];

test.each([
  ['500 g mince', 'mince', '500', 'g'],
  ['bag of 6 avocados', 'avocados', '6', 'piece'],
  ['dozen eggs', 'eggs', '12', 'piece'],
  ['some mushrooms', 'mushrooms', '1', 'item'],
  ['a thing of sour cream', 'sour cream', '1', 'item'],
  ['milk 1 gal', 'milk', '16', 'cup'],
  ['butter 2 sticks', 'butter', '8', 'oz'],
  ['celery 2 sticks', 'celery 2 sticks', '1', 'item'],
  ['2 heads garlic', 'garlic', '20', 'clove'],
  ['a head of cauliflower', 'cauliflower', '1', 'piece'],
  ['2 cans chickpeas', 'chickpeas', '2', 'item'],
  ['3 tins tomatoes', 'canned tomatoes', '3', 'item'],
  ['2 x 15 oz black beans', '2 x 15 oz black beans', '1', 'item'],
  ['2 lb black beans', 'dried black beans', '2', 'lb'],
  ['frijoles pintos 1 kg', 'dried frijoles pintos', '1', 'kg'],
  ['green beans 2 lb', 'green beans', '2', 'lb'],
  ['spinach 1 bag', 'spinach 1 bag', '1', 'item'],
])('%s is kept as %s: %s %s', (typed, name, quantity, unit) => {
  expect(firstOf(typed)).toEqual({ name, quantity, unit });
});

describe('until when it keeps', () => {
  test.each([
    ['milk exp 12/3', '2026-12-03'],
    ['milk exp. 29/11', '2026-11-29'],
    ['milk expires 1.12.', '2026-12-01'],
    ['milk best before Friday', '2026-11-27'],
    ['milk (use by dec 5)', '2026-12-05'],
    ['milk, sell by Jan 3rd', '2027-01-03'],
    ['milk best by 20 November', '2026-11-20'],
    ['milk use by 02/28/27', '2027-02-28'],
    ['milk expires tomorrow', '2026-11-26'],
    ['milk exp 2026-12-24', '2026-12-24'],
    ['milk - use by 30/11', '2026-11-30'],
    ['milk exp next Wednesday', '2026-12-02'],
    ['milk best before Mon 30 Nov', '2026-11-30'],
    ['milk exp 02/2028', '2028-02-29'],
    ['milk bbe dec 2027', '2027-12-31'],
    ['milk exp 2027', '2027-12-31'],
    ['milk, use within 3 days', '2026-11-28'],
    ['milk until Friday', '2026-11-27'],
  ])('%s: %s', (typed, expiryDate) => {
    expect(storedThings(typed, TODAY)).toEqual([{ name: 'milk', quantity: '1', unit: 'item', expiryDate }]);
  });

  test.each([
    'milk exp soon',
    'milk exp this month',
    'milk exp 45/45',
    'milk exp 13/2027',
    'use by Friday',
    'expired milk',
  ])('%s says no day', (typed) => {
    expect(storedThings(typed, TODAY)).toEqual([{ name: typed, quantity: '1', unit: 'item' }]);
  });

  test('of each food of a list, whose name keeps its brackets', () => {
    expect(
      storedThings('ham, use by Friday, salmon (smoked, exp 12/2), milk and eggs until dec 5', TODAY),
    ).toEqual([
      { name: 'ham', quantity: '1', unit: 'item', expiryDate: '2026-11-27' },
      { name: 'salmon (smoked)', quantity: '1', unit: 'item', expiryDate: '2026-12-02' },
      { name: 'milk', quantity: '1', unit: 'item' },
      { name: 'eggs', quantity: '1', unit: 'item', expiryDate: '2026-12-05' },
    ]);
  });
});
