import type { Order } from '@game-plan/contracts/shop/orders';
import { formatDollars } from '#lib/format/money.ts';
import type { OrderSearch } from './order-search.ts';

type PayableOrder = Pick<Order, 'stage' | 'status' | 'paymentMethod' | 'totalAmount' | 'refundedAmount'>;

/** Whether it can be paid online, if that is configured. */
export const isUnpaidOnline = ({
  stage,
  status,
  paymentMethod,
}: Pick<Order, 'stage' | 'status' | 'paymentMethod'>): boolean =>
  stage !== 'cancelled' &&
  paymentMethod === 'stripe' &&
  (status === 'pending' || status === 'failed' || status === 'expired');

/** 'Online, through Stripe' */
export function paymentMethodName({
  paymentMethod,
  totalAmount,
}: Pick<Order, 'paymentMethod' | 'totalAmount'>): string {
  if (totalAmount === 0) return 'Nothing to pay';
  return paymentMethod === 'stripe' ? 'Online, through Stripe' : 'On site';
}

/**
 * The state of an order's payment in a sentence or two. The server's state takes precedence over how the payment page
 * was left.
 * @param isOnItsWay whether the person has paid and the payment is being processed
 */
export function paymentSentence(
  { stage, status, paymentMethod, totalAmount, refundedAmount }: PayableOrder,
  left: OrderSearch['payment'],
  isOnItsWay: boolean,
): string {
  if (status === 'paid' && refundedAmount > 0) {
    const rest = stage === 'cancelled' ? 'The rest will be refunded.' : 'It can take a few days to arrive.';
    return `${formatDollars(refundedAmount)} of your payment was refunded. ${rest}`;
  }
  if (stage === 'cancelled') {
    if (status === 'paid') return 'You paid for this order. Your money will be refunded.';
    if (status !== 'refunded') return 'There is nothing to pay.';
  }
  switch (status) {
    case 'paid':
      return paymentMethod === 'stripe'
        ? 'Your payment has arrived. Thank you.'
        : 'You paid on site. Thank you.';
    case 'refunded':
      return paymentMethod === 'stripe'
        ? 'Your payment was refunded. It can take a few days to arrive.'
        : 'Your payment was refunded.';
    case 'failed':
      return 'The payment did not go through. Nothing was charged.';
    case 'expired':
      return 'The payment page was closed before the order was paid. Nothing was charged.';
    case 'pending':
      if (totalAmount === 0) return 'There is nothing to pay.';
      if (paymentMethod !== 'stripe') return 'You pay on site.';
      if (isOnItsWay) return 'Your payment is on its way.';
      if (left === 'success') return 'We are waiting for the payment to be confirmed.';
      if (left === 'cancelled') return 'The payment was cancelled. Nothing was charged.';
      return 'This order has not been paid yet.';
  }
}

/** The practice's progress with an order, in a sentence or two. */
export function stageSentence({
  stage,
  appointment,
  isCancellationAsked,
  isCancellationGranted,
  cancelledBy,
}: Pick<
  Order,
  'stage' | 'appointment' | 'isCancellationAsked' | 'isCancellationGranted' | 'cancelledBy'
>): string {
  if (isCancellationAsked) return 'You asked to cancel this order. We will let you know whether we can.';
  switch (stage) {
    case 'placed':
      return 'Your order has been placed and is waiting to be confirmed.';
    case 'confirmed':
      return appointment ? 'Your order is confirmed. Your appointment:' : 'Your order is confirmed.';
    case 'completed':
      return 'This order has been completed.';
    case 'cancelled':
      if (cancelledBy === 'buyer') return 'You cancelled this order.';
      return isCancellationGranted
        ? 'The practice cancelled this order, as you asked.'
        : 'The practice cancelled this order.';
  }
}

/** Whether the buyer asked to cancel and the practice kept the order; the reason is then the practice's answer. */
export const isRequestDeclined = ({
  stage,
  isCancellationAsked,
  cancelReason,
}: Pick<Order, 'stage' | 'isCancellationAsked' | 'cancelReason'>): boolean =>
  stage === 'confirmed' && !isCancellationAsked && cancelReason !== null;
