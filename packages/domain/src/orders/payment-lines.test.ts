import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from '../pricing/cart-totals.ts';
import { cents } from '../pricing/cents.ts';
import { CART_LINES_MAX, QUANTITY_MAX } from '../pricing/price-limits.ts';
import { priceLine } from '../pricing/price-line.ts';
import { paymentLines, sumOfLines } from './payment-lines.ts';

const item = { name: 'Meal plan', quantity: 2, unitPriceCents: 49_99, customizations: {} };

test('every item is a line, and tax is the last line', () => {
  const customizations = { 'Home visit': true, Sessions: 3, Cuisine: 'Thai', Express: false, Notes: '' };
  expect(paymentLines({ orderItems: [{ ...item, customizations }], taxCents: 10_00 })).toEqual([
    {
      name: 'Meal plan',
      description: 'Home visit · Sessions: 3 · Cuisine: Thai',
      quantity: 2,
      unitCents: 49_99,
    },
    { name: 'Tax', description: undefined, quantity: 1, unitCents: 10_00 },
  ]);
});

test('there is no line without tax and no description without options', () => {
  expect(paymentLines({ orderItems: [item], taxCents: 0 })).toEqual([
    { name: 'Meal plan', description: undefined, quantity: 2, unitCents: 49_99 },
  ]);
});

test('the lines of thousands of random carts add up to their total', () => {
  const entry = fc.record({
    basePrice: fc.integer({ min: 0, max: 50_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: QUANTITY_MAX }),
    each: fc.integer({ min: 0, max: 2_000 }).map(cents),
    times: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: CART_LINES_MAX }), (cart) => {
      const priced = cart.map(({ basePrice, quantity, each, times }, index) => {
        const option = { name: 'Extra', type: 'number' as const, priceModifier: each };
        const price = priceLine({ basePrice, customizationOptions: [option] }, { Extra: times }, quantity);
        if (price.kind === 'refused') throw new Error(price.message);
        const { unitPrice, totalPrice, choices } = price;
        return {
          name: `Service ${index}`,
          quantity,
          unitPriceCents: unitPrice,
          totalPrice,
          customizations: choices,
        };
      });
      const { tax, total } = cartTotals(priced.map(({ totalPrice }) => totalPrice));
      expect(sumOfLines(paymentLines({ orderItems: priced, taxCents: tax }))).toBe(total);
    }),
    { numRuns: 3000 },
  );
});
