import Stripe from 'stripe';
import { WEBHOOK_SECRET } from './stripe-server.ts';
import { type DoubleSession, refundOf, sessionAnswer } from './stripe-sessions.ts';

/** An event as Stripe delivers it: its type and the object at that moment. */
export interface DoubleEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** In seconds. */
  readonly created: number;
  readonly data: { readonly object: object };
}

let count = 0;

function event(type: string, object: object, created = 1_800_000_000): DoubleEvent {
  return {
    id: `evt_${++count}_${type.replaceAll('.', '_')}`,
    object: 'event',
    type,
    created,
    data: { object },
  };
}

type Change = Partial<Pick<DoubleSession, 'status' | 'payment_status' | 'payment_intent'>> & {
  readonly amount_total?: number;
  readonly currency?: string;
};

const ofSession = (type: string) => (session: DoubleSession, change: Change) =>
  event(`checkout.session.${type}`, { ...sessionAnswer(session, false), url: null, ...change });

/** The payment of a session; each session has exactly one. */
export const intentOf = ({ id }: DoubleSession) => id.replace(/^cs_test/, 'pi');

const paid = (session: DoubleSession) =>
  ({ status: 'complete', payment_status: 'paid', payment_intent: intentOf(session) }) as const;
const unpaid = (session: DoubleSession) => ({ ...paid(session), payment_status: 'unpaid' }) as const;

/** Creates events of a session's payment, each with a new id. */
export const stripeEvents = {
  completed: (session: DoubleSession, change: Change = {}) =>
    ofSession('completed')(session, { ...paid(session), ...change }),
  /** The buyer chose a bank debit: completed but not paid yet. */
  completedUnpaid: (session: DoubleSession) => ofSession('completed')(session, unpaid(session)),
  asyncSucceeded: (session: DoubleSession) => ofSession('async_payment_succeeded')(session, paid(session)),
  asyncFailed: (session: DoubleSession) => ofSession('async_payment_failed')(session, unpaid(session)),
  expired: (session: DoubleSession) => ofSession('expired')(session, { status: 'expired' }),
  declined: (session: DoubleSession) =>
    event('payment_intent.payment_failed', {
      id: intentOf(session),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      metadata: session.intentMetadata,
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', payment_method: { card: { last4: '4242' } } },
    }),
  refunded: (session: DoubleSession, refundedCents: number = session.amount_total) =>
    event('charge.refunded', {
      id: `ch_${session.id}`,
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: refundedCents,
      refunded: refundedCents === session.amount_total,
      currency: session.currency,
      payment_intent: intentOf(session),
      metadata: session.intentMetadata,
    }),
  /** A report about one refund; it does not name the order. Times are in seconds. */
  refund(
    paymentId: string,
    type: 'refund.created' | 'refund.updated' | 'refund.failed' | 'charge.refund.updated',
    { at, ...given }: { id: string; amount: number; created: number; at?: number },
  ) {
    const hasFailed = type === 'refund.failed' || type === 'charge.refund.updated';
    return event(type, refundOf(paymentId, given, hasFailed), at ?? given.created);
  },
  unknown: () => event('customer.created', { id: 'cus_1', object: 'customer' }),
};

/** The headers of a delivery, created with Stripe's library; `timestamp` in seconds. */
export function signatureOf(
  body: string,
  { secret = WEBHOOK_SECRET, timestamp }: { secret?: string; timestamp?: number } = {},
) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      ...(timestamp !== undefined && { timestamp }),
    }),
  };
}
