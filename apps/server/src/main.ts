import cluster from 'node:cluster';
import { pino } from 'pino';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';
import { OUTDATED } from '#http/readiness.ts';
import { type Env, EnvironmentError, parseEnv } from './env.ts';
import { explainStart } from './explain-start.ts';
import type { RunningServer } from './running-server.ts';
import { startWorkers, WorkersError } from './start-workers.ts';

const STDOUT = 1;

function readEnv(): Env {
  try {
    return parseEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`The configuration has a mistake.\n${error.message}`);
    process.exit(1);
  }
}

const env = readEnv();
const root = pino({ level: env.LOG_LEVEL, ...LOG_OPTIONS }, logDestination(STDOUT));
const log = env.WORKER_NUMBER === undefined ? root : root.child({ worker: env.WORKER_NUMBER });

let server: RunningServer | undefined;
let isStopping = false;
const hurry = new AbortController();

/** A second signal skips the drain period. */
async function shutDown(exitCode: number): Promise<void> {
  if (isStopping) return hurry.abort();
  isStopping = true;
  try {
    // During start-up there is nothing to finish; the database stops when this process exits.
    await server?.stop(hurry.signal);
    process.exit(exitCode);
  } catch (error) {
    log.fatal({ err: error }, 'Could not stop cleanly');
    process.exit(1);
  }
}

// SIGHUP means that the terminal was closed. A terminal sends SIGINT and SIGHUP to all processes, so workers ignore
// them and wait for the first process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (signal === 'SIGTERM' || env.WORKER_NUMBER === undefined) void shutDown(0);
  });
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event);
    hurry.abort();
    void shutDown(1);
  });
}

/**
 * Exits so that the service manager restarts the app: either the newer version is installed by then, or the start is
 * refused with an explanation.
 */
function stopOutdatedCopy(reason: string): void {
  if (reason !== OUTDATED) return;
  log.fatal(OUTDATED);
  void shutDown(1);
}

/** Loads the app only here: the first of several processes needs none of it, nor does one with a mistake in its environment. */
async function startAlone(): Promise<RunningServer> {
  const { startServer } = await import('./start-server.ts');
  return startServer(env, log, stopOutdatedCopy);
}

const isFirst = env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
const starting = isFirst ? startWorkers(env, log, () => void shutDown(1)) : startAlone();
server = await starting.catch((error: unknown) => {
  const sentence = explainStart(error, env);
  if (error instanceof WorkersError) log.fatal(error.message);
  else if (sentence === undefined) log.fatal({ err: error }, 'Could not start');
  else console.error(sentence);
  process.exit(1);
});
// With several processes, the first one prints it.
if (env.WORKER_NUMBER === undefined) console.log(`Game Plan Cookbook is ready at ${server.url}`);
