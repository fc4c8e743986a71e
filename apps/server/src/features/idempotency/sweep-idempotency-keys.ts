import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { deleteExpiredIdempotencyKeys } from './idempotency-key-queries.ts';

export const sweepIdempotencyKeysJob = job({
  name: 'sweep-idempotency-keys',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '20 * * * *',
});

/** Deletes expired idempotency keys. */
export function sweepIdempotencyKeysHandler({ db, now }: Pick<Deps, 'db' | 'now'>): JobHandler {
  return handle(sweepIdempotencyKeysJob, () => deleteExpiredIdempotencyKeys(db, now()));
}
