import { expect, test } from 'vitest';
import { isUnsettled, nameOrders } from './unsettled.ts';

test.each([
  ['placed', 'pending', 10, true],
  ['placed', 'pending', 0, true],
  ['confirmed', 'paid', 10, true],
  ['completed', 'paid', 10, false],
  ['completed', 'pending', 10, true],
  ['completed', 'failed', 10, true],
  ['completed', 'pending', 0, false],
  ['completed', 'refunded', 10, false],
  ['cancelled', 'pending', 10, false],
  ['cancelled', 'paid', 10, true],
  ['cancelled', 'refunded', 10, false],
] as const)('%s and %s, of %d: %s', (stage, status, totalAmount, is) => {
  expect(isUnsettled({ stage, status, totalAmount })).toBe(is);
});

test.each([
  [[6], 'Order #6'],
  [[6, 7], 'Orders #6 and #7'],
  [[6, 7, 8, 9], 'Orders #6, #7, #8, and #9'],
  [[6, 7, 8, 9, 10], 'Orders #6, #7, #8, and 2 more'],
])('%j are named %s', (ids, named) => {
  expect(nameOrders(ids)).toBe(named);
});
