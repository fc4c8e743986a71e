import { describe, expect, test } from 'vitest';
import { formatAmount, isNegativeAmount, isZeroAmount, parseAmount, parseLeadingAmount } from './amount.ts';

describe('parseAmount', () => {
  test.each([
    ['2', 2],
    [' 2 ', 2],
    ['0', 0],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1,5', 1.5],
    ['1,500', 1500],
    ['1/2', 0.5],
    ['1 / 2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ¾', 1.75],
    ['⅛', 0.125],
    ['2-3', 2.5],
    ['2 – 3', 2.5],
    ['2 to 3', 2.5],
    ['½-1', 0.75],
  ])('reads %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test('reads a third', () => {
    expect(parseAmount('⅓')).toBeCloseTo(1 / 3, 12);
  });

  test.each([
    '',
    'a few',
    'to taste',
    '-1',
    '1/0',
    'NaN',
    'Infinity',
    '1e999',
    '1e3',
    '2 cups',
    '1-',
    '0x10',
    '1//2',
    'to',
    '1 to',
    '9'.repeat(51),
  ])('does not read %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

test('rejects a text that is too long', () => {
  for (const text of [`1${' '.repeat(1e6)}x`, `${'1 '.repeat(1e6)}-`, '½'.repeat(1e6)]) {
    expect(parseAmount(text)).toBeNull();
  }
});

test('recognises a negative amount after any number of spaces', () => {
  expect(isNegativeAmount(`-${' '.repeat(1e6)}x`)).toBe(false);
  expect(isNegativeAmount(`${' '.repeat(1e6)}-${' '.repeat(1e6)}1`)).toBe(true);
});

describe('amountAhead', () => {
  test.each([
    ['2 cups', 2, 2, 1],
    ['1 1/2 lb', 1.5, 1.5, 5],
    ['1½ lb', 1.5, 1.5, 2],
    ['1-1/2 lb', 1.5, 1.5, 5],
    ['1 and ½ cups', 1.5, 1.5, 7],
    ['1 & 1/2 cups', 1.5, 1.5, 7],
    ['½–¾ tsp', 0.5, 0.75, 3],
    ['2 to 3 cloves', 2, 3, 6],
    ['1 or 2 chilies', 1, 2, 6],
    ['2-21/2 pounds', 2, 2.5, 6],
    ['11/2 cups', 1.5, 1.5, 4],
    ['1,000 g', 1000, 1000, 5],
    ['1,5 kg', 1.5, 1.5, 3],
    ['1, chopped', 1, 1, 1],
    ['.25 ounce', 0.25, 0.25, 3],
    ['one 2-inch piece', 1, 1, 3],
    ['a lemon', 1, 1, 1],
    ['half a lemon', 0.5, 0.5, 6],
    ['half cup', 0.5, 0.5, 4],
    ['a quarter cup', 0.25, 0.25, 9],
    ['a quarter of a cabbage', 0.25, 0.25, 14],
    ['a few sprigs', 3, 3, 5],
    ['a couple of eggs', 2, 2, 11],
    ['5-3', 5, 5, 1],
  ])('%j begins with %d to %d', (text, low, high, end) => {
    expect(parseLeadingAmount(text)).toEqual({ low, high, end });
  });

  test.each(['', 'avocado', 'ants', 'half and half', 'half-and-half', 'tender', 'oneself', '1/0 cups'])(
    '%j does not begin with an amount',
    (text) => {
      expect(parseLeadingAmount(text)).toBeNull();
    },
  );
});

describe('formatAmount', () => {
  test.each([
    [0, '0'],
    [0.001, '0.01'],
    [1 / 3, '0.33'],
    [0.5, '0.5'],
    [1.5, '1.5'],
    [2, '2'],
    [2.0000001, '2'],
    [9.996, '10'],
    [12.54, '12.5'],
    [99.96, '100'],
    [180.4, '180'],
    [1250, '1250'],
  ])('writes %d as %j', (value, text) => {
    expect(formatAmount(value)).toBe(text);
  });

  test.each([0.01, 0.33, 1.5, 12.5, 180])('is the inverse of parseAmount: %d', (value) => {
    expect(parseAmount(formatAmount(value))).toBe(value);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('refuses %d', (value) => {
    expect(() => formatAmount(value)).toThrow(RangeError);
  });
});

test.each([
  ['-1', true],
  [' - 1.5', true],
  ['−2', true],
  ['–½', true],
  ['-1/2', true],
  ['-.5', true],
  ['-0,5', true],
  ['-2kg', true],
  ['-3 or so', true],
  ['-1 1/2', true],
  ['-2-3', true],
  ['-0', false],
  ['-0.00', false],
  ['0', false],
  ['1-2', false],
  ['1', false],
  ['- a few', false],
  ['-', false],
  ['', false],
])('%j is negative: %s', (text, expected) => {
  expect(isNegativeAmount(text)).toBe(expected);
});

test.each([
  ['0', true],
  [' 0.0 ', true],
  ['0,0', true],
  ['-0', true],
  ['0/2', true],
  ['0.01', false],
  ['', false],
  ['none', false],
])('%j is zero: %s', (text, expected) => {
  expect(isZeroAmount(text)).toBe(expected);
});
