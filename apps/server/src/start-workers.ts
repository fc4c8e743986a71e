import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openDatabase } from '#db/open-database.ts';
import { upgradeDatabase } from '#db/upgrade-database.ts';
import { answerForAllWorkers } from '#features/metrics/worker-metrics.ts';
import type { Env } from './env.ts';
import { addressOf, connectionsOfServer, drainSeconds, type RunningServer } from './running-server.ts';
import { sessionSecret } from './session-secret.ts';

/** Thrown if a worker could not start; the worker has already printed the reason. */
export class WorkersError extends Error {}

/** Milliseconds before a worker that exited is restarted; doubled after each failure. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Runs the server in WEB_CONCURRENCY processes that share its port. This first process opens and migrates the database
 * (starting the embedded one once for all), creates the session secret, and restarts workers that exit. `onNoneLeft` is
 * called when the last worker has exited and cannot be restarted. Throws WorkersError and every error of `startServer`.
 */
export async function startWorkers(
  env: Env,
  log: FastifyBaseLogger,
  onNoneLeft: () => void,
): Promise<RunningServer> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    connections: connectionsOfServer(env),
    log,
  });
  const stopping = new AbortController();
  const workers = new Map<number, Worker>();

  /** Starts a worker and resolves when it answers. `shared` is added to its environment. */
  async function start(number: number, shared: Record<string, string>): Promise<Worker> {
    const worker = cluster.fork({ ...shared, WORKER_NUMBER: String(number) });
    workers.set(number, worker);
    const ended = once(worker, 'exit').then(([code, signal]) => {
      workers.delete(number);
      return { code: code as number | null, signal: signal as string | null };
    });
    const end = await Promise.race([once(worker, 'listening').then(() => undefined), ended]);
    if (end)
      throw new WorkersError(`Worker ${number} ended instead of starting (${end.signal ?? end.code}).`);
    void ended.then((later) => {
      if (!stopping.signal.aborted) void startAgain(number, shared, later);
    });
    return worker;
  }

  async function startAgain(number: number, shared: Record<string, string>, end: object): Promise<void> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      log.error({ worker: number, ...end, waitMs: wait }, 'A worker ended by itself; it is started again');
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await start(number, shared);
        log.info({ worker: number }, 'The worker runs again');
        return;
      } catch (error) {
        log.error({ worker: number, err: error }, 'The worker could not be started');
        if (workers.size === 0) return onNoneLeft();
      }
    }
  }

  async function stop(hurry?: AbortSignal): Promise<void> {
    stopping.abort();
    const ends = [...workers.values()].map((worker) => once(worker, 'exit'));
    const terminateAll = () => {
      for (const worker of workers.values()) worker.process.kill('SIGTERM');
    };
    terminateAll();
    hurry?.addEventListener('abort', terminateAll);
    await Promise.all(ends);
    await database.stop();
  }

  try {
    await upgradeDatabase({
      url: env.DATABASE_DIRECT_URL ?? database.url,
      dataDir: env.DATA_DIR,
      now: new Date(),
      log,
    });
    const shared = {
      DATABASE_URL: database.url,
      SESSION_SECRET: await sessionSecret(env.SESSION_SECRET, env.DATA_DIR),
      DRAIN_SECONDS: String(drainSeconds(env)),
    };
    answerForAllWorkers();
    // Starts the first worker alone, so that a start-up error is printed only once.
    await start(1, shared);
    const others = Array.from({ length: env.WEB_CONCURRENCY - 1 }, (_, index) => start(index + 2, shared));
    await Promise.all(others);
    return { url: addressOf(env), stop };
  } catch (error) {
    await stop(AbortSignal.abort());
    throw error;
  }
}
