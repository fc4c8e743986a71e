import { moveOrder } from '@game-plan/domain/orders/order-status';
import { paymentLines } from '@game-plan/domain/orders/payment-lines';
import { paymentReference } from '@game-plan/domain/orders/payment-reference';
import { PaymentError, type Payments } from '#adapters/payments/port.ts';
import type { Deps } from '#deps';
import {
  findStoredOrder,
  lockOrder,
  type StoredOrder,
  settlePayment,
  storeStatusChange,
} from '#features/payments/payment-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { versionOf } from '#http/etag.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log' | 'now'>;

interface Begin {
  readonly userId: number;
  readonly orderId: number;
  /** The origin of the person's browser, to which the payment page leads back. */
  readonly origin: string;
}

/**
 * Stripe repeats its answer to an idempotency key for a day, including failures. Clicks within this time count as the
 * same call; a later click is a new one.
 */
const SAME_TRY_MILLISECONDS = 60_000;

/** If two requests create a page concurrently, the second attempt finds the other's page. */
const TRIES = 3;

/** Shown when the payment page cannot be opened. */
export const NO_PAGE_NOW =
  'The payment page could not be opened just now. Your order is kept: try again in a minute.';

const alreadyPaid = () => new AppError('conflict', 'This order is already paid');
const wasRefunded = () =>
  new AppError('conflict', 'This order was refunded. To buy it again, place a new order.');

/**
 * The address of the order's payment page: an open one, or a new one. Call it outside any transaction. Throws an
 * AppError: 'not_found' for another user's order, 'conflict' for one that cannot be paid, 'upstream_failed' if Stripe
 * does not answer.
 */
export async function beginPayment(deps: Needed, begin: Begin): Promise<string> {
  try {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { order, payments } = await findPayable(deps, begin);
      const url = (await openPageOf(deps, payments, order)) ?? (await makePage(deps, payments, order, begin));
      if (url !== undefined) return url;
    }
    throw new PaymentError('Others made pages for this order all the time');
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError('upstream_failed', NO_PAGE_NOW, { cause: error });
  }
}

async function findPayable({ db, payments, log }: Needed, { userId, orderId }: Begin) {
  const order = await findStoredOrder(db, userId, orderId);
  if (!order) throw notFound('This order');
  if (order.stage === 'cancelled') throw new AppError('conflict', 'This order was cancelled');
  if (moveOrder(order.status, 'page_made').kind === 'illegal') {
    log.warn({ orderId, status: order.status }, 'A payment page was asked for where none may be made');
    throw order.status === 'refunded' ? wasRefunded() : alreadyPaid();
  }
  if (order.paymentMethod !== 'stripe') throw new AppError('conflict', 'This order is to be paid on site');
  if (!payments) {
    throw new AppError('not_set_up', 'Online payment is no longer set up here. You can pay on site.');
  }
  return { order, payments };
}

/** The order's existing page if it is still open. The state reported by Stripe also updates the order. */
async function openPageOf({ db, jobs, log }: Needed, payments: Payments, order: StoredOrder) {
  if (order.checkoutSessionId === null) return undefined;
  const page = await payments.readPage(order.checkoutSessionId);
  if (!page) return undefined;
  const verdict = await settlePayment({ db, jobs }, page.payment);
  if (verdict?.kind === 'refused') {
    log.error(
      { orderId: order.id, page: page.id, reason: verdict.reason },
      'A payment does not fit its order',
    );
    throw new AppError(
      'conflict',
      'A payment came in that does not match this order. The business has to look at it first.',
    );
  }
  const { status } = page.payment;
  if (status === 'paid') throw alreadyPaid();
  // If an event has reported that the payment failed, the order no longer waits for it.
  if (status === 'processing' && order.status !== 'failed') {
    throw new AppError('conflict', 'Your payment is on its way. It shows here as soon as it arrives.');
  }
  return status === 'open' ? page.url : undefined;
}

/** Creates a payment page and stores it; undefined if another request has stored one meanwhile. */
async function makePage(
  { db, jobs, log, now }: Needed,
  payments: Payments,
  order: StoredOrder,
  { origin }: Begin,
) {
  const reference = paymentReference(order);
  const back = `${origin}/cart?order=${order.id}&payment=`;
  const attempt = Math.floor(now().getTime() / SAME_TRY_MILLISECONDS);
  const page = await payments.createPage({
    orderId: order.id,
    reference,
    lines: paymentLines(order),
    totalCents: order.totalAmountCents,
    idempotencyKey: `order-${reference}-${versionOf([order.checkoutSessionId, origin, attempt])}`,
    successUrl: `${back}success`,
    cancelUrl: `${back}cancelled`,
  });

  const isKept = await db.transaction(async (tx) => {
    const current = await lockOrder(tx, order);
    if (!current || current.stage === 'cancelled' || !(await findUser(tx, order.userId))) return false;
    const move = moveOrder(current.status, 'page_made');
    if (move.kind === 'illegal') return false;
    if (current.checkoutSessionId === page.id) return true;
    if (current.checkoutSessionId !== order.checkoutSessionId) return false;
    await storeStatusChange({ tx, jobs }, current, {
      checkoutSessionId: page.id,
      ...(move.kind === 'moved' && { status: move.status }),
    });
    return true;
  });
  if (isKept) return page.url;
  await payments.closePage(page.id).catch((error: unknown) => {
    log.warn(
      { err: error, orderId: order.id },
      'A payment page that is no longer needed could not be closed',
    );
  });
  return undefined;
}
