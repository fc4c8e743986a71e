import { z } from 'zod';
import { job } from './job.ts';

const callData = z.object({ userId: z.int(), callId: z.int() });

/** Makes a webhook's call. Retried like a mail, for about a day. */
export const callWebhookJob = job({
  name: 'call-webhook',
  data: callData,
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  parallel: 4,
});

/** Queues the calls that tell of a new order, in an attempt of its own: whoever stores the order knows no webhooks. */
export const tellOrderJob = job({
  name: 'tell-order',
  data: z.object({ userId: z.int(), orderId: z.int() }),
  retries: 8,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

/** Tells a person by mail that a webhook was paused. */
export const mailPausedWebhookJob = job({
  name: 'mail-paused-webhook',
  data: z.object({ userId: z.int(), webhookId: z.int() }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});
