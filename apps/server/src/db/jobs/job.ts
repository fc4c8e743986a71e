import type { z } from 'zod';

/** A kind of work done once after the request, even if the server restarts in between. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  /** The name in the queue, such as 'send-invitation'. */
  readonly name: string;
  /** The data of one job: ids, never secrets. */
  readonly data: Data;
  /** Number of retries after a failure. */
  readonly retries: number;
  /** Seconds before the first retry; each further delay is about twice as long. */
  readonly retryDelaySeconds: number;
  /** Seconds after which an attempt counts as failed. */
  readonly timeoutSeconds: number;
  /** How many of these jobs one server runs at once; 1 by default. */
  readonly parallel?: number;
  /** Cron expression (UTC) for jobs that run periodically. */
  readonly schedule?: string;
}

/** Defines a job; the type of its data comes from its schema. */
export function job<Data extends z.ZodType>(definition: Job<Data>): Job<Data> {
  return definition;
}

/** One attempt to run a job. */
export interface Attempt {
  /** False for a retry. */
  readonly isFirst: boolean;
  /** Whether no retry follows if this attempt fails. */
  readonly isLast: boolean;
  /** Aborts when the server stops or the timeout is reached. */
  readonly signal: AbortSignal;
}

/** A job with its function. The function throws on failure, and the queue retries. */
export interface JobHandler<Data extends z.ZodType = z.ZodType> {
  readonly job: Job<Data>;
  readonly run: (data: z.output<Data>, attempt: Attempt) => Promise<void>;
}

/** Combines a job with its function, with matching data types. */
export function handle<Data extends z.ZodType>(
  definition: Job<Data>,
  run: JobHandler<Data>['run'],
): JobHandler {
  return { job: definition, run: (data, attempt) => run(definition.data.parse(data), attempt) };
}
