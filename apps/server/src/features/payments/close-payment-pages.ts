import { handle, type JobHandler } from '#db/jobs/job.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import type { Deps } from '#deps';

/** Closes what is open still; money that came already is told to the log, since no order tells of it any more. */
export const closePaymentPages = ({ payments, log }: Deps): JobHandler =>
  handle(closePaymentPagesJob, async ({ pageIds }) => {
    if (!payments) return;
    for (const pageId of pageIds) {
      const page = await payments.readPage(pageId);
      const news = page?.payment.news;
      if (news === 'open') await payments.closePage(pageId);
      if (news === 'paid' || news === 'processing') {
        const { paymentId, amountCents } = page?.payment ?? {};
        log.error({ paymentId, amountCents }, 'Somebody paid whose account is deleted: look at it in Stripe');
      }
    }
  });
