import { expect, test } from 'vitest';
import { checkoutBlocker } from './checkout-blocker.ts';

const FINE = { isAvailable: true, earlierPrice: null };
const GONE = { isAvailable: false, earlierPrice: null };
const GONE_AND_REPRICED = { isAvailable: false, earlierPrice: 5 };
const REPRICED = { isAvailable: true, earlierPrice: 0 };

test.each([
  [[], undefined],
  [[FINE, FINE], undefined],
  [[FINE, GONE], 'A service in your cart is no longer available. Please remove it.'],
  [[GONE_AND_REPRICED, GONE], '2 services in your cart are no longer available. Please remove them.'],
  [[REPRICED], 'A price has changed. Accept it or remove the service.'],
  [[REPRICED, REPRICED], '2 prices have changed. Accept them or remove the services.'],
  [
    [GONE, REPRICED],
    'A service in your cart is no longer available. Please remove it. A price has changed. Accept it or remove the service.',
  ],
])('%j: %s', (items, reason) => expect(checkoutBlocker(items)).toBe(reason));
