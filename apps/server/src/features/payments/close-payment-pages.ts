import { handle, type JobHandler } from '#db/jobs/job.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import type { Deps } from '#deps';
import { settlePayment } from './payment-queries.ts';

/** Closes open pages. If a payment has already arrived, the order is updated and shows it. */
export const closePaymentPages = ({ db, jobs, payments }: Deps): JobHandler =>
  handle(closePaymentPagesJob, async ({ pageIds }) => {
    if (!payments) return;
    for (const pageId of pageIds) {
      const page = await payments.readPage(pageId);
      const status = page?.payment.status;
      if (status === 'open') await payments.closePage(pageId);
      if (page && (status === 'paid' || status === 'processing'))
        await settlePayment({ db, jobs }, page.payment);
    }
  });
