import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import { deleteOldRemovals } from '#db/removals.ts';
import type { Deps } from '#deps';

export const sweepRemovalsJob = job({
  name: 'sweep-removals',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '50 * * * *',
});

/** Deletes what was removed more than a day ago, which can no longer be undone. */
export function sweepRemovalsHandler({ db }: Pick<Deps, 'db'>): JobHandler {
  return handle(sweepRemovalsJob, () => deleteOldRemovals(db));
}
