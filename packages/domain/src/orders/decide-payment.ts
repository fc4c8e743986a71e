import { moveOrder, type OrderStatus, type PaymentStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

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

/** The fields of an order that determine how a payment affects it. */
export interface OrderToPay {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod | null;
  readonly totalAmountCents: number;
  /** How much of a payment was refunded while the rest stays paid. An order with status 'refunded' is refunded in full. */
  readonly refundedCents: number;
  /** The last page created for the order; `paymentIntentId` is the payment that succeeded. */
  readonly checkoutSessionId: string | null;
  readonly paymentIntentId: string | null;
}

type PaymentRefusal = 'wrong amount' | 'wrong currency' | 'paid a second time';

/** The order's new state. */
type OrderNow = Omit<OrderToPay, 'totalAmountCents'>;

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
  if (status === 'partly_refunded') return decidePartialRefund(order, fact);
  const isOfOlderPage = isOther(order.checkoutSessionId, fact.pageId);
  if (isOfOlderPage && (status === 'failed' || status === 'expired')) return UNCHANGED;
  const move = moveOrder(order.status, status);
  return move.kind === 'moved' ? { kind: 'moved', now: orderNow(order, fact, move.status) } : UNCHANGED;
}

/** Stripe reports the sum of all refunds so far, so a report that comes late is the smaller one. */
function decidePartialRefund(order: OrderToPay, fact: PaymentFact): PaymentDecision {
  const { refundedCents = 0 } = fact;
  if (order.status === 'refunded' || refundedCents <= order.refundedCents) return UNCHANGED;
  return { kind: 'moved', now: { ...orderNow(order, fact, order.status), refundedCents } };
}

/** The part of an order's total that the buyer got back. */
export const refundedCentsOf = ({
  status,
  totalAmountCents,
  refundedCents,
}: Pick<OrderToPay, 'status' | 'totalAmountCents' | 'refundedCents'>): number =>
  status === 'refunded' ? totalAmountCents : refundedCents;

/** A successful payment or refund stores the ids of its page and payment. */
function orderNow(order: OrderToPay, { pageId, paymentId }: PaymentFact, status: OrderStatus): OrderNow {
  const isOfMoney = status === 'paid' || status === 'refunded';
  return {
    status,
    paymentMethod: isOfMoney ? 'stripe' : order.paymentMethod,
    refundedCents: order.refundedCents,
    checkoutSessionId: (isOfMoney ? pageId : undefined) ?? order.checkoutSessionId,
    paymentIntentId: (isOfMoney ? paymentId : undefined) ?? order.paymentIntentId,
  };
}

const wasPaidOnSite = ({ status, paymentMethod }: OrderToPay) =>
  paymentMethod === 'on_site' && (status === 'paid' || status === 'refunded');

const isOther = (known: string | null, reported: string | undefined) =>
  known !== null && reported !== undefined && known !== reported;
