import { z } from 'zod';
import { job } from './job.ts';

/** Closes payment pages of a deleted account or of an order that must not be paid online any more. */
export const closePaymentPagesJob = job({
  name: 'close-payment-pages',
  data: z.object({ pageIds: z.array(z.string()) }),
  // A payment page is open for a day, so later retries would be useless.
  retries: 8,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
});
