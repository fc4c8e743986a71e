import { z } from 'zod';
import { job } from './job.ts';

/**
 * Mails one admin that the buyer of unsettled orders has deleted their account. The job carries the orders' numbers and
 * what is open about them, as it was then.
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

/** Queues the mails about news of a payment, in an attempt of its own: whoever stores the news knows no recipients. */
export const announcePaymentJob = job({
  name: 'announce-payment',
  data: z.object({ userId: z.int(), eventId: z.int() }),
  retries: 8,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});
