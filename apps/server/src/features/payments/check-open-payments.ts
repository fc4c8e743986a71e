import { z } from 'zod';
import type { Payments } from '#adapters/payments/port.ts';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { refreshPayment } from './check-payment.ts';
import { listOwedRefunds, listWaitingPayments, settleRefund } from './payment-queries.ts';

const WAIT_MILLISECONDS = 10 * 60_000;
/** A page is open for a day and the slowest bank debit takes two weeks; older orders are abandoned. */
const LONGEST_WAIT_MILLISECONDS = 30 * 86_400_000;
const AT_ONCE = 100;

type Needed = Pick<Deps, 'db' | 'payments' | 'log' | 'now' | 'jobs'>;

/**
 * Every ten minutes: without webhooks this is the only way to find a payment if the buyer closed the page before
 * returning.
 */
export const checkOpenPaymentsJob = job({
  name: 'check-open-payments',
  data: z.object({}),
  retries: 0,
  retryDelaySeconds: 0,
  timeoutSeconds: 540,
  schedule: '*/10 * * * *',
});

/** Asks for the state of the pages of unpaid orders, and for refunds. Throws a PaymentError; all orders are then checked the next time. */
async function checkOpenPayments(deps: Needed, signal?: AbortSignal): Promise<void> {
  if (!deps.payments) return;
  const ago = (milliseconds: number) => new Date(deps.now().getTime() - milliseconds);
  const waiting = await listWaitingPayments(deps.db, {
    after: ago(LONGEST_WAIT_MILLISECONDS),
    before: ago(WAIT_MILLISECONDS),
    limit: AT_ONCE,
  });
  for (const order of waiting) {
    if (signal?.aborted) return;
    await refreshPayment(deps, order);
  }
  await checkRefunds(deps, deps.payments, signal);
}

/**
 * Asks for the refunds of the orders that wait for one: there may be no webhook, or one without the events of refunds. Of
 * older orders only a sum is stored, which says too little once one of its refunds fails.
 */
async function checkRefunds(deps: Needed, payments: Payments, signal?: AbortSignal): Promise<void> {
  const { db, jobs } = deps;
  for (const { paymentId } of await listOwedRefunds(db, AT_ONCE)) {
    if (signal?.aborted) return;
    if (paymentId === null) continue;
    const refunds = await payments.readRefunds(paymentId);
    await db.transaction(async (tx) => {
      for (const refund of refunds) {
        await settleRefund({ tx, jobs }, refund);
      }
    });
  }
}

export const checkOpenPaymentsHandler = (deps: Deps): JobHandler =>
  handle(checkOpenPaymentsJob, (_data, { signal }) => checkOpenPayments(deps, signal));
