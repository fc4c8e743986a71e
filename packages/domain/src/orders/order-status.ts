/** The payment states of an order; a new one is pending. */
export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states of a payment as reported by the payment service. */
export const PAYMENT_STATUSES = [
  /** The payment page is open. */
  'open',
  /** A card was declined; the page stays open for another one. */
  'declined',
  /** The buyer has paid, but the money has not arrived yet: a bank debit takes days. */
  'processing',
  /** The money did not arrive. */
  'failed',
  /** The payment page closed without a payment. */
  'expired',
  'paid',
  /** A part was refunded; the rest stays paid. */
  'partly_refunded',
  /** Everything was refunded. */
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Events that change an order: a new state of its payment, or a new payment page. */
export const ORDER_EVENTS = [...PAYMENT_STATUSES, 'page_made'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * A row per status, a column per event. Events only move an order forward (pending, failed, expired, paid, refunded),
 * so it reaches the same status in whatever order and however often they arrive. A refund implies a payment, even if
 * the payment was not reported yet.
 */
const MOVES: Readonly<Record<OrderStatus, Readonly<Record<OrderEvent, OrderStatus | 'illegal'>>>> = {
  pending: {
    open: 'pending',
    declined: 'pending',
    processing: 'pending',
    failed: 'failed',
    expired: 'expired',
    paid: 'paid',
    partly_refunded: 'pending',
    refunded: 'refunded',
    page_made: 'pending',
  },
  failed: {
    open: 'failed',
    declined: 'failed',
    processing: 'failed',
    failed: 'failed',
    expired: 'expired',
    paid: 'paid',
    partly_refunded: 'failed',
    refunded: 'refunded',
    page_made: 'pending',
  },
  expired: {
    open: 'expired',
    declined: 'expired',
    processing: 'expired',
    failed: 'expired',
    expired: 'expired',
    paid: 'paid',
    partly_refunded: 'expired',
    refunded: 'refunded',
    page_made: 'pending',
  },
  paid: {
    open: 'paid',
    declined: 'paid',
    processing: 'paid',
    failed: 'paid',
    expired: 'paid',
    paid: 'paid',
    partly_refunded: 'paid',
    refunded: 'refunded',
    page_made: 'illegal',
  },
  refunded: {
    open: 'refunded',
    declined: 'refunded',
    processing: 'refunded',
    failed: 'refunded',
    expired: 'refunded',
    paid: 'refunded',
    partly_refunded: 'refunded',
    refunded: 'refunded',
    page_made: 'illegal',
  },
};

/** The effect of an event; 'unchanged' for a late or repeated one. */
export type OrderMove =
  | { readonly kind: 'moved'; readonly status: OrderStatus }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'illegal' };

/** The state after an event. Illegal transitions are returned as such, not thrown. */
export function moveOrder(status: OrderStatus, event: OrderEvent): OrderMove {
  const next = MOVES[status][event];
  if (next === 'illegal') return { kind: 'illegal' };
  return next === status ? { kind: 'unchanged' } : { kind: 'moved', status: next };
}
