import { REMINDER_KINDS } from '@game-plan/domain/reminders/reminder';
import { isTimeZone } from '@game-plan/domain/time-zones';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, text } from '../schemas/primitives.ts';

const choices = z.object({
  kinds: z.array(z.enum(REMINDER_KINDS)).max(REMINDER_KINDS.length),
  /** How many days before its date food is announced. */
  expiryDays: z.int().min(1, 'From 1 to 7 days').max(7, 'From 1 to 7 days'),
  /** The hour of the day, in `timeZone`. */
  hour: z.int().min(0, 'From 0 to 23').max(23, 'From 0 to 23'),
  timeZone: text(60).refine(isTimeZone, 'Choose a time zone such as Europe/Berlin'),
  byMail: z.boolean(),
});

const browserSchema = z.object({
  id: idSchema,
  /** 'Chromium on Linux'; null if unknown. */
  device: z.string().nullable(),
  addedAt: instantSchema,
  /** Whether it is the browser of this session. */
  isCurrent: z.boolean(),
});
export type ReminderBrowser = z.infer<typeof browserSchema>;

const remindersSchema = choices.extend({
  /** Null until the person has chosen. */
  timeZone: z.string().nullable(),
  /** Whether mails can be sent: this server has no mail server, or the person no confirmed address. */
  mail: z.enum(['possible', 'no_server', 'no_address']),
  /** The browsers that show notifications, of sessions that have not ended. */
  browsers: z.array(browserSchema),
  /** The public key of this server (VAPID, RFC 8292) that a browser subscribes with. */
  pushKey: z.string(),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** A public key or a secret, as `PushSubscription.toJSON()` writes it. */
const keySchema = (characters: number) => text(characters).pipe(z.base64url('Not a key of a browser'));

/** Reminders that a person chooses; none by default. */
export const reminders = {
  get: endpoint({
    method: 'GET',
    path: '/api/reminders',
    access: 'user',
    summary: 'What you are reminded of, when, and where.',
    response: remindersSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/reminders',
    access: 'user',
    summary: 'Choose what you are reminded of, at which hour of your time zone, and whether by mail.',
    body: choices,
    response: remindersSchema,
  }),
  addBrowser: endpoint({
    method: 'POST',
    path: '/api/reminders/browsers',
    access: 'user',
    summary: 'Have reminders shown by the browser of this session, by its push subscription.',
    body: z.object({
      endpoint: text(1000).pipe(z.url('Not an address of a push service')),
      keys: z.object({ p256dh: keySchema(100), auth: keySchema(40) }),
    }),
    response: browserSchema,
    status: 201,
  }),
  removeBrowser: endpoint({
    method: 'DELETE',
    path: '/api/reminders/browsers/{id}',
    access: 'user',
    summary: 'End the reminders of a browser.',
    params: idParams,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/reminders/test',
    access: 'user',
    summary: 'Send yourself a reminder now, wherever they are on.',
    response: z.object({ sent: z.int() }),
  }),
};

const codeParams = z.object({ code: text(60) });

/** What a mail's links lead to: whoever has one can end the mails that it is in. */
export const reminderEnding = {
  ask: endpoint({
    method: 'GET',
    path: '/api/reminders/end/{code}',
    access: 'public',
    summary: 'A page that asks whether to end reminders by mail, with the code of a mail.',
    params: codeParams,
    file: ['text/html'],
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/reminders/end/{code}',
    access: 'public',
    summary: 'End reminders by mail with the code of a mail, in one step as RFC 8058 describes.',
    params: codeParams,
    file: ['text/html'],
  }),
};
