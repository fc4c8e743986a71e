import { isTimeZone } from '@game-plan/domain/time-zones';
import { WEBHOOK_CALL_STATES, WEBHOOK_EVENTS } from '@game-plan/domain/webhook-events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText, text } from '../schemas/primitives.ts';

/** Far more than a household has programs to tell. */
export const WEBHOOKS_MAX = 10;

const NOT_A_WEB_ADDRESS = 'Enter an address that starts with https:// or http://';

const isWebAddress = (url: string) =>
  ['https://', 'http://'].some((scheme) => url.toLowerCase().startsWith(scheme));

const hasPassword = (url: string) =>
  url
    .slice(url.indexOf('//') + 2)
    .split('/', 1)[0]
    ?.includes('@') ?? false;

export const webhookChoices = z.object({
  url: requiredText(1000, 'Enter the address to call')
    .pipe(z.url({ error: NOT_A_WEB_ADDRESS, abort: true }))
    .refine(isWebAddress, { error: NOT_A_WEB_ADDRESS, abort: true })
    .refine((url) => !hasPassword(url), 'An address with a name and a password cannot be called'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, 'Choose at least one event')
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  /** The hour of the day in `timeZone` at which 'food.expiring' is told. */
  hour: z.int().min(0, 'From 0 to 23').max(23, 'From 0 to 23'),
  timeZone: text(60).refine(isTimeZone, 'Choose a time zone such as Europe/Berlin'),
});

const callSchema = z.object({
  id: idSchema,
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  state: z.enum(WEBHOOK_CALL_STATES),
  /** How often it was tried. */
  attempts: z.int(),
  createdAt: instantSchema,
  /** The last attempt; null before the first. */
  triedAt: instantSchema.nullable(),
  /** The HTTP status of the last answer; null if there was none. */
  status: z.int().nullable(),
  /** How the last answer begins, or why there was none. */
  answer: z.string().nullable(),
});
export type WebhookCall = z.infer<typeof callSchema>;

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  hour: z.int(),
  timeZone: z.string(),
  addedAt: instantSchema,
  /** Since when nothing is sent, because the receiver failed for a day or cannot be called; null while it works. */
  pausedAt: instantSchema.nullable(),
  /** The last calls, the newest first. */
  calls: z.array(callSchema),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The key that calls are signed with (https://www.standardwebhooks.com): 'whsec_' and 32 bytes in base64. */
const secretSchema = z.string();

/** Calls to a person's own programs. */
export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    access: 'user',
    summary: 'Your webhooks with their last calls.',
    response: z.array(webhookSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    access: 'user',
    summary:
      'Have an address called when something happens. The answer has the secret, which is shown only once.',
    body: webhookChoices,
    response: z.object({ webhook: webhookSchema, secret: secretSchema }),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/webhooks/{id}',
    access: 'user',
    summary: 'Change a webhook, which also ends its pause.',
    params: idParams,
    body: webhookChoices,
    response: webhookSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    access: 'user',
    summary: 'Remove a webhook.',
    params: idParams,
  }),
  renewSecret: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    access: 'user',
    summary: 'Make a new secret, shown only once. The former one is used no more.',
    params: idParams,
    response: z.object({ secret: secretSchema }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    access: 'user',
    summary: 'Send a call of the type ‘test’ once. If it is delivered, a pause ends.',
    params: idParams,
    response: webhookSchema,
  }),
};
