import {
  decidePayment,
  decideRefund,
  type PaymentDecision,
  type PaymentFact,
  type RefundFact,
} from '@game-plan/domain/orders/decide-payment';
import type { OrderEventKind } from '@game-plan/domain/orders/handle-order';
import type { OrderStatus } from '@game-plan/domain/orders/order-status';
import { paymentReference, readPaymentReference } from '@game-plan/domain/orders/payment-reference';
import { failedCents, refundedCentsOf } from '@game-plan/domain/orders/refunds';
import { cents } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { and, asc, between, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { announcePaymentJob } from '#db/jobs/order-jobs.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';
import { IN_HAND, orders } from '#db/schema/shop/orders.ts';
import { paymentEvents } from '#db/schema/shop/payment-events.ts';

export type StoredOrder = typeof orders.$inferSelect;

const own = ({ userId, id }: { userId: number; id: number }) =>
  and(eq(orders.userId, userId), eq(orders.id, id));

export async function findStoredOrder(
  db: Database,
  userId: number,
  id: number,
): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(own({ userId, id }));
  return order;
}

/** Locks the order until the transaction ends and returns its current state. */
export async function lockOrder(
  tx: Database,
  order: Pick<StoredOrder, 'userId' | 'id'>,
): Promise<StoredOrder | undefined> {
  const [row] = await tx.select().from(orders).where(own(order)).for('update');
  return row;
}

/** The order of a successful payment. In a distributed table a row is locked by its full key, which is read first. */
async function lockPaidOrder(tx: Database, paymentId: string): Promise<StoredOrder | undefined> {
  const [found] = await tx
    .select({ userId: orders.userId, id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentId));
  const order = found && (await lockOrder(tx, found));
  return order?.paymentIntentId === paymentId ? order : undefined;
}

/**
 * The order that a payment belongs to, locked until the transaction ends. It is found by its reference, or, for a
 * payment without one, by the payment's id once it succeeded.
 */
export async function lockOrderOf(
  tx: Database,
  { reference, paymentId }: Pick<PaymentFact, 'reference' | 'paymentId'>,
): Promise<StoredOrder | undefined> {
  if (reference === undefined) {
    return paymentId === undefined ? undefined : lockPaidOrder(tx, paymentId);
  }
  const named = readPaymentReference(reference);
  const order = named && (await lockOrder(tx, named));
  return order && paymentReference(order) === reference ? order : undefined;
}

const EVENT_OF: Partial<Record<OrderStatus, OrderEventKind>> = {
  paid: 'paid',
  refunded: 'refunded',
  failed: 'payment_failed',
  expired: 'payment_expired',
};

/** Adds the event to the order's history, and queues the mails about it. */
async function recordEvent(
  { tx, jobs }: Announced,
  { userId, id }: StoredOrder,
  kind: OrderEventKind,
  note?: string,
): Promise<void> {
  const [row] = await tx
    .insert(orderEvents)
    .values({ userId, orderId: id, kind, doneBy: 'stripe', note })
    .returning({ id: orderEvents.id });
  if (row) await jobs.add(tx, announcePaymentJob, { userId, eventId: row.id });
}

interface Announced {
  readonly tx: Database;
  readonly jobs: JobQueue;
}

type NewState = Partial<Extract<PaymentDecision, { kind: 'moved' }>['now']>;

/** Stores the order's new state, adds it to the history, and queues the mails about it. */
export async function storeStatusChange(
  { tx, jobs }: Announced,
  order: StoredOrder,
  now: NewState,
): Promise<void> {
  const after = { ...order, ...now };
  const moved = after.status === order.status ? undefined : after.status;
  const refunded = refundedCentsOf(after) - refundedCentsOf(order);
  const failed = failedCents(after.refunds) - failedCents(order.refunds);
  const isPaid = moved === 'paid' && order.status !== 'refunded';
  await tx
    .update(orders)
    .set({
      ...now,
      updatedAt: sql`now()`,
      ...((isPaid || refunded !== 0 || failed > 0) && { revision: order.revision + 1 }),
      ...(isPaid && { paidAt: sql`now()` }),
      ...(refunded > 0 && { refundedAt: sql`now()` }),
      ...(refundedCentsOf(after) === 0 && { refundedAt: null }),
    })
    .where(own(order));
  const announced = { tx, jobs };
  if (failed > 0) await recordEvent(announced, order, 'refund_failed', formatCents(cents(failed)));
  const event = moved && EVENT_OF[moved];
  if (event && (moved !== 'paid' || isPaid)) await recordEvent(announced, order, event);
  if (refunded > 0 && moved !== 'refunded') {
    await recordEvent(announced, order, 'partly_refunded', formatCents(cents(after.refundedCents)));
  }
}

/** Records in the order's history, once, that a payment does not match it. */
export async function recordMismatch({ tx, jobs }: Announced, order: StoredOrder): Promise<void> {
  const isMismatchEvent = and(
    eq(orderEvents.userId, order.userId),
    eq(orderEvents.orderId, order.id),
    eq(orderEvents.kind, 'payment_misfit'),
  );
  if ((await tx.$count(orderEvents, isMismatchEvent)) === 0) {
    await recordEvent({ tx, jobs }, order, 'payment_misfit');
  }
}

/** Updates the order by the payment service's answer; undefined if the order no longer exists. */
export async function settlePayment(
  { db, jobs }: { readonly db: Database; readonly jobs: JobQueue },
  fact: PaymentFact,
): Promise<PaymentDecision | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrderOf(tx, fact);
    if (!order) return undefined;
    const verdict = decidePayment(order, fact);
    if (verdict.kind === 'moved') await storeStatusChange({ tx, jobs }, order, verdict.now);
    if (verdict.kind === 'refused') await recordMismatch({ tx, jobs }, order);
    return verdict;
  });
}

/** Updates the order by the payment service's answer about a refund; does nothing if there is no such order. */
export async function settleRefund({ tx, jobs }: Announced, fact: RefundFact): Promise<void> {
  const order = await lockPaidOrder(tx, fact.paymentId);
  const verdict = order && decideRefund(order, fact);
  if (order && verdict?.kind === 'moved') await storeStatusChange({ tx, jobs }, order, verdict.now);
}

/** Orders paid through Stripe of which something has to be refunded, newest first; at most `limit`. */
export async function listOwedRefunds(
  db: Database,
  limit: number,
): Promise<Array<{ paymentId: string | null }>> {
  return db
    .select({ paymentId: orders.paymentIntentId })
    .from(orders)
    .where(and(IN_HAND.refund_due(orders), isNotNull(orders.paymentIntentId)))
    .orderBy(desc(orders.id))
    .limit(limit);
}

/** Stores the event; false if it was stored before. */
export async function insertPaymentEvent(
  tx: Database,
  event: Omit<typeof paymentEvents.$inferInsert, 'receivedAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

/** Orders with a page that were last updated between the two times, longest wait first; at most `limit`. */
export async function listWaitingPayments(
  db: Database,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNotNull(orders.checkoutSessionId),
        between(orders.updatedAt, after, before),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(limit);
}
