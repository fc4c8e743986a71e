import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { deleteDeadSessions } from './session-queries.ts';

export const sweepSessionsJob = job({
  name: 'sweep-sessions',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '40 * * * *',
});

/** Deletes ended sessions, and those that a last request wrote for an account just deleted. */
export function sweepSessionsHandler({ db, now }: Pick<Deps, 'db' | 'now'>): JobHandler {
  return handle(sweepSessionsJob, () => deleteDeadSessions(db, now()));
}
