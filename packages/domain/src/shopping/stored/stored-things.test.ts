import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import { inPintsOf } from './stored-amount.ts';
import { readStoredThings, withStatedAmount, withTypedUnit } from './stored-things.ts';

/** A Wednesday. */
const TODAY = calendarDay('2026-11-25');

const ALONE = ['alone', ''] as const;
const IN_A_LIST = ['in a list', '\neggs'] as const;

describe.each([ALONE, IN_A_LIST])('%s', (_, others) => {
  test.each([
    ['500 g mince', 'mince', '500', 'g', 'protein'],
    ['bag of 6 avocados', 'avocados', '6', 'piece', 'fruit'],
    ['dozen eggs', 'eggs', '12', 'piece', 'protein'],
    ['6 eggs', 'eggs', '6', 'piece', 'protein'],
    ['milk 2 pints', 'milk', '2', 'pint', 'dairy'],
    ['milk 1 gal', 'milk', '1', 'gallon', 'dairy'],
    ['butter 2 sticks', 'butter', '8', 'oz', 'dairy'],
    ['2 heads garlic', 'garlic', '20', 'clove', 'vegetable'],
    ['a head of cauliflower', 'cauliflower', '1', 'piece', 'vegetable'],
    ['2 cans chickpeas', 'chickpeas', '2', 'can', 'pantry'],
    ['3 tins tomatoes', 'canned tomatoes', '3', 'tin', 'pantry'],
    ['2 Dosen Tomaten', 'Dosen Tomaten', '2', 'can', 'pantry'],
    ['2 tins chopped tomatoes', 'chopped tomatoes', '2', 'tin', 'pantry'],
    ['1 packet pasta', 'pasta', '1', 'packet', 'grain'],
    ['1 Packung Nudeln', 'Nudeln', '1', 'pack', 'grain'],
    ['spinach 1 bag', 'spinach', '1', 'bag', 'vegetable'],
    ['2 lb black beans', 'dried black beans', '2', 'lb', 'pantry'],
    ['frijoles pintos 1 kg', 'dried frijoles pintos', '1', 'kg', 'pantry'],
    ['green beans 2 lb', 'green beans', '2', 'lb', 'vegetable'],
    ['coriander 1 bunch', 'coriander', '1', 'bunch', 'vegetable'],
    ['500 g zorblax', 'zorblax', '500', 'g', undefined],
  ])('%s is kept as %s: %s %s, %s', (typed, name, quantity, unit, category) => {
    const [thing] = readStoredThings(`${typed}${others}`, TODAY).things;
    expect(thing).toEqual({ name, quantity, unit, ...(category && { category }) });
  });
});

describe('what is no amount', () => {
  test.each([
    'celery 2 sticks',
    '2 x 15 oz black beans',
    'jar of pickles',
    'a few carrots',
    '7 up',
    '5 spice',
    '2% milk',
    '2 percent milk',
    '1000 island dressing',
    'Tomatoes 1732812345678',
    '80/20 ground beef',
    'half and half',
    'Eggs',
    'some mushrooms',
  ])('%s stays as it is, alone and in a list', (name) => {
    expect(readStoredThings(name, TODAY).things).toEqual([{ name, quantity: '1', unit: 'item' }]);
    const listed = name === 'some mushrooms' ? 'mushrooms' : name;
    expect(readStoredThings(`${name}\neggs`, TODAY).things[0]).toMatchObject({
      name: listed,
      quantity: '1',
      unit: 'item',
    });
  });
});

describe('an ingredient from a form with one field', () => {
  const ITEM = { category: 'pantry', quantity: '1', unit: 'item' } as const;
  test.each([
    ['500g beef mince', { name: 'beef mince', category: 'protein', quantity: '500', unit: 'g' }],
    ['6 eggs', { name: 'eggs', category: 'protein', quantity: '6', unit: 'piece' }],
    ['Eggs', { name: 'Eggs', ...ITEM }],
    ['tin of tomatoes', { name: 'tin of tomatoes', ...ITEM }],
  ])('%s has the amount of its name', (name, read) => {
    expect(withStatedAmount({ name, ...ITEM })).toEqual(read);
  });

  test('keeps an amount and a category of its own', () => {
    for (const own of [
      { name: '6 eggs', category: 'pantry', quantity: '2', unit: 'item' },
      { name: '6 eggs', category: 'pantry', quantity: '1', unit: 'piece' },
    ] as const)
      expect(withStatedAmount(own)).toBe(own);
    expect(withStatedAmount({ name: '6 eggs', ...ITEM, category: 'dairy' })).toMatchObject({
      category: 'dairy',
      quantity: '6',
    });
  });
});

describe('a field for the amount that has its unit, too', () => {
  test.each([
    ['2 tins', '2', 'tin'],
    ['½ tin', '½', 'tin'],
    ['500g', '500', 'g'],
    ['3 pints', '3', 'pint'],
    ['2-3 tins', '2-3', 'tin'],
    ['½ Dose', '½', 'can'],
    ['2', '2', 'piece'],
    ['a few', 'a few', 'piece'],
    ['2 tins of beans', '2 tins of beans', 'piece'],
    ['half a tin', 'half a tin', 'piece'],
  ] as const)('%s is %s %s', (typed, quantity, unit) => {
    expect(withTypedUnit({ quantity: typed, unit: 'piece' })).toEqual({ quantity, unit });
  });

  test('nothing of a change without an amount', () => {
    expect(withTypedUnit({ name: 'Milk' })).toEqual({ name: 'Milk' });
  });
});

test('pints are British where Americans do not cook', () => {
  expect(inPintsOf({ unit: 'pint' }, 'metric')).toEqual({ unit: 'imperial pint' });
  expect(inPintsOf({ unit: 'pint' }, 'us')).toEqual({ unit: 'pint' });
  expect(inPintsOf({ unit: 'cup' }, 'metric')).toEqual({ unit: 'cup' });
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
    ['milk da consumare entro il 06/12', '2026-12-06'],
    ['milk use by Tue 08/12', '2026-12-08'],
    ['milk until Friday', '2026-11-27'],
    ['milk haltbar bis 5. Dezember', '2026-12-05'],
    ['milk, läuft ab am Freitag', '2026-11-27'],
    ['milk à consommer avant le 3 déc. 2026', '2026-12-03'],
    ['milk caduca el 2 de diciembre', '2026-12-02'],
    ['milk scade domani', '2026-11-26'],
    ['milk validade 03/2027', '2027-03-31'],
    ['milk bis 4.12.', '2026-12-04'],
    ['milk hasta el 4/12', '2026-12-04'],
    ['milk (scad. 4/12)', '2026-12-04'],
  ])('%s: %s', (typed, expiryDate) => {
    expect(readStoredThings(typed, TODAY).things).toEqual([
      { name: 'milk', quantity: '1', unit: 'item', expiryDate },
    ]);
  });

  test.each([
    'milk exp soon',
    'milk exp this month',
    'milk exp 45/45',
    'milk exp 13/2027',
    'use by Friday',
    'expired milk',
  ])('%s says no day', (typed) => {
    expect(readStoredThings(typed, TODAY).things).toEqual([{ name: typed, quantity: '1', unit: 'item' }]);
  });

  test('of each food of a list, whose name keeps its brackets', () => {
    expect(
      readStoredThings('ham, use by Friday, salmon (smoked, exp 12/2), milk and eggs until dec 5', TODAY)
        .things,
    ).toEqual([
      { name: 'ham', quantity: '1', unit: 'item', category: 'protein', expiryDate: '2026-11-27' },
      { name: 'salmon (smoked)', quantity: '1', unit: 'item', category: 'protein', expiryDate: '2026-12-02' },
      { name: 'milk', quantity: '1', unit: 'item', category: 'dairy' },
      { name: 'eggs', quantity: '1', unit: 'item', category: 'protein', expiryDate: '2026-12-05' },
    ]);
  });
});
