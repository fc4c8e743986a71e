import { expect, test } from 'vitest';
import { isUnsettled, nameOrders } from './unsettled.ts';

test.each([
  ['placed', 'pending', 10, 0, true],
  ['placed', 'pending', 0, 0, true],
  ['confirmed', 'paid', 10, 0, true],
  ['completed', 'paid', 10, 0, false],
  ['completed', 'pending', 10, 0, true],
  ['completed', 'failed', 10, 0, true],
  ['completed', 'pending', 0, 0, false],
  ['completed', 'refunded', 10, 0, false],
  ['cancelled', 'pending', 10, 0, false],
  ['cancelled', 'paid', 10, 10, true],
  ['cancelled', 'refunded', 10, 0, false],
  ['cancelled', 'paid', 10, 0, false],
  ['completed', 'paid', 10, 4, true],
] as const)('%s and %s, of %d, %d due: %s', (stage, status, totalAmount, refundDue, is) => {
  expect(isUnsettled({ stage, status, totalAmount, refundDue })).toBe(is);
});

test.each([
  [[6], 'Order #6'],
  [[6, 7], 'Orders #6 and #7'],
  [[6, 7, 8, 9], 'Orders #6, #7, #8, and #9'],
  [[6, 7, 8, 9, 10], 'Orders #6, #7, #8, and 2 more'],
])('%j are named %s', (ids, named) => {
  expect(nameOrders(ids)).toBe(named);
});
