import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { cents } from './cents.ts';
import { LARGEST_AMOUNT, OPTION_NUMBER_MAX, QUANTITY_MAX } from './price-limits.ts';
import { priceLine } from './price-line.ts';
import type { PricedOption, PricedService } from './priced-service.ts';

const RUNS = { numRuns: 5000 };

test.each([
  [[], 0, 0, 0],
  [[1], 1, 0, 1],
  [[4], 4, 0, 4],
  [[5], 5, 1, 6],
  [[15], 15, 2, 17],
  [[1999], 1999, 200, 2199],
  [[1994], 1994, 199, 2193],
  [[85_00, 25_50], 110_50, 11_05, 121_55],
])('lines of %j come to %d, tax %d, total %d', (lines, subtotal, tax, total) => {
  expect(cartTotals(lines.map(cents))).toEqual({ subtotal, tax, total });
});

const modifier = fc.integer({ min: 0, max: 50_000 }).map(cents);
const option: fc.Arbitrary<PricedOption> = fc.oneof(
  fc.record({ name: fc.string(), type: fc.constant('boolean' as const), priceModifier: modifier }),
  fc.record({
    name: fc.string(),
    type: fc.constant('number' as const),
    priceModifier: modifier,
    max: fc.constant(OPTION_NUMBER_MAX),
  }),
  fc.record({
    name: fc.string(),
    type: fc.constant('select' as const),
    priceModifier: modifier,
    options: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
  }),
);
const service: fc.Arbitrary<PricedService> = fc.record({
  basePrice: fc.integer({ min: 0, max: 500_000 }).map(cents),
  customizationOptions: fc.uniqueArray(option, { selector: ({ name }) => name, maxLength: 6 }),
});

/** A service with random choices and the expected price, computed differently: with big integers. */
const line = service.chain((priced) =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: QUANTITY_MAX }),
      picks: fc.array(fc.nat(OPTION_NUMBER_MAX), {
        minLength: priced.customizationOptions.length,
        maxLength: priced.customizationOptions.length,
      }),
    })
    .map(({ quantity, picks }) => {
      let unit = BigInt(priced.basePrice);
      const choices = priced.customizationOptions.map((each, index) => {
        const pick = picks[index] ?? 0;
        if (each.type === 'number') {
          unit += BigInt(each.priceModifier) * BigInt(pick);
          return [each.name, pick] as const;
        }
        const isOn = pick % 2 === 1;
        if (isOn) unit += BigInt(each.priceModifier);
        if (each.type !== 'select') return [each.name, isOn] as const;
        return [each.name, isOn ? (each.options[pick % each.options.length] ?? '') : ''] as const;
      });
      return { priced, quantity, choices: Object.fromEntries(choices), expected: unit * BigInt(quantity) };
    }),
);

describe('thousands of random carts', () => {
  test('equal a computation with big integers', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const priced = lines.map((each) => priceLine(each.priced, each.choices, each.quantity));
        const totals = priced.flatMap((each) => (each.kind === 'priced' ? [each.totalPrice] : []));
        const expected = lines.map((each) => each.expected).filter((each) => each <= BigInt(LARGEST_AMOUNT));
        expect(totals.map(BigInt)).toEqual(expected);
        const subtotal = expected.reduce((sum, each) => sum + each, 0n);
        const tax = (subtotal * 10n + 50n) / 100n;
        expect(cartTotals(totals)).toEqual({
          subtotal: Number(subtotal),
          tax: Number(tax),
          total: Number(subtotal + tax),
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('have a tax rounded half up to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (subtotal) => {
        const { tax } = cartTotals([cents(subtotal)]);
        expect(tax * 10 - subtotal).toBeGreaterThan(-5);
        expect(tax * 10 - subtotal).toBeLessThanOrEqual(5);
      }),
      RUNS,
    );
  });

  test('cost the same in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000).map(cents)), (lines) => {
        expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines));
      }),
      RUNS,
    );
  });
});
