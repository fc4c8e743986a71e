import type { OrderStatus } from './order-status.ts';

/** A refund of the payment service; each of its reports states the refund's amount and whether it failed. */
export interface Refund {
  readonly id: string;
  readonly amountCents: number;
  /** In seconds since 1970, as Stripe writes it. */
  readonly createdAt: number;
  /** When it was reported as failed or canceled, so that the money stayed with the practice. */
  readonly failedAt: number | null;
}

/** The known refunds with a report added. A failure is final, so reports may come late, repeated and in any order. */
export function withRefund(known: readonly Refund[], report: Refund): readonly Refund[] {
  const before = known.find(({ id }) => id === report.id);
  const failures = [before?.failedAt, report.failedAt].filter((at) => typeof at === 'number');
  const failedAt = failures.length === 0 ? null : Math.min(...failures);
  const merged = { ...report, failedAt };
  return [...known.filter(({ id }) => id !== report.id), merged].toSorted((one, other) =>
    one.createdAt === other.createdAt ? (one.id < other.id ? -1 : 1) : one.createdAt - other.createdAt,
  );
}

const sum = (refunds: readonly Refund[]) =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const hasFailed = ({ failedAt }: Refund) => failedAt !== null;

/** What the refunds that have not failed add up to. */
export const succeededCents = (refunds: readonly Refund[]): number =>
  sum(refunds.filter((refund) => !hasFailed(refund)));

export const failedCents = (refunds: readonly Refund[]): number => sum(refunds.filter(hasFailed));

/**
 * How much of the failed refunds the buyer still waits for. Each failure adds the refund's amount, and each refund that is
 * made later makes up for it, unless it fails as well; so does what the practice gave back otherwise.
 */
export function missedCents(refunds: readonly Refund[], refundedOtherwiseCents: number): number {
  const changes = refunds.flatMap(({ amountCents, createdAt, failedAt }) => [
    { at: createdAt, cents: -amountCents },
    ...(failedAt === null ? [] : [{ at: failedAt, cents: amountCents }]),
  ]);
  const missed = changes
    .toSorted((one, other) => one.at - other.at)
    .reduce((sum, { cents }) => Math.max(0, sum + cents), 0);
  return Math.max(0, missed - refundedOtherwiseCents);
}

/** The fields of an order that determine what its buyer gets back. */
export interface RefundableOrder {
  readonly status: OrderStatus;
  readonly totalAmountCents: number;
  /** How much was refunded while the rest stays paid; see `refundedCentsOf`. */
  readonly refundedCents: number;
  /** How much of its failed refunds the buyer still waits for. */
  readonly missedRefundCents: number;
  /** How much of the payment the practice keeps although the order was cancelled or a refund failed. */
  readonly keptCents: number;
}

type Refunded = Pick<RefundableOrder, 'status' | 'totalAmountCents' | 'refundedCents'>;

/** The part of an order's total that the buyer got back. */
export const refundedCentsOf = ({ status, totalAmountCents, refundedCents }: Refunded): number =>
  status === 'refunded' ? totalAmountCents : refundedCents;

/** The part of the payment that has not been refunded. */
export const restCentsOf = (order: Refunded): number => order.totalAmountCents - refundedCentsOf(order);

/**
 * What the practice has to give back: all of a cancelled order's payment that it does not keep, and for any order what
 * a failed refund left open. The database has the same rule, as `IN_HAND.refund_due`.
 */
export function refundDueCents(order: RefundableOrder & { readonly stage: string }): number {
  if (order.status !== 'paid') return 0;
  const open = Math.max(0, restCentsOf(order) - order.keptCents);
  return order.stage === 'cancelled' ? open : Math.min(open, order.missedRefundCents);
}
