import type { PaymentFact } from '@game-plan/domain/orders/decide-payment';
import type { Deps } from '#deps';

/** Says loudly that money came that does not fit its order: only a person can put that right, in Stripe. */
export function logMisfit(log: Deps['log'], facts: object, payment: PaymentFact): void {
  const { amountCents, currency, paymentId } = payment;
  log.error(
    { ...facts, amountCents, currency, paymentId },
    'A payment does not fit its order: look at it in Stripe',
  );
}
