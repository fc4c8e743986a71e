import type { Order } from '@game-plan/contracts/shop/orders';
import { isNew } from '@game-plan/domain/orders/handle-order';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import type { OrderSearch } from './order-search.ts';

type PayableOrder = Pick<
  Order,
  | 'stage'
  | 'status'
  | 'paymentMethod'
  | 'totalAmount'
  | 'refundedAmount'
  | 'missedRefund'
  | 'refundDue'
  | 'keptAmount'
>;

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
  if (totalAmount === 0) return t('Nothing to pay');
  return paymentMethod === 'stripe' ? t('Online, through Stripe') : t('On site');
}

/**
 * The state of an order's payment in a sentence or two. The server's state takes precedence over how the payment page
 * was left.
 * @param isOnItsWay whether the person has paid and the payment is being processed
 */
export function paymentSentence(
  order: PayableOrder,
  left: OrderSearch['payment'],
  isOnItsWay: boolean,
): string {
  const { stage, status, paymentMethod, totalAmount } = order;
  const refund = status === 'paid' ? refundSentence(order) : '';
  if (refund !== '') return refund;
  if (stage === 'cancelled' && status !== 'refunded') return t('There is nothing to pay.');
  switch (status) {
    case 'paid':
      return paymentMethod === 'stripe'
        ? t('Your payment has arrived. Thank you.')
        : t('You paid on site. Thank you.');
    case 'refunded':
      return paymentMethod === 'stripe'
        ? t('Your payment was refunded. It can take a few days to arrive.')
        : t('Your payment was refunded.');
    case 'failed':
      return t('The payment did not go through. Nothing was charged.');
    case 'expired':
      return t('The payment page was closed before the order was paid. Nothing was charged.');
    case 'pending':
      if (totalAmount === 0) return t('There is nothing to pay.');
      if (paymentMethod !== 'stripe') return t('You pay on site.');
      if (isOnItsWay) return t('Your payment is on its way.');
      if (left === 'success') return t('We are waiting for the payment to be confirmed.');
      if (left === 'cancelled') return t('The payment was cancelled. Nothing was charged.');
      return t('This order has not been paid yet.');
  }
}

/** What happened and will happen to the money of a paid order that goes back; empty if none does. */
function refundSentence({
  stage,
  refundedAmount,
  missedRefund,
  refundDue,
  keptAmount,
}: PayableOrder): string {
  const isRefunded = refundedAmount > 0;
  const isCancelled = stage === 'cancelled';
  const missing = Math.min(missedRefund, refundDue);
  const isMissingKept = !isCancelled && missing === 0 && keptAmount > 0;
  // Of a cancelled order the amount is stated that goes back beside what is kept.
  const hasAmount = isCancelled && keptAmount > 0;
  const sentences = [
    isRefunded &&
      t('{refundedAmount} of your payment was refunded.', { refundedAmount: formatDollars(refundedAmount) }),
    isCancelled && !isRefunded && t('You paid for this order.'),
    missing > 0 &&
      (hasAmount
        ? t('A refund of {amount} did not reach you.', { amount: formatDollars(missing) })
        : t('A refund of {amount} did not reach you. We will send it again or return it in another way.', {
            amount: formatDollars(missing),
          })),
    isMissingKept &&
      t('A refund of {keptAmount} did not reach you, and we keep it.', {
        keptAmount: formatDollars(keptAmount),
      }),
    hasAmount && refundDue > 0 && t('{refundDue} will be refunded.', { refundDue: formatDollars(refundDue) }),
    !hasAmount &&
      refundDue > missing &&
      (isRefunded || missing > 0 ? t('The rest will be refunded.') : t('Your money will be refunded.')),
    keptAmount > 0 &&
      !isMissingKept &&
      t('We keep {keptAmount} of your payment.', { keptAmount: formatDollars(keptAmount) }),
    isRefunded && !isCancelled && missing === 0 && !isMissingKept && t('It can take a few days to arrive.'),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** The business's progress with an order, in a sentence or two. */
export function stageSentence({
  stage,
  status,
  appointment,
  isCancellationAsked,
  isCancellationGranted,
  cancelledBy,
}: Pick<
  Order,
  'stage' | 'status' | 'appointment' | 'isCancellationAsked' | 'isCancellationGranted' | 'cancelledBy'
>): string {
  if (isCancellationAsked) return t('You asked to cancel this order. We will let you know whether we can.');
  switch (stage) {
    case 'placed':
      return isNew({ stage, status })
        ? t('Your order has been placed and is waiting to be confirmed.')
        : t('Your order was placed.');
    case 'confirmed':
      return appointment ? t('Your order is confirmed. Your appointment:') : t('Your order is confirmed.');
    case 'completed':
      return t('This order has been completed.');
    case 'cancelled':
      if (cancelledBy === 'buyer') return t('You cancelled this order.');
      return isCancellationGranted
        ? t('The business cancelled this order, as you asked.')
        : t('The business cancelled this order.');
  }
}

/** Whether the buyer asked to cancel and the business kept the order; the reason is then the business's answer. */
export const isRequestDeclined = ({
  stage,
  isCancellationAsked,
  cancelReason,
}: Pick<Order, 'stage' | 'isCancellationAsked' | 'cancelReason'>): boolean =>
  stage === 'confirmed' && !isCancellationAsked && cancelReason !== null;
