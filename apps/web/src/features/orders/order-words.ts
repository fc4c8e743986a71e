import type { Order } from '@game-plan/contracts/orders';
import type { OrderSearch } from './order-search.ts';

type PayableOrder = Pick<Order, 'status' | 'paymentMethod'>;

/** Whether it can be paid online, where that is set up. */
export const isUnpaidOnline = ({ status, paymentMethod }: PayableOrder): boolean =>
  paymentMethod === 'stripe' && (status === 'pending' || status === 'failed' || status === 'expired');

/** 'Online, through Stripe' */
export const paymentMethodName = (method: string | null): string =>
  method === 'stripe' ? 'Online, through Stripe' : 'On site';

/** How the payment of an order stands, in a sentence or two; what the server says goes before how the page was left. */
export function paymentSentence(
  { status, paymentMethod }: PayableOrder,
  left: OrderSearch['payment'],
): string {
  switch (status) {
    case 'paid':
      return 'Your payment has arrived. Thank you.';
    case 'refunded':
      return 'Your payment was given back.';
    case 'failed':
      return 'The payment did not go through. Nothing was charged.';
    case 'expired':
      return 'The payment page was closed before the order was paid. Nothing was charged.';
    case 'pending':
      if (paymentMethod !== 'stripe') return 'You pay on site.';
      if (left === 'success') return 'We are waiting for the payment to be confirmed.';
      if (left === 'cancelled') return 'The payment was cancelled. Nothing was charged.';
      return 'This order is not paid yet.';
  }
}
