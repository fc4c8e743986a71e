import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
  ['http://localhost:3000/cart?order=1', 'http://localhost:3000/cart?order=1'],
  ['/cart?order=1', 'http://localhost:3000/cart?order=1'],
  ['http://checkout.stripe.com/c/pay/cs_1', undefined],
  ['//elsewhere.example/pay', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://', undefined],
])('%s leads to %s', (address, href) => {
  expect(safeAddress(address, 'http://localhost:3000')).toBe(href);
});
