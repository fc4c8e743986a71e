import { CURRENCY, type PaymentFact } from '@game-plan/domain/orders/judge-payment';
import type { PaymentNews } from '@game-plan/domain/orders/order-status';
import type { PaymentLine } from '@game-plan/domain/orders/payment-lines';
import type Stripe from 'stripe';
import type { PaymentPage, PaymentRequest } from './port.ts';

/** Our own name of an order, on the page, its payment and its charge: each of their events carries it. */
export const REFERENCE_KEY = 'order_reference';

/** Stripe's limit of a product's name, by the changelog of its API, version 2018-10-31. */
const NAME_MAX = 250;
/** More than this nobody reads on a page to pay on; the order has it whole. */
const DESCRIPTION_MAX = 500;

/** The text, cut where it is too long, and never within a character. */
function cut(text: string, max: number): string {
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
        name: cut(name, NAME_MAX),
        ...(description !== undefined && { description: cut(description, DESCRIPTION_MAX) }),
      },
    },
  };
}

/** What Stripe is told of an order. Nothing of the person: they tell Stripe what it needs to know. */
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
    // Prices in the buyer's own currency would not be the order's sum to the cent.
    adaptive_pricing: { enabled: false },
  };
}

/** The id of something that comes as an id or, expanded, as a whole. */
export function idOf(value: string | { readonly id: string } | null | undefined): string | undefined {
  return (typeof value === 'string' ? value : value?.id) ?? undefined;
}

function newsOfSession({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentNews {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  // Done by the person, and no money yet: either it is on its way, or it will not come.
  const hasFailed =
    typeof payment_intent === 'object' &&
    (payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled');
  return hasFailed ? 'failed' : 'processing';
}

/** What a session says of the payment; `news` where an event knows better than the session's own fields. */
export function factOfSession(
  session: Stripe.Checkout.Session,
  news: PaymentNews = newsOfSession(session),
): PaymentFact {
  return {
    news,
    reference: session.metadata?.[REFERENCE_KEY],
    pageId: session.id,
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total ?? undefined,
    currency: session.currency ?? undefined,
  };
}

/** A Checkout session as the page that it is to us: without an address once it can no longer be paid. */
export function pageOfSession(session: Stripe.Checkout.Session): PaymentPage {
  return { id: session.id, url: session.url ?? undefined, payment: factOfSession(session) };
}
