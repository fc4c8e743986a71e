import { REMINDER_KINDS } from '@game-plan/domain/reminders/reminder';
import { z } from 'zod';
import { job } from './job.ts';

/** Sends a reminder by mail, or to one browser. Retried for about an hour: a later one is of no use. */
export const sendReminderJob = job({
  name: 'send-reminder',
  data: z.object({
    userId: z.int(),
    kind: z.enum([...REMINDER_KINDS, 'test']),
    /** The person's own day. */
    day: z.iso.date(),
    /** The browser; by mail without it. */
    browserId: z.int().optional(),
  }),
  retries: 6,
  retryDelaySeconds: 60,
  timeoutSeconds: 120,
  parallel: 4,
});
