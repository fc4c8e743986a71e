import type { PaymentFact } from '@game-plan/domain/orders/decide-payment';
import type { Deps } from '#deps';

/** Logs a payment that does not match its order as an error, because only a person can correct it in Stripe. */
export function logPaymentMismatch(
  log: Deps['log'],
  facts: object,
  payment: Partial<Pick<PaymentFact, 'amountCents' | 'currency' | 'paymentId'>>,
): void {
  const { amountCents, currency, paymentId } = payment;
  log.error(
    { ...facts, amountCents, currency, paymentId },
    'A payment does not fit its order: look at it in Stripe',
  );
}
