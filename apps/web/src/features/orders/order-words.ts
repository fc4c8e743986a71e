import type { Order } from '@game-plan/contracts/orders';
import type { OrderSearch } from './order-search.ts';

type PayableOrder = Pick<Order, 'status' | 'paymentMethod' | 'totalAmount'>;

/** Whether it can be paid online, where that is set up. */
export const isUnpaidOnline = ({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): boolean =>
  paymentMethod === 'stripe' && (status === 'pending' || status === 'failed' || status === 'expired');

/** 'Online, through Stripe' */
export function paymentMethodName({
  paymentMethod,
  totalAmount,
}: Pick<Order, 'paymentMethod' | 'totalAmount'>): string {
  if (totalAmount === 0) return 'Nothing to pay';
  return paymentMethod === 'stripe' ? 'Online, through Stripe' : 'On site';
}

/**
 * How the payment of an order stands, in a sentence or two; what the server says goes before how the page was left.
 * @param isOnItsWay whether the person has paid and the money is under way
 */
export function paymentSentence(
  { status, paymentMethod, totalAmount }: PayableOrder,
  left: OrderSearch['payment'],
  isOnItsWay: boolean,
): string {
  switch (status) {
    case 'paid':
      return 'Your payment has arrived. Thank you.';
    case 'refunded':
      return 'Your payment was given back. It can take some days to arrive.';
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
      return 'This order is not paid yet.';
  }
}
