import { z } from 'zod';
import { job } from '#db/jobs/job.ts';

/**
 * Retries after 1, 2, 4, 8, 16 and 32 minutes, then every hour: about a day in total, which covers greylisting and a
 * mail server that is down overnight.
 */
export const sendInvitationJob = job({
  name: 'send-invitation',
  data: z.object({ invitationId: z.int() }),
  retries: 30,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
});

/** Hourly instead of daily, because a server at home is not always on. */
export const purgeInvitationsJob = job({
  name: 'purge-invitations',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '20 * * * *',
});
