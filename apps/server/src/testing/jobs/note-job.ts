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

/** A promise with its resolver: a job tells the test that it has got there. */
export function signal<T = void>() {
  let tell: (value: T) => void = () => undefined;
  const told = new Promise<T>((resolve) => {
    tell = resolve;
  });
  return { told, tell };
}
