import { describe, expect, test } from 'vitest';
import { INGREDIENT_UNITS } from '../ingredient.ts';
import { readUnit, SIZES, sizeIn, unitKey } from './unit.ts';

describe('unitKey', () => {
  test.each([
    ['', 'piece'],
    ['pcs', 'piece'],
    ['item', 'piece'],
    ['Cups', 'cup'],
    ['c', 'cup'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['Tbsp.', 'tbsp'],
    ['tablespoons', 'tbsp'],
    ['teaspoon', 'tsp'],
    ['Pounds', 'lb'],
    ['ounces', 'oz'],
    ['grammes', 'g'],
    ['litres', 'l'],
    ['fl. oz', 'fl oz'],
    ['fluid ounces', 'fl oz'],
    ['pints', 'pint'],
    ['Cans', 'can'],
    ['leaves', 'leaf'],
    ['extra-large', 'extra large'],
    ['zorbs', 'zorb'],
  ])('%j is %j', (unit, key) => {
    expect(unitKey(unit)).toBe(key);
  });

  test.each(INGREDIENT_UNITS)('%s is itself', (unit) => {
    expect(unitKey(unit)).toBe(unit);
  });
});

test.each([
  ['Grams', 'g'],
  ['cans', 'cans'],
  ['pints', 'pint'],
  ['lemons', null],
  ['t', null],
  ['', null],
])('readUnit of %j is %j', (word, unit) => {
  expect(readUnit(word)).toBe(unit);
});

describe('sizeIn', () => {
  test.each(SIZES)('%s is itself', (size) => {
    expect(sizeIn(size)).toBe(size);
  });

  test('is found in a name', () => {
    expect(sizeIn('Extra-Large eggs')).toBe('extra large');
  });

  test.each(['egg', 'enlarged heart', ''])('%j contains no size', (text) => {
    expect(sizeIn(text)).toBeUndefined();
  });
});
