import { moveOrder, type OrderStatus, type PaymentStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-method.ts';
import {
  failedCents,
  keptCentsOf,
  missedCents,
  type Refund,
  type RefundableOrder,
  refundedCentsOf,
  refundedOtherwiseCents,
  succeededCents,
  withRefund,
} from './refunds.ts';

/** The currency of all prices. */
export const CURRENCY = 'usd';

/** The payment service's report about a payment. Undefined fields were not reported. */
export interface PaymentFact {
  readonly status: PaymentStatus;
  /** Identifies the order and the installation; see `paymentReference`. */
  readonly reference: string | undefined;
  /** The page on which it was paid. Events about the payment itself do not name it. */
  readonly pageId: string | undefined;
  readonly paymentId: string | undefined;
  readonly amountCents: number | undefined;
  /** In lower case, as Stripe writes it: 'usd'. */
  readonly currency: string | undefined;
  /** How much of the payment has been refunded so far; only reports of refunds say it. */
  readonly refundedCents?: number | undefined;
}

/** The payment service's report about one refund. Such a report names the payment, but not the order. */
export interface RefundFact {
  readonly paymentId: string;
  readonly currency: string | undefined;
  readonly refund: Refund;
}

/** The fields of an order that determine how a payment affects it. */
export interface OrderToPay extends RefundableOrder {
  readonly paymentMethod: PaymentMethod | null;
  /** The refunds that Stripe has reported one by one, and those of the business. */
  readonly refunds: readonly Refund[];
  /** The last page created for the order; `paymentIntentId` is the payment that succeeded. */
  readonly checkoutSessionId: string | null;
  readonly paymentIntentId: string | null;
}

type PaymentRefusal = 'wrong amount' | 'wrong currency' | 'paid a second time';

/** The order's new state. */
type OrderNow = Omit<OrderToPay, 'stage' | 'totalAmountCents'>;

export type PaymentDecision =
  | { readonly kind: 'moved'; readonly now: OrderNow }
  | { readonly kind: 'unchanged' }
  /** The money does not match the order, so an admin has to look at it. */
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal };

const UNCHANGED = { kind: 'unchanged' } as const;

/** How the report affects the order. Only the exact total in the order's currency counts as its payment or refund. */
export function decidePayment(order: OrderToPay, fact: PaymentFact): PaymentDecision {
  const { status } = fact;
  if (status === 'paid' || status === 'refunded' || status === 'partly_refunded') {
    if (fact.currency !== CURRENCY) return { kind: 'refused', reason: 'wrong currency' };
    if (fact.amountCents !== order.totalAmountCents) return { kind: 'refused', reason: 'wrong amount' };
    if (wasPaidOnSite(order)) {
      // A refund through Stripe cannot concern a payment made on site.
      return status === 'paid' ? { kind: 'refused', reason: 'paid a second time' } : UNCHANGED;
    }
    if (isOther(order.paymentIntentId, fact.paymentId)) {
      // The refund of a second payment does not change the first payment.
      return status === 'paid' ? { kind: 'refused', reason: 'paid a second time' } : UNCHANGED;
    }
  }
  if (status === 'partly_refunded') return decideRefundedSum(order, fact, fact.refundedCents ?? 0);
  if (status === 'refunded' && (order.status === 'paid' || order.status === 'refunded')) {
    return decideRefundedSum(order, fact, order.totalAmountCents);
  }
  const isOfOlderPage = isOther(order.checkoutSessionId, fact.pageId);
  if (isOfOlderPage && (status === 'failed' || status === 'expired')) return UNCHANGED;
  const move = moveOrder(order.status, status);
  return move.kind === 'moved' ? { kind: 'moved', now: orderNow(order, fact, move.status) } : UNCHANGED;
}

/**
 * Stripe reports the sum of all refunds of a payment when one is made, so a report that comes late is the smaller one.
 * It may precede the failure of one of them.
 */
function decideRefundedSum(order: OrderToPay, fact: PaymentFact, sumCents: number): PaymentDecision {
  const throughStripe = sumCents - failedCents(order.refunds);
  const refundedCents = Math.min(throughStripe + refundedOtherwiseCents(order), order.totalAmountCents);
  if (refundedCents <= refundedCentsOf(order)) return UNCHANGED;
  return {
    kind: 'moved',
    now: { ...orderNow(order, fact, order.status), ...refundedFields(order, { refundedCents }) },
  };
}

/**
 * How the report about one refund affects the order that the payment paid: it counts unless it has failed. Together
 * with the reported sums, the order has got back the larger of both: the refunds that have not failed, and the largest
 * sum without the failed ones.
 */
export function decideRefund(
  order: OrderToPay,
  { paymentId, currency, refund }: RefundFact,
): PaymentDecision {
  if (isOther(order.paymentIntentId, paymentId) || wasPaidOnSite(order)) return UNCHANGED;
  if (currency !== CURRENCY) return { kind: 'refused', reason: 'wrong currency' };
  const before = order.refunds.find(({ id }) => id === refund.id);
  const hasFailed = refund.failedAt !== null;
  // A failure is final, so a report of success that comes after it is late.
  if (before && (before.failedAt !== null || !hasFailed)) return UNCHANGED;
  const refunds = withRefund(order.refunds, refund);
  const otherwise = refundedOtherwiseCents(order);
  const withoutOtherwise = refundedCentsOf(order) - otherwise;
  const throughStripe = Math.max(
    succeededCents(refunds),
    withoutOtherwise - (hasFailed ? refund.amountCents : 0),
  );
  const refundedCents = Math.min(throughStripe + otherwise, order.totalAmountCents);
  const change = { refundedCents, missedRefundCents: missedCents(refunds) };
  return { kind: 'moved', now: { ...unchangedFields(order), ...refundedFields(order, change), refunds } };
}

/** The fields after the buyer got this much back in all. */
function refundedFields(
  order: OrderToPay,
  change: { readonly refundedCents: number; readonly missedRefundCents?: number },
) {
  const unless = order.status === 'refunded' ? 'paid' : order.status;
  const status = change.refundedCents === order.totalAmountCents ? ('refunded' as const) : unless;
  return { ...change, status, keptCents: keptCentsOf({ ...order, ...change, status }) };
}

/** A successful payment or refund stores the ids of its page and payment. */
function orderNow(order: OrderToPay, { pageId, paymentId }: PaymentFact, status: OrderStatus): OrderNow {
  const isOfMoney = status === 'paid' || status === 'refunded';
  const now = unchangedFields(order);
  return {
    ...now,
    status,
    paymentMethod: isOfMoney ? 'stripe' : now.paymentMethod,
    checkoutSessionId: (isOfMoney ? pageId : undefined) ?? now.checkoutSessionId,
    paymentIntentId: (isOfMoney ? paymentId : undefined) ?? now.paymentIntentId,
  };
}

/** Only these fields, because a stored order has others. */
const unchangedFields = (order: OrderToPay): OrderNow => ({
  status: order.status,
  paymentMethod: order.paymentMethod,
  refundedCents: order.refundedCents,
  refunds: order.refunds,
  missedRefundCents: order.missedRefundCents,
  keptCents: order.keptCents,
  checkoutSessionId: order.checkoutSessionId,
  paymentIntentId: order.paymentIntentId,
});

const wasPaidOnSite = ({ status, paymentMethod }: OrderToPay) =>
  paymentMethod === 'on_site' && (status === 'paid' || status === 'refunded');

const isOther = (known: string | null, reported: string | undefined) =>
  known !== null && reported !== undefined && known !== reported;
