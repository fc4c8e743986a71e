import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { orders } from '@game-plan/contracts/shop/orders';
import { paymentMethodFor } from '@game-plan/domain/orders/payment-method';
import type { Cents } from '@game-plan/domain/pricing/cents';
import { t } from '#lib/language.ts';

export type PaymentMethod = ResponseOf<typeof orders.paymentMethod>['method'];

interface PaymentLabels {
  /** Shown beside the checkout button: how this order will be paid. */
  readonly how: string | undefined;
  /** Text of the reassurance card. */
  readonly safety: string;
}

const NOTHING_ASKED = t('We do not ask for or store any payment information here.');

/**
 * What the screen says about paying an order of this total; less if the method is not known yet.
 * @param method how orders are paid here, if their total allows it
 */
export function paymentLabels(method: PaymentMethod | undefined, total: Cents): PaymentLabels {
  if (method === undefined)
    return { how: undefined, safety: t('Your payment information is never stored here.') };
  if (total === 0) return { how: t('There is nothing to pay.'), safety: NOTHING_ASKED };
  if (method === 'on_site') {
    return {
      how: t('Online payment is not set up here, so you pay on site.'),
      safety: t('{nothingAsked} You pay on site.', { nothingAsked: NOTHING_ASKED }),
    };
  }
  if (paymentMethodFor(total, true) === 'on_site') {
    return {
      how: t('Amounts this small are paid on site.'),
      safety: t('{nothingAsked} You pay on site.', { nothingAsked: NOTHING_ASKED }),
    };
  }
  return {
    how: t('You pay on Stripe’s own page and come back here.'),
    safety: t('Your payment information goes to Stripe, encrypted, and is never stored here.'),
  };
}
