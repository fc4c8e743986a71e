import cluster from 'node:cluster';
import { pino } from 'pino';
import { BackupError } from '#db/backup/backup-error.ts';
import { explainConnection } from '#db/connection/explain-connection.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { isDiskFull } from '#db/errors.ts';
import { NewerDatabaseError } from '#db/migrations/migrations.ts';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';
import { OUTDATED } from '#http/readiness.ts';
import { type Env, EnvironmentError, parseEnv } from './env.ts';
import { SessionSecretError } from './session-secret.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { startWorkers, WorkersError } from './start-workers.ts';

const STDOUT = 1;

/**
 * Node cuts short buffers from pools of this size. With Node's default of 64 KB each pool would be allocated with mmap
 * (`scripts/memory-settings.ts` sets the threshold to 32 KB), and a single surviving short buffer would keep all of it.
 */
Buffer.poolSize = 8192;

/** The message for an address that cannot be listened on. */
function explainListening(error: object, { HOST, PORT }: Env): string | undefined {
  const { code, syscall, hostname } = { code: '', syscall: '', hostname: '', ...error };
  if (syscall === 'getaddrinfo' && hostname === HOST) return `HOST is ${HOST}, and no address has that name.`;
  // A worker sees 'bind', because the first process listens for all workers.
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} is taken by another program. Stop it, or set PORT to another number.`;
    case 'EACCES':
      return `This account may not listen on port ${PORT}. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
      return `HOST is ${HOST}, which is no address of this machine.`;
    default:
      return undefined;
  }
}

/** The message for a known start-up error. */
function explain(error: unknown, env: Env): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isOurs =
    error instanceof EmbeddedPostgresError ||
    error instanceof BackupError ||
    error instanceof NewerDatabaseError ||
    error instanceof SessionSecretError;
  if (isOurs) return error.message;
  const sentence = explainListening(error, env);
  if (sentence !== undefined) return sentence;
  if (env.DATABASE_URL === undefined) {
    return isDiskFull(error) ? `The disk of ${env.DATA_DIR} (DATA_DIR) is full. Make room on it.` : undefined;
  }
  return `The database of DATABASE_URL could not be used: ${explainConnection(error)}`;
}

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

const isFirst = env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
const starting = isFirst
  ? startWorkers(env, log, () => void shutDown(1))
  : startServer(env, log, stopOutdatedCopy);
server = await starting.catch((error: unknown) => {
  const sentence = explain(error, env);
  if (error instanceof WorkersError) log.fatal(error.message);
  else if (sentence === undefined) log.fatal({ err: error }, 'Could not start');
  else console.error(sentence);
  process.exit(1);
});
// With several processes, the first one prints it.
if (env.WORKER_NUMBER === undefined) console.log(`Game Plan Cookbook is ready at ${server.url}`);
