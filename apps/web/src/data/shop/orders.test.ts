import { expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { isSameCart } from './orders.ts';

const CONSULT = exampleCartItem({ id: 1 });
const PREP = exampleCartItem({ id: 2 });

test('carts with the same lines are equal, in any order and with changed service names', () => {
  const renamed = { ...PREP, service: { ...PREP.service, name: 'Meal Prep' } };
  expect(isSameCart([CONSULT, PREP], [renamed, CONSULT])).toBe(true);
  expect(isSameCart([], [])).toBe(true);
});

test.each([
  ['a line more', [CONSULT, PREP, exampleCartItem({ id: 3 })]],
  ['a line less', [CONSULT]],
  ['another line', [CONSULT, { ...PREP, id: 3 }]],
  ['another quantity', [CONSULT, { ...PREP, quantity: PREP.quantity + 1 }]],
  ['another price, agreed to elsewhere', [CONSULT, { ...PREP, totalPrice: PREP.totalPrice + 0.01 }]],
  ['a service that is gone', [CONSULT, { ...PREP, isAvailable: false }]],
])('%s is a different cart', (_, now) => {
  expect(isSameCart([CONSULT, PREP], now)).toBe(false);
  expect(isSameCart(now, [CONSULT, PREP])).toBe(false);
});
