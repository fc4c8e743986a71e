import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { ANSWER_MILLISECONDS, type Database } from '../client.ts';
import { connectionOf, finderOf } from '../connection/primary-client.ts';
import type { Job, JobHandler } from './job.ts';
import { type Log, quietLog } from './quiet-log.ts';
import { recordableError } from './recordable-error.ts';

/** A worker that says nothing for so long is dead: another one begins its job anew. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 30;
/** Where the database cannot notify of new jobs, as through a pooler of transactions. */
const POLL_SECONDS = 5;
/** Where it tells: only those whose wait for a new try is over have to be found. */
const LONGEST_POLL_SECONDS = 60;
/** For what is not used here, or is no matter of seconds: an idle server should leave its database alone. */
const SELDOM_SECONDS = 45;
const HOUR_SECONDS = 3600;
const LISTEN_CHECK_MILLISECONDS = 30_000;
/** Well under the ten seconds that Docker gives a server to stop. */
const STOP_MILLISECONDS = 5000;
/** After those, for a database that no longer answers: the queue would wait for it. */
const STRAGGLING_MILLISECONDS = 1500;
/** Beside the app's own connections: for the queue alone. */
const CONNECTIONS = 4;

interface AddOptions {
  /** While a job of this key is waiting or at work, another one is not added. */
  readonly key?: string;
}

interface Piece<Data> extends AddOptions {
  readonly data: Data;
  /** 0 unless said; those of a higher one are worked at first, and of several alike the oldest. */
  readonly priority?: number;
}

/** Work to be done after the request. It lies in the database: a restart loses none of it. */
export interface JobQueue {
  /** Adds a piece of work; in a transaction it is there when the transaction is, or never. */
  add<Data extends z.ZodType>(
    db: Database,
    job: Job<Data>,
    data: z.input<Data>,
    options?: AddOptions,
  ): Promise<void>;
  /** The same of many pieces of one kind, in one statement. */
  addMany<Data extends z.ZodType>(
    db: Database,
    job: Job<Data>,
    pieces: readonly Piece<z.input<Data>>[],
  ): Promise<void>;
  /** Takes back those of these keys whose work has not begun; in a transaction they are gone when it is. */
  drop(db: Database, job: Job, keys: readonly string[]): Promise<void>;
}

export interface RunningJobQueue extends JobQueue {
  /** Begins to work. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Lets the jobs at work finish for a while; what is not done then is done after the next start. */
  stop(): Promise<void>;
}

interface Settings {
  /** The database's address, where jobs are worked at; or a way to ask it, where they are only added. */
  readonly database: string | Db;
  readonly jobs: readonly Job[];
  readonly log: Log;
}

function open({ database, log }: Omit<Settings, 'jobs'>): PgBoss {
  const isWorker = typeof database === 'string';
  const boss = new PgBoss({
    ...(isWorker
      ? {
          ...connectionOf(database),
          // Its listener is a client of its own, which knows one server alone.
          stream: () => finderOf(database)?.openSocket() ?? new Socket(),
          max: CONNECTIONS,
          useListenNotify: true,
          // The driver's own setting, which the queue hands on.
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
  // Without a listener a lost connection would end the process; the queue connects again by itself.
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
    await handler.run(job.data, { isLast: job.retryCount >= job.retryLimit, signal: job.signal });
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
        // Of many that were added at once only the first is heard of: the next is looked for without a wait.
        boss.notifyWorker(worker);
      }
    },
  );
}

/** Opens the queue, ready to be added to; its tables are made or brought up to date where jobs are worked at. */
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
        // The queue lets one job of a key be at a time; without a key of its own each job is one of a kind.
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
      // As the queue's own index has it, which the statement is to use.
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
      // From here on it is no fault that the queue finds its connections closed.
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
