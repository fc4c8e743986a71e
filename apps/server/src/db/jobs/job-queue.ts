import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { ANSWER_MILLISECONDS, type Database } from '../client.ts';
import type { Job, JobHandler } from './job.ts';
import { type Log, quietLog } from './quiet-log.ts';
import { recordableError } from './recordable-error.ts';

/** A worker without a heartbeat for this long is considered dead, and its job is started again. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 30;
/** Polling interval if the database cannot notify of new jobs, for example through a pooler in transaction mode. */
const POLL_SECONDS = 5;
/** Polling interval with notifications, to find only jobs whose retry delay is over. */
const LONGEST_POLL_SECONDS = 60;
/** Interval of maintenance that is unused here or not urgent, so that an idle server leaves its database alone. */
const SELDOM_SECONDS = 45;
const HOUR_SECONDS = 3600;
const LISTEN_CHECK_MILLISECONDS = 30_000;
/** Well below the ten seconds that Docker allows for a stop. */
const STOP_MILLISECONDS = 5000;
/** Extra time if the database no longer answers, for which the queue would wait. */
const STRAGGLING_MILLISECONDS = 1500;
/** Connections of the queue, in addition to the app's own. */
const CONNECTIONS = 4;

interface AddOptions {
  /** While a job with this key is waiting or running, no second one is added. */
  readonly key?: string;
}

interface Piece<Data> extends AddOptions {
  readonly data: Data;
  /** Default 0. Jobs with higher priority run first, then older ones. */
  readonly priority?: number;
}

/** A queue for work after the request. It is stored in the database, so a restart loses nothing. */
export interface JobQueue {
  /** Adds a job. In a transaction, it is added only if the transaction commits. */
  add<Data extends z.ZodType>(
    db: Database,
    job: Job<Data>,
    data: z.input<Data>,
    options?: AddOptions,
  ): Promise<void>;
  /** Adds many jobs of one kind in one statement. */
  addMany<Data extends z.ZodType>(
    db: Database,
    job: Job<Data>,
    pieces: readonly Piece<z.input<Data>>[],
  ): Promise<void>;
  /** Removes the jobs with these keys that have not started, as part of the transaction if there is one. */
  drop(db: Database, job: Job, keys: readonly string[]): Promise<void>;
}

export interface RunningJobQueue extends JobQueue {
  /** Starts working. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Gives running jobs some time to finish; the rest is done after the next start. */
  stop(): Promise<void>;
}

interface Settings {
  /** The database's address where jobs are run, or a connection where they are only added. */
  readonly database: string | Db;
  readonly jobs: readonly Job[];
  readonly log: Log;
}

function open({ database, log }: Omit<Settings, 'jobs'>): PgBoss {
  const isWorker = typeof database === 'string';
  const boss = new PgBoss({
    ...(isWorker
      ? {
          connectionString: database,
          max: CONNECTIONS,
          useListenNotify: true,
          // A setting of the driver, which the queue passes on.
          query_timeout: ANSWER_MILLISECONDS,
        }
      : { db: database }),
    migrate: isWorker,
    createSchema: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: SELDOM_SECONDS,
    cronWorkerIntervalSeconds: SELDOM_SECONDS,
    flowIntervalSeconds: HOUR_SECONDS,
    notifyHeartbeatIntervalMs: LISTEN_CHECK_MILLISECONDS,
  });
  const faults = quietLog(log);
  // Without a listener a lost connection would end the process; the queue reconnects by itself.
  boss.on('error', (error) => faults.warn({ err: error }, 'The job queue had a fault'));
  boss.on('warning', ({ message }) => faults.warn({}, `The job queue warns: ${message}`));
  return boss;
}

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, retries, retryDelaySeconds, timeoutSeconds } of jobs) {
    const options = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: retryDelaySeconds > 0,
      expireInSeconds: timeoutSeconds,
      notify: true,
    };
    await boss.createQueue(name, {
      ...options,
      policy: 'exclusive',
      ...(retryDelaySeconds > 0 && { retryDelayMax: HOUR_SECONDS }),
      heartbeatSeconds: HEARTBEAT_SECONDS,
    });
    await boss.updateQueue(name, options);
  }
}

async function runOne(handler: JobHandler, job: JobWithMetadata<unknown>, log: Log): Promise<void> {
  try {
    const { retryCount, retryLimit, signal } = job;
    await handler.run(job.data, { isFirst: retryCount === 0, isLast: retryCount >= retryLimit, signal });
  } catch (error) {
    log.warn({ err: error, job: job.name, attempt: job.retryCount + 1 }, 'A job failed');
    throw recordableError(error);
  }
}

const pollSeconds = ({ retryDelaySeconds, retries }: Job) =>
  retries === 0
    ? LONGEST_POLL_SECONDS
    : Math.min(Math.max(retryDelaySeconds, POLL_SECONDS), LONGEST_POLL_SECONDS);

async function startWorker(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  const worker = await boss.work(
    handler.job.name,
    {
      includeMetadata: true,
      notifyPollingIntervalSeconds: pollSeconds(handler.job),
      pollingIntervalSeconds: POLL_SECONDS,
    },
    async ([job]) => {
      try {
        if (job) await runOne(handler, job, log);
      } finally {
        // When many jobs are added at once, only the first is notified, so the next one is fetched immediately.
        boss.notifyWorker(worker);
      }
    },
  );
}

/**
 * Opens the queue, ready for jobs to be added. If this process runs jobs, it also creates or migrates the queue's
 * tables.
 */
export async function openJobQueue({ database, jobs, log }: Settings): Promise<RunningJobQueue> {
  const boss = open({ database, log });
  await boss.start();
  try {
    await createQueues(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    async add(db, job, data, { key } = {}) {
      await boss.send(job.name, data as object, {
        db: fromDrizzle(db, sql),
        // The queue allows one job per key at a time; a job without a key gets a unique one.
        singletonKey: key ?? crypto.randomUUID(),
      });
    },
    async addMany(db, job, pieces) {
      const inserts = pieces.map(({ data, key = crypto.randomUUID(), priority = 0 }) => ({
        data: data as object,
        singletonKey: key,
        priority,
      }));
      await boss.insert(job.name, inserts, { db: fromDrizzle(db, sql) });
    },
    async drop(db, job, keys) {
      // Matches the condition of the queue's own index, so that the statement uses it.
      await db.execute(sql`
        delete from pgboss.job where name = ${job.name} and policy = 'exclusive' and state = 'created'
        and coalesce(singleton_key, '') = any(${sql.param([...keys])}::text[])`);
    },
    async work(handlers) {
      for (const handler of handlers) {
        const { name, schedule, parallel = 1 } = handler.job;
        for (let worker = 0; worker < parallel; worker += 1) await startWorker(boss, handler, log);
        if (schedule) await boss.schedule(name, schedule, {}, { singletonKey: name, missed: 'once' });
      }
    },
    async stop() {
      // From here on, closed connections are expected.
      boss.removeAllListeners('error').on('error', () => undefined);
      const stopped = boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
      const late = new AbortController();
      await Promise.race([
        stopped,
        delay(STOP_MILLISECONDS + STRAGGLING_MILLISECONDS, undefined, { signal: late.signal }),
      ]).finally(() => late.abort());
    },
  };
}
