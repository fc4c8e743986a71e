import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { payments as contract } from '@game-plan/contracts/shop/payments';
import { decidePayment, decideRefund } from '@game-plan/domain/orders/decide-payment';
import { PaymentSignatureError } from '#adapters/payments/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { logPaymentMismatch } from './log-payment-mismatch.ts';
import { insertPaymentEvent, lockOrderOf, recordMismatch, storeStatusChange } from './payment-queries.ts';

type Outcome = ResponseOf<typeof contract.stripeWebhook>['outcome'];

type Needed = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log'>;

function signedEvent(
  { payments, log }: Pick<Needed, 'payments' | 'log'>,
  rawBody: Buffer,
  signature: string,
) {
  if (!payments?.readEvent) throw new AppError('not_set_up', 'Stripe events are not set up here');
  try {
    return payments.readEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof PaymentSignatureError)) throw error;
    log.warn({ reason: error.message }, 'A payment event was refused');
    throw new AppError('bad_request', 'The signature of this event does not match');
  }
}

/**
 * Processes an event of the payment service: verifies its signature, stores it once by id, and updates the locked order
 * in the same transaction. Events that concern none of our orders are stored without effect; payments that do not match
 * their order are refused and logged. Both are acknowledged, because a redelivery would not help.
 */
export async function receiveEvent(deps: Needed, rawBody: Buffer, signature: string): Promise<Outcome> {
  const { db, jobs, log } = deps;
  const { id, type, payment, refund } = signedEvent(deps, rawBody, signature);
  const reported = payment ?? (refund && { reference: undefined, paymentId: refund.paymentId });
  if (!reported) return storeIgnoredEvent(db, { id, type });
  return db.transaction(async (tx) => {
    const order = await lockOrderOf(tx, reported);
    const verdict =
      order && (payment ? decidePayment(order, payment) : refund && decideRefund(order, refund));
    const outcome = verdict?.kind ?? 'ignored';
    const isNew = await insertPaymentEvent(tx, { id, type, orderId: order?.id ?? null, outcome });
    if (!isNew) return 'repeated';

    const facts = { event: id, type, orderId: order?.id };
    if (!order) log.warn({ ...facts, reference: reported.reference }, 'A payment event is of no order here');
    if (order && verdict?.kind === 'refused') {
      await recordMismatch({ tx, jobs }, order);
      logPaymentMismatch(log, { ...facts, reason: verdict.reason }, reported);
    }
    if (order && verdict?.kind === 'moved') {
      await storeStatusChange({ tx, jobs }, order, verdict.now);
      log.info({ ...facts, from: order.status, to: verdict.now.status }, 'A payment moved its order');
    }
    return outcome;
  });
}

/** Stores an event of a type that does not affect orders, so that everything Stripe sent can be looked up. */
async function storeIgnoredEvent(db: Needed['db'], event: { id: string; type: string }): Promise<Outcome> {
  const isNew = await insertPaymentEvent(db, { ...event, orderId: null, outcome: 'ignored' });
  return isNew ? 'ignored' : 'repeated';
}
