import type { OrderStatus } from '@game-plan/domain/orders/order-status';
import { PaymentError } from '#adapters/payments/port.ts';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { logMisfit } from './log-misfit.ts';
import { findOrderToPay, type OrderToPay, settlePayment } from './payment-queries.ts';

type Needed = Pick<Deps, 'db' | 'payments' | 'log'>;

/** Whether the payment service could know more of it than we do. */
const isOpen = ({ status }: OrderToPay) => status !== 'paid' && status !== 'refunded';

/** Asks how the order's page stands, and moves the order by the answer. Throws a PaymentError. */
export async function askForPayment({ db, payments, log }: Needed, order: OrderToPay): Promise<void> {
  if (!payments || order.checkoutSessionId === null) return;
  const page = await payments.readPage(order.checkoutSessionId);
  if (!page) return;
  const verdict = await settlePayment(db, page.payment);
  if (verdict?.kind === 'refused') {
    logMisfit(log, { orderId: order.id, reason: verdict.reason }, page.payment);
  }
  if (verdict?.kind === 'moved') {
    log.info({ orderId: order.id, from: order.status, to: verdict.now.status }, 'A payment moved its order');
  }
}

/**
 * How an order's payment stands, asked of the payment service while it is open. A household without a public
 * address gets no events: the return from the page is when it hears of a payment.
 */
export async function checkPayment(deps: Needed, userId: number, orderId: number): Promise<OrderStatus> {
  const order = await findOrderToPay(deps.db, userId, orderId);
  if (!order) throw notFound('This order');
  if (!isOpen(order)) return order.status;
  try {
    await askForPayment(deps, order);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError(
      'upstream_failed',
      'Stripe does not answer just now. Your payment is not lost: look again in a moment.',
      { cause: error },
    );
  }
  return (await findOrderToPay(deps.db, userId, orderId))?.status ?? order.status;
}
