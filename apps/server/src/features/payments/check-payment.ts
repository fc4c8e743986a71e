import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { orders } from '@game-plan/contracts/shop/orders';
import type { PaymentStatus } from '@game-plan/domain/orders/order-status';
import { PaymentError } from '#adapters/payments/port.ts';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { logPaymentMismatch } from './log-payment-mismatch.ts';
import { findStoredOrder, type StoredOrder, settlePayment } from './payment-queries.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'payments' | 'log'>;

type PaymentState = ResponseOf<typeof orders.checkPayment>;

/** Whether the payment service may have news about it. */
const isOpen = ({ status }: StoredOrder) => status !== 'paid' && status !== 'refunded';

/**
 * Asks for the state of the order's page and updates the order; undefined if there is no page. Throws a PaymentError.
 */
export async function refreshPayment(
  { db, jobs, payments, log }: Needed,
  order: StoredOrder,
): Promise<PaymentStatus | undefined> {
  if (!payments || order.checkoutSessionId === null) return undefined;
  const page = await payments.readPage(order.checkoutSessionId);
  if (!page) return undefined;
  const verdict = await settlePayment({ db, jobs }, page.payment);
  if (verdict?.kind === 'refused') {
    logPaymentMismatch(log, { orderId: order.id, reason: verdict.reason }, page.payment);
  }
  if (verdict?.kind === 'moved') {
    log.info({ orderId: order.id, from: order.status, to: verdict.now.status }, 'A payment moved its order');
  }
  return page.payment.status;
}

/**
 * The state of an order's payment; while it is open, the payment service is asked. A server without a public address
 * gets no events and learns of a payment when the buyer returns from the page.
 */
export async function checkPayment(deps: Needed, userId: number, orderId: number): Promise<PaymentState> {
  const order = await findStoredOrder(deps.db, userId, orderId);
  if (!order) throw notFound('This order');
  if (!isOpen(order)) return { status: order.status, isOnItsWay: false };
  const paymentStatus = await refreshForPerson(deps, order);
  const status = (await findStoredOrder(deps.db, userId, orderId))?.status ?? order.status;
  return { status, isOnItsWay: status === 'pending' && paymentStatus === 'processing' };
}

async function refreshForPerson(deps: Needed, order: StoredOrder): Promise<PaymentStatus | undefined> {
  try {
    return await refreshPayment(deps, order);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError(
      'upstream_failed',
      'Stripe does not answer just now. Your payment is not lost: look again in a moment.',
      { cause: error },
    );
  }
}
