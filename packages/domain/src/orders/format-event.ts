import type { OrderEventKind } from './handle-order.ts';

interface HappenedEvent {
  readonly kind: OrderEventKind;
  readonly doneBy: 'buyer' | 'practice' | 'stripe';
  /** The name of the business's admin. */
  readonly adminName: string | null;
}

const DEEDS: Readonly<Record<OrderEventKind, string>> = {
  placed: 'placed the order',
  confirmed: 'confirmed the order',
  appointed: 'set the appointment',
  appointment_removed: 'removed the appointment',
  paid: 'recorded a payment on site',
  payment_withdrawn: 'removed the payment recorded on site',
  payment_failed: 'reported that the payment did not go through',
  payment_expired: 'closed the payment page without a payment',
  refunded: 'recorded the refund',
  partly_refunded: 'recorded the refund of a part of the payment',
  refund_failed: 'reported that a refund did not arrive',
  rest_kept: 'decided to refund no more',
  completed: 'completed the order',
  reopened: 'reopened the order',
  cancelled: 'cancelled the order',
  cancellation_asked: 'asked to cancel the order',
  kept: 'declined to cancel the order',
  payment_misfit: 'received a payment that does not match this order: check it in Stripe',
};

const DEEDS_OF_STRIPE: Partial<Record<OrderEventKind, string>> = {
  paid: 'received the payment',
  refunded: 'refunded the payment',
  partly_refunded: 'refunded a part of the payment',
};

/** An admin's action as words: 'confirmed the order'. */
export const formatDeed = (kind: OrderEventKind): string => DEEDS[kind];

/** 'grace confirmed the order', 'Stripe received the payment' */
export function formatEvent({ kind, doneBy, adminName }: HappenedEvent): string {
  if (doneBy === 'stripe') return `Stripe ${DEEDS_OF_STRIPE[kind] ?? DEEDS[kind]}`;
  return `${doneBy === 'buyer' ? 'The buyer' : (adminName ?? 'The business')} ${DEEDS[kind]}`;
}
