import { describe, expect, test } from 'vitest';
import { cookMeasure, roundAmount } from './round.ts';

describe('roundAmount', () => {
  test.each([
    [0, 'g', 'flour', 0],
    [0.2, 'g', 'flour', 1],
    [7.4, 'g', 'flour', 7],
    [183, 'g', 'flour', 185],
    [0.913, 'kg', 'flour', 0.9],
    [0.1, 'tsp', 'salt', 0.13],
    [0.2, 'tsp', 'salt', 0.25],
    [0.6, 'tsp', 'salt', 0.5],
    [1.1, 'tbsp', 'oil', 1],
    [2.2, 'tbsp', 'oil', 2],
    [5.3, 'tbsp', 'oil', 5],
    [1.9, 'piece', 'onion', 2],
    [1.6, 'piece', 'onion', 1.5],
    [0.3, 'piece', 'onion', 0.33],
    [0.15, 'piece', 'onion', 0.25],
    [12.4, 'piece', 'onion', 12],
    [1.5, 'piece', 'Eggs', 2],
    [0.3, 'piece', 'egg whites', 1],
    [1.6, 'piece', 'eggplant', 1.5],
    [2.4, 'piece', 'Flour tortillas', 2],
    [3.5, 'piece', 'sourdough bread', 4],
    [5.4, 'item', 'Kalamata olives', 5],
    [0.36, 'imperial pint', 'milk', 0.38],
    [0.36, 'pint', 'milk', 0.25],
    [1.3, 'can', 'chickpeas', 1.33],
    [0.67, 'can', 'chickpeas', 0.67],
    [2.3, 'can', 'chickpeas', 2.5],
    [0.17, 'packet', 'yeast', 0.25],
    [2.4, 'clove', 'garlic', 2],
    [1.4, 'slice', 'ham', 1],
    [1.6, 'oz', 'cheddar', 1.5],
    [8.3, 'oz', 'cheddar', 8.5],
    [0.66, 'cup', 'rice', 0.67],
    [1.3, 'cup', 'rice', 1.33],
    [4.2, 'cup', 'rice', 4.25],
    [6.6, 'cup', 'rice', 6.5],
  ])('%d %s of %s is measured as %d', (amount, unit, name, rounded) => {
    expect(roundAmount({ name, amount, unit })).toBe(rounded);
  });
});

describe('cookMeasure', () => {
  test.each([
    [1200, 'g', 'flour', 1.2, 'kg'],
    [0.2, 'kg', 'flour', 200, 'g'],
    [1500, 'ml', 'milk', 1.5, 'l'],
    [0.25, 'l', 'milk', 250, 'ml'],
    [6, 'tsp', 'salt', 2, 'tbsp'],
    [3, 'tsp', 'salt', 1, 'tbsp'],
    [4, 'tsp', 'salt', 4, 'tsp'],
    [1 / 3, 'tbsp', 'salt', 1, 'tsp'],
    [4, 'tbsp', 'oil', 0.25, 'cup'],
    [5, 'tbsp', 'oil', 5, 'tbsp'],
    [8, 'tbsp', 'oil', 0.5, 'cup'],
    [0.125, 'cup', 'oil', 2, 'tbsp'],
    [24, 'oz', 'beef', 1.5, 'lb'],
    [18, 'oz', 'beef', 18, 'oz'],
    [34, 'oz', 'beef', 2.25, 'lb'],
    [0.417, 'lb', 'beef', 6.5, 'oz'],
    [2 / 3, 'lb', 'beef', 0.67, 'lb'],
    [8.75, 'cup', 'vegetable stock', 2.1, 'l'],
    [8.75, 'cup', 'flour', 1.1, 'kg'],
    [8.75, 'cup', 'zorblax', 2.1, 'l'],
    [3.5, 'piece', 'onion', 3.5, 'piece'],
    [3.5, 'piece', 'egg', 4, 'piece'],
    [0, 'g', 'flour', 0, 'g'],
  ])('%d %s of %s are %d %s', (amount, unit, name, measured, fitting) => {
    expect(cookMeasure({ name, amount, unit })).toEqual({ amount: measured, unit: fitting });
  });

  test('keeps cups in US units', () => {
    expect(cookMeasure({ name: 'stock', amount: 8.75, unit: 'cup' }, 'us')).toEqual({
      amount: 9,
      unit: 'cup',
    });
  });

  const NAMES = ['flour', 'milk', 'egg', 'onion', 'zorblax'];
  const UNITS = ['g', 'kg', 'ml', 'l', 'oz', 'lb', 'tsp', 'tbsp', 'cup', 'piece', 'clove', 'bunch', 'can'];
  const AMOUNTS = [0.01, 0.1, 0.24, 0.33, 0.5, 0.76, 0.97, 1.1, 1.99, 2.9, 3.97, 5.96, 7.9, 15.9, 99, 999.7];

  test.each(UNITS)('%s: is idempotent and keeps the amount approximately', (unit) => {
    for (const name of NAMES) {
      for (const amount of AMOUNTS) {
        const once = cookMeasure({ name, amount, unit });
        expect(cookMeasure({ name, ...once })).toEqual(once);
        expect(once.amount).toBeGreaterThan(0);
      }
    }
  });
});
