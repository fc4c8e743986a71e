import { z } from 'zod';
import { job } from './job.ts';

/** Closes the payment pages of a deleted account, so that an order that no longer exists cannot be paid. */
export const closePaymentPagesJob = job({
  name: 'close-payment-pages',
  data: z.object({ pageIds: z.array(z.string()) }),
  // A payment page is open for a day, so later retries would be useless.
  retries: 8,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
});
