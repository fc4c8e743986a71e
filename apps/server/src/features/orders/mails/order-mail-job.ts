import { z } from 'zod';
import { job } from '#db/jobs/job.ts';

/** The mail of what became of an order, to one person. Waits as an invitation's mail does: about a day of tries. */
export const sendOrderMailJob = job({
  name: 'send-order-mail',
  data: z.object({
    /** The buyer, whose the order and its event are. */
    userId: z.int(),
    eventId: z.int(),
    recipientId: z.int(),
    as: z.enum(['buyer', 'admin']),
  }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});
