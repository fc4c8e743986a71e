import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { deleteExpiredSignIns } from '#features/auth/pending-sign-in-queries.ts';
import { deleteDeadSessions } from './session-queries.ts';

export const sweepSessionsJob = job({
  name: 'sweep-sessions',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '40 * * * *',
});

/** Deletes ended sessions, sign-ins that nobody finished, and the sessions that a last request wrote for an account just deleted. */
export function sweepSessionsHandler({ db, now }: Pick<Deps, 'db' | 'now'>): JobHandler {
  return handle(sweepSessionsJob, async () => {
    await deleteDeadSessions(db, now());
    await deleteExpiredSignIns(db, now());
  });
}
