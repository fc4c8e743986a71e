import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { orders } from '@game-plan/contracts/orders';

export type PaymentMethod = ResponseOf<typeof orders.paymentMethod>['method'];

interface PaymentWords {
  /** Beside the checkout button: how this order will be paid. */
  readonly how: string | undefined;
  /** In the reassurance card. */
  readonly safety: string;
}

/** What can truly be said of paying here; less is said while the way of paying is not known. */
export function paymentWords(method: PaymentMethod | undefined): PaymentWords {
  switch (method) {
    case 'stripe':
      return {
        how: 'You pay on Stripe’s own page and come back here.',
        safety: 'Your payment information goes to Stripe, encrypted, and is never stored here.',
      };
    case 'on_site':
      return {
        how: 'Online payment is not set up here: you pay on site.',
        safety: 'No payment information is asked for or stored here. You pay on site.',
      };
    case undefined:
      return { how: undefined, safety: 'Your payment information is never stored here.' };
  }
}
