import { expect, test } from 'vitest';
import { paymentReference, readPaymentReference } from './payment-reference.ts';

const createdAt = new Date('2026-11-21T05:54:43.123Z');

test('contains the order and its owner', () => {
  const reference = paymentReference({ userId: 3, id: 12, createdAt });
  expect(reference).toMatch(/^3-12-[0-9a-z]+$/);
  expect(readPaymentReference(reference)).toEqual({ userId: 3, id: 12 });
});

test('orders with the same number differ by their time', () => {
  const later = new Date(createdAt.getTime() + 1);
  expect(paymentReference({ userId: 3, id: 12, createdAt: later })).not.toBe(
    paymentReference({ userId: 3, id: 12, createdAt }),
  );
});

test.each(['', '12', '3-12', '3-12-', '-3-12-a', '3-12-A!', '3-12-a-b', '9999999999-1-a', '3-1.5-a'])(
  '%j is not a reference',
  (text) => {
    expect(readPaymentReference(text)).toBeUndefined();
  },
);
