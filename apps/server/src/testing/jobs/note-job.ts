import { z } from 'zod';
import { job } from '#db/jobs/job.ts';

/** A job for the queue's own tests. */
export const note = job({
  name: 'note',
  data: z.object({ text: z.string() }),
  retries: 2,
  retryDelaySeconds: 0,
  timeoutSeconds: 60,
});
