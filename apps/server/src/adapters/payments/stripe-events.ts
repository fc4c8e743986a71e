import type { PaymentFact, RefundFact } from '@game-plan/domain/orders/decide-payment';
import type Stripe from 'stripe';
import type { PaymentEvent } from './port.ts';
import { factOfSession, idOf, REFERENCE_KEY } from './stripe-session.ts';

/** The payment that an event reports. The webhook must be subscribed to each of these types. */
function factOf(event: Stripe.Event): PaymentFact | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return factOfSession(event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return factOfSession(event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return factOfSession(event.data.object, 'failed');
    case 'checkout.session.expired':
      return factOfSession(event.data.object, 'expired');
    case 'payment_intent.payment_failed':
      return factOfIntent(event.data.object);
    case 'charge.refunded':
      return factOfCharge(event.data.object);
    default:
      return undefined;
  }
}

/** A declined card leaves the page open for another one. */
function factOfIntent(intent: Stripe.PaymentIntent): PaymentFact {
  return {
    status: 'declined',
    reference: referenceOf(intent),
    pageId: undefined,
    paymentId: intent.id,
    amountCents: intent.amount ?? undefined,
    currency: intent.currency ?? undefined,
  };
}

/** The refund that an event reports. Older webhooks call the second type 'charge.refund.updated'. */
function refundOf(event: Stripe.Event): RefundFact | undefined {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return factOfRefund(event.data.object, event.created);
    default:
      return undefined;
  }
}

/** A refund of a payment that was made otherwise than by a payment intent is none of ours. */
export function factOfRefund(refund: Stripe.Refund, reportedAt: number): RefundFact | undefined {
  const paymentId = idOf(refund.payment_intent);
  if (paymentId === undefined) return undefined;
  const { id, amount, created, currency, status } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    paymentId,
    currency: currency ?? undefined,
    refund: {
      id,
      madeBy: 'stripe',
      amountCents: amount,
      createdAt: created,
      failedAt: hasFailed ? reportedAt : null,
    },
  };
}

/** `refunded` is true only once all of the charge was given back. */
function factOfCharge(charge: Stripe.Charge): PaymentFact {
  return {
    status: charge.refunded ? 'refunded' : 'partly_refunded',
    reference: referenceOf(charge),
    pageId: undefined,
    paymentId: idOf(charge.payment_intent),
    amountCents: charge.amount ?? undefined,
    currency: charge.currency ?? undefined,
    refundedCents: charge.amount_refunded ?? undefined,
  };
}

/** An object made by hand or by an older version of the API can lack metadata, against its type. */
function referenceOf({ metadata }: { readonly metadata?: Stripe.Metadata | null }): string | undefined {
  return metadata?.[REFERENCE_KEY];
}

/** Converts an event of Stripe; amounts are in cents. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  if (!event.data?.object) return { id, type, payment: undefined, refund: undefined };
  return { id, type, payment: factOf(event), refund: refundOf(event) };
}
