import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const EVENT_BYTES = 262_144;

export const payments = {
  stripeWebhook: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    summary: 'Only for Stripe: an event of a payment, with a signature of the raw body.',
    bodyLimit: { bytes: EVENT_BYTES, message: 'The event is too large' },
    response: z.object({
      /** The effect of the event; 'repeated' means that it was received before. */
      outcome: z.enum(['moved', 'unchanged', 'refused', 'ignored', 'repeated']),
    }),
  }),
};
