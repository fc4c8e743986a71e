export const PAYMENT_METHODS = ['stripe', 'on_site'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Less is refused by Stripe: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST_ONLINE_CENTS = 50;

/** How an order of this sum is paid; `isStripeSetUp` says whether it can be paid by Stripe at all. */
export function paymentMethodFor(totalCents: number, isStripeSetUp: boolean): PaymentMethod {
  return isStripeSetUp && totalCents >= SMALLEST_ONLINE_CENTS ? 'stripe' : 'on_site';
}
