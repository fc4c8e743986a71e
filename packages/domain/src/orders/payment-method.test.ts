import { expect, test } from 'vitest';
import { paymentMethodFor } from './payment-method.ts';

test.each([
  [187_11, true, 'stripe'],
  [50, true, 'stripe'],
  [49, true, 'on_site'],
  [0, true, 'on_site'],
  [187_11, false, 'on_site'],
])('%d cents, with Stripe configured %s, are paid by %s', (total, isSetUp, method) => {
  expect(paymentMethodFor(total, isSetUp)).toBe(method);
});
