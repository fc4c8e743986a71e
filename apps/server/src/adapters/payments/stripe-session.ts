import { CURRENCY, type PaymentFact } from '@game-plan/domain/orders/decide-payment';
import type { PaymentStatus } from '@game-plan/domain/orders/order-status';
import type { PaymentLine } from '@game-plan/domain/orders/payment-lines';
import type Stripe from 'stripe';
import type { PaymentPage, PaymentRequest } from './port.ts';

/** Metadata key of our order reference, set on session, payment intent and charge, so that each of their events carries it. */
export const REFERENCE_KEY = 'order_reference';

/** Stripe's limit on a product name (API changelog, version 2018-10-31). */
const NAME_MAX = 250;
/** Longer descriptions are truncated on the payment page; the order has them in full. */
const DESCRIPTION_MAX = 500;

/** Truncates by characters, so that none is cut in half. */
function truncate(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function lineItem({ name, description, quantity, unitCents }: PaymentLine) {
  return {
    quantity,
    price_data: {
      currency: CURRENCY,
      unit_amount: unitCents,
      product_data: {
        name: truncate(name, NAME_MAX),
        ...(description !== undefined && { description: truncate(description, DESCRIPTION_MAX) }),
      },
    },
  };
}

/** The session of an order. It holds no personal data: the buyer enters what Stripe needs. */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: String(request.orderId), [REFERENCE_KEY]: request.reference };
  return {
    mode: 'payment',
    client_reference_id: String(request.orderId),
    metadata,
    payment_intent_data: { metadata, description: `Order #${request.orderId}` },
    line_items: request.lines.map(lineItem),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    // Conversion to the buyer's currency would change the total by rounding.
    adaptive_pricing: { enabled: false },
  };
}

/** The id of a reference, expanded or not. */
export function idOf(value: string | { readonly id: string } | null | undefined): string | undefined {
  return (typeof value === 'string' ? value : value?.id) ?? undefined;
}

function statusOfSession({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  // The buyer has finished and the payment has not arrived: it is either processing or has failed.
  const hasFailed =
    typeof payment_intent === 'object' &&
    (payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled');
  return hasFailed ? 'failed' : 'processing';
}

/** The payment of a session. `status` replaces the state in the session where an event states it explicitly. */
export function factOfSession(
  session: Stripe.Checkout.Session,
  status: PaymentStatus = statusOfSession(session),
): PaymentFact {
  return {
    status,
    reference: session.metadata?.[REFERENCE_KEY],
    pageId: session.id,
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total ?? undefined,
    currency: session.currency ?? undefined,
  };
}

/** A Checkout session as a payment page; it has no address once it can no longer be paid. */
export function pageOfSession(session: Stripe.Checkout.Session): PaymentPage {
  return { id: session.id, url: session.url ?? undefined, payment: factOfSession(session) };
}
