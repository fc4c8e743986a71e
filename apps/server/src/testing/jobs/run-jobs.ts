import type { Pool } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { JobHandler } from '#db/jobs/job.ts';

/** Lets the queue use a pool that the caller closes. */
export const poolAsDb = (pool: Pool): Db => ({
  executeSql: (text, values) => pool.query({ text, values: values ? [...values] : [] }),
});

/** Only a working queue gives its jobs a signal. */
const NEVER = new AbortController().signal;

/**
 * Runs every waiting job of the handlers until none is left, as the running server would. Failed jobs are retried
 * immediately, as often as defined.
 */
export async function runJobs(pool: Pool, handlers: readonly JobHandler[]): Promise<void> {
  const boss = new PgBoss({ db: poolAsDb(pool), migrate: false, supervise: false, schedule: false });
  await boss.start();
  let found = true;
  while (found) {
    found = false;
    for (const { job, run } of handlers) {
      const fetched = await boss.fetch(job.name, { includeMetadata: true, ignoreStartAfter: true });
      for (const { id, data, retryCount, retryLimit } of fetched) {
        found = true;
        try {
          await run(data, { isFirst: retryCount === 0, isLast: retryCount >= retryLimit, signal: NEVER });
          await boss.complete(job.name, id);
        } catch (error) {
          await boss.fail(job.name, id, error instanceof Error ? error : null);
        }
      }
    }
  }
  await boss.stop({ graceful: false });
}
