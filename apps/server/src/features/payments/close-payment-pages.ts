import { handle, type JobHandler } from '#db/jobs/job.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import type { Deps } from '#deps';
import { settlePayment } from './payment-queries.ts';

/**
 * Closes what is open still. Money that came already moves its order, which then says that it has to be given back; where
 * the order is gone with its account, the log says it.
 */
export const closePaymentPages = ({ db, payments, log }: Deps): JobHandler =>
  handle(closePaymentPagesJob, async ({ pageIds }) => {
    if (!payments) return;
    for (const pageId of pageIds) {
      const page = await payments.readPage(pageId);
      const status = page?.payment.status;
      if (status === 'open') await payments.closePage(pageId);
      if (!page || (status !== 'paid' && status !== 'processing')) continue;
      const verdict = await settlePayment(db, page.payment);
      if (!verdict) {
        const { paymentId, amountCents } = page.payment;
        log.error(
          { paymentId, amountCents },
          'A payment arrived for a deleted account: look at it in Stripe',
        );
      }
    }
  });
