import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents, centsFromDollars, dollarsFromCents, isWholeCents } from './cents.ts';
import { formatCents } from './format-cents.ts';

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(cents);

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is not a whole number of cents',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError);
    },
  );

  test.each([
    [0, 0],
    [0.1, 10],
    [1.1, 110],
    [19.99, 1999],
    [1.15, 115],
    [4.35, 435],
    [999_999.99, 99_999_999],
    [-15, -1500],
  ])('$%d are %d cents', (dollars, amount) => expect(centsFromDollars(dollars)).toBe(amount));

  test.each([19.999, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '$%d is not a whole number of cents',
    (dollars) => {
      expect(isWholeCents(dollars)).toBe(false);
      expect(() => centsFromDollars(dollars)).toThrow(RangeError);
    },
  );

  test('every amount survives conversion to dollars', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const received: unknown = JSON.parse(JSON.stringify(dollarsFromCents(amount)));
        expect(centsFromDollars(Number(received))).toBe(amount);
      }),
      { numRuns: 5000 },
    );
  });

  test('add up exactly, unlike dollars', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(addCents([0.1, 0.2].map(centsFromDollars))).toBe(centsFromDollars(0.3));
  });
});

describe('formatCents', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [99_900, '$999.00'],
    [123_450, '$1,234.50'],
    [123_456_789_01, '$123,456,789.01'],
    [-500, '-$5.00'],
  ])('%d is %s', (amount, text) => expect(formatCents(cents(amount))).toBe(text));

  test('shows the whole amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const read = Number(formatCents(amount).replaceAll(/[$,]/g, ''));
        expect(centsFromDollars(read)).toBe(amount);
      }),
      { numRuns: 5000 },
    );
  });
});
