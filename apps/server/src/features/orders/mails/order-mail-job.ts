import { z } from 'zod';
import { job } from '#db/jobs/job.ts';

/** Sends the mail of an order's event to one person. Retried like an invitation's mail, for about a day. */
export const sendOrderMailJob = job({
  name: 'send-order-mail',
  data: z.object({
    /** The buyer, who owns the order and the event. */
    userId: z.int(),
    eventId: z.int(),
    recipientId: z.int(),
    as: z.enum(['buyer', 'admin']),
  }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});
