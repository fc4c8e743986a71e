import { describe, expect, test } from 'vitest';
import { formatAmount, isNegativeAmount, isZeroAmount, parseAmount, parseRange } from './amount.ts';

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

test.each([
  ['2', 2, 2],
  ['½–¾', 0.5, 0.75],
  ['2 to 3', 2, 3],
  ['2-21/2', 2, 2.5],
  ['1-1/2', 1.5, 1.5],
  ['11/2', 1.5, 1.5],
  ['1,000', 1000, 1000],
])('%j is from %d to %d', (text, low, high) => {
  expect(parseRange(text)).toEqual({ low, high });
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
