import { describe, expect, test } from 'vitest';
import { readMeasure } from './measure.ts';
import { SIZES } from './unit.ts';

describe('readMeasure', () => {
  test.each([
    [2, 'Tablespoons', 2, 'tbsp'],
    ['1 1/2', 'cups', 1.5, 'cup'],
    ['200g', '', 200, 'g'],
    ['200 g', 'grams', 200, 'g'],
    ['two', 'cups', 2, 'cup'],
    ['half a cup', '', 0.5, 'cup'],
    ['1-2 tbsp', '', 1.5, 'tbsp'],
    [2, 'dl', 200, 'ml'],
    [500, 'mg', 0.5, 'g'],
    [1, 'pint', 473.176473, 'ml'],
    [8, 'fl. oz', 236.5882365, 'ml'],
    [2, '', 2, 'piece'],
    [1, 'dash', 1, 'pinch'],
    [3, 'Sprigs', 3, 'sprig'],
    ...SIZES.map((size) => [2, size, 2, size] as const),
  ] as const)('%j %j is %d %s', (amount, unit, count, key) => {
    const measure = readMeasure({ amount, unit });
    expect(measure?.unit).toBe(key);
    expect(measure?.amount).toBeCloseTo(count, 6);
  });

  test.each([
    ['to taste', ''],
    [null, ''],
    ['', ''],
    [1, 'as needed'],
  ] as const)('%j %j is to taste', (amount, unit) => {
    expect(readMeasure({ amount, unit })).toEqual({ amount: null, unit: '' });
  });

  test.each([
    ['a lot', ''],
    ['a few', 'sprigs'],
    [`1${' '.repeat(1e6)}g!`, ''],
    [0, 'g'],
    [-1, 'g'],
    [Number.NaN, 'g'],
    [1e6, 'g'],
    [3, 'zorbs'],
    ['200 g', 'cups'],
    [null, 'g'],
  ] as const)('%j %j is not a measure', (amount, unit) => {
    expect(readMeasure({ amount, unit })).toBeNull();
  });
});
