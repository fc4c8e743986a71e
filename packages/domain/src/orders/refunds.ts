import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

/** A refund of an order's payment. Each of Stripe's reports about one states its amount and whether it failed. */
export interface Refund {
  readonly id: string;
  /** 'practice', as stored rows call the business, for money that it gave back itself. */
  readonly madeBy: 'stripe' | 'practice';
  readonly amountCents: number;
  /** In seconds since 1970, as Stripe writes it. */
  readonly createdAt: number;
  /** When it was reported as failed or canceled, so that the money stayed with the business. */
  readonly failedAt: number | null;
}

/** The known refunds with one added or replaced by a later report. */
export const withRefund = (known: readonly Refund[], refund: Refund): readonly Refund[] =>
  [...known.filter(({ id }) => id !== refund.id), refund].toSorted((one, other) =>
    one.createdAt === other.createdAt ? (one.id < other.id ? -1 : 1) : one.createdAt - other.createdAt,
  );

const sum = (refunds: readonly Refund[]) =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const hasFailed = ({ failedAt }: Refund) => failedAt !== null;

const isOfBusiness = ({ madeBy }: Refund) => madeBy === 'practice';

/** What Stripe's refunds that have not failed add up to. */
export const succeededCents = (refunds: readonly Refund[]): number =>
  sum(refunds.filter((refund) => !(hasFailed(refund) || isOfBusiness(refund))));

export const failedCents = (refunds: readonly Refund[]): number => sum(refunds.filter(hasFailed));

interface RefundsOfPayment {
  readonly paymentMethod: PaymentMethod | null;
  readonly refunds: readonly Refund[];
}

/** How much of a payment through Stripe the business gave back itself, after Stripe could not. */
export const refundedOtherwiseCents = ({ paymentMethod, refunds }: RefundsOfPayment): number =>
  paymentMethod === 'stripe' ? sum(refunds.filter(isOfBusiness)) : 0;

/**
 * How much of the failed refunds the buyer still waits for. Each failure adds the refund's amount, and each refund that is
 * made later makes up for it, unless it fails as well.
 */
export function missedCents(refunds: readonly Refund[]): number {
  const changes = refunds.flatMap(({ amountCents, createdAt, failedAt }) => [
    { at: createdAt, cents: -amountCents },
    ...(failedAt === null ? [] : [{ at: failedAt, cents: amountCents }]),
  ]);
  return changes
    .toSorted((one, other) => one.at - other.at)
    .reduce((missed, { cents }) => Math.max(0, missed + cents), 0);
}

/** The fields of an order that determine what its buyer gets back. */
export interface RefundableOrder {
  readonly stage: string;
  readonly status: OrderStatus;
  readonly totalAmountCents: number;
  /** How much was refunded while the rest stays paid; see `refundedCentsOf`. */
  readonly refundedCents: number;
  /** How much of its failed refunds the buyer still waits for. */
  readonly missedRefundCents: number;
  /** How much of what would have to be given back the business has decided to keep. */
  readonly keptCents: number;
}

type Refunded = Pick<RefundableOrder, 'status' | 'totalAmountCents' | 'refundedCents'>;

/** The part of an order's total that the buyer got back. */
export const refundedCentsOf = ({ status, totalAmountCents, refundedCents }: Refunded): number =>
  status === 'refunded' ? totalAmountCents : refundedCents;

/** The part of the payment that has not been refunded. */
export const restCentsOf = (order: Refunded): number => order.totalAmountCents - refundedCentsOf(order);

/** All that is left of a cancelled order's payment, and of any other what its failed refunds left open. */
function refundableCents(order: Omit<RefundableOrder, 'keptCents'>): number {
  if (order.status !== 'paid') return 0;
  const rest = restCentsOf(order);
  return order.stage === 'cancelled' ? rest : Math.min(rest, order.missedRefundCents);
}

/** What the business still keeps of an order after a refund: never more than what would have to be given back. */
export const keptCentsOf = (order: RefundableOrder): number =>
  Math.min(order.keptCents, refundableCents(order));

/** What the business has to give back. The database has the same rule, as `IN_HAND.refund_due`. */
export const refundDueCents = (order: RefundableOrder): number => refundableCents(order) - keptCentsOf(order);
