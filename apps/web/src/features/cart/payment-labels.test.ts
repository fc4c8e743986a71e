import { cents } from '@game-plan/domain/pricing/cents';
import { expect, test } from 'vitest';
import { paymentLabels } from './payment-labels.ts';

const SAFETY = {
  unknown: 'Your payment information is never stored here.',
  nothing: 'We do not ask for or store any payment information here.',
  onSite: 'We do not ask for or store any payment information here. You pay on site.',
  stripe: 'Your payment information goes to Stripe, encrypted, and is never stored here.',
};

test.each([
  [undefined, 20_00, undefined, SAFETY.unknown],
  ['stripe', 20_00, 'You pay on Stripe’s own page and come back here.', SAFETY.stripe],
  ['stripe', 50, 'You pay on Stripe’s own page and come back here.', SAFETY.stripe],
  ['stripe', 49, 'Amounts this small are paid on site.', SAFETY.onSite],
  ['stripe', 0, 'There is nothing to pay.', SAFETY.nothing],
  ['on_site', 20_00, 'Online payment is not set up here, so you pay on site.', SAFETY.onSite],
  ['on_site', 0, 'There is nothing to pay.', SAFETY.nothing],
] as const)('paid by %s, %d cents: %s', (method, total, how, safety) => {
  expect(paymentLabels(method, cents(total))).toEqual({ how, safety });
});
