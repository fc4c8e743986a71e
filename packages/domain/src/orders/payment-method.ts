export const PAYMENT_METHODS = ['stripe', 'on_site'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Stripe refuses smaller payments: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST_ONLINE_CENTS = 50;

/** How an order with this total is paid. `isStripeSetUp` says whether Stripe is available at all. */
export function paymentMethodFor(totalCents: number, isStripeSetUp: boolean): PaymentMethod {
  return isStripeSetUp && totalCents >= SMALLEST_ONLINE_CENTS ? 'stripe' : 'on_site';
}
