import { z } from 'zod';
import { job } from './job.ts';

/**
 * Mails one admin that orders were deleted with their buyer's account. They no longer exist when the mail is sent, so the
 * job carries their numbers and what is open about them.
 */
export const mailDeletedOrdersJob = job({
  name: 'mail-deleted-orders',
  data: z.object({
    recipientId: z.int(),
    orders: z.array(z.object({ id: z.int(), appointment: z.string().nullable(), isPaid: z.boolean() })),
  }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});
