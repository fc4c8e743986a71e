import type { z } from 'zod';

/** A kind of work that is done after the request, once, even if the server is restarted in between. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  /** As the queue stores it: 'send-invitation'. */
  readonly name: string;
  /** What a piece of work carries: ids, never secrets. */
  readonly data: Data;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** Seconds before the first new try; each further wait is about twice as long. */
  readonly retryDelaySeconds: number;
  /** Seconds after which a try counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of them one server works at at once; one unless said. */
  readonly parallel?: number;
  /** When it runs by itself, as cron says it, in UTC. */
  readonly schedule?: string;
}

/** Writes a job down; its data's type is its schema's. */
export function job<Data extends z.ZodType>(definition: Job<Data>): Job<Data> {
  return definition;
}

/** A try of a job. */
export interface Attempt {
  /** No other follows if this one fails. */
  readonly isLast: boolean;
  /** Aborted when the server stops or the time is over. */
  readonly signal: AbortSignal;
}

/** A job with the work to do for it. A failure is thrown; the queue tries again. */
export interface JobHandler<Data extends z.ZodType = z.ZodType> {
  readonly job: Job<Data>;
  readonly run: (data: z.output<Data>, attempt: Attempt) => Promise<void>;
}

/** Joins a job and its work, so that the work's data is the job's. */
export function handle<Data extends z.ZodType>(
  definition: Job<Data>,
  run: JobHandler<Data>['run'],
): JobHandler {
  return { job: definition, run: (data, attempt) => run(definition.data.parse(data), attempt) };
}
