import { moveOrder } from '@game-plan/domain/orders/order-status';
import { PaymentError, type Payments } from '#adapters/payments/port.ts';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import type { Deps } from '#deps';
import { settlePayment } from '#features/payments/payment-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { OrderRow } from './order-queries.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'payments'>;

const conflict = (message: string) => new AppError('conflict', message);

/**
 * Closes the order's payment page at Stripe, so that it is not paid twice. Call it outside any transaction. Throws an
 * AppError: 'conflict' if the payment has arrived or is being processed, 'upstream_failed' if Stripe does not answer.
 */
export async function stopOnlinePayment({ db, jobs, payments }: Needed, order: OrderRow): Promise<void> {
  if (!payments || order.checkoutSessionId === null || order.status !== 'pending') return;
  try {
    await closePage({ db, jobs }, payments, order.checkoutSessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError(
      'upstream_failed',
      'Stripe does not answer just now, and the buyer could still pay there: try again in a minute.',
      { cause: error },
    );
  }
}

async function closePage(
  stores: Pick<Deps, 'db' | 'jobs'>,
  payments: Payments,
  pageId: string,
): Promise<void> {
  const page = await payments.readPage(pageId);
  if (!page) return;
  if (page.payment.status === 'paid') {
    await settlePayment(stores, page.payment);
    throw conflict('This order was paid through Stripe in the meantime');
  }
  if (page.payment.status === 'processing') {
    throw conflict('A payment through Stripe is on its way: wait until it has arrived or failed');
  }
  if (page.payment.status === 'open') await payments.closePage(pageId);
}

/** Queues a job, with the transaction, that closes the payment page of a cancelled order. */
export async function closePageLater(tx: Database, jobs: JobQueue, order: OrderRow): Promise<void> {
  const { status, checkoutSessionId } = order;
  if (checkoutSessionId === null || moveOrder(status, 'page_made').kind === 'illegal') return;
  await jobs.add(tx, closePaymentPagesJob, { pageIds: [checkoutSessionId] });
}
