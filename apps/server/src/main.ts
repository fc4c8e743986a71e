import cluster from 'node:cluster';
import { pino } from 'pino';
import { BackupError } from '#db/backup/backup-error.ts';
import { explainConnection } from '#db/connection/explain-connection.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { isDiskFull } from '#db/errors.ts';
import { NewerDatabaseError } from '#db/migrations/migrations.ts';
import { LOG_OPTIONS, logDestination } from '#http/logging.ts';
import { OUTGROWN } from '#http/readiness.ts';
import { type Env, EnvironmentError, parseEnv } from './env.ts';
import { SessionSecretError } from './session-secret.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { startWorkers, WorkersError } from './start-workers.ts';

const STDOUT = 1;

/**
 * Short buffers are cut from pieces of this size. Node's own pieces of 64 KB would each be asked of the system and given back, as
 * `scripts/memory-settings.ts` has it of blocks above 32, and one short buffer that stays would keep all of its piece.
 */
Buffer.poolSize = 8192;

/** The sentence for an address that cannot be listened on. */
function explainListening(error: object, { HOST, PORT }: Env): string | undefined {
  const { code, syscall, hostname } = { code: '', syscall: '', hostname: '', ...error };
  if (syscall === 'getaddrinfo' && hostname === HOST) return `HOST is ${HOST}, and no address has that name.`;
  // 'bind' is what a worker is told by the first process, which listens for all.
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

/** The sentence for a start that failed, when we know one. */
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

/** The second time, the seconds in which load balancers could turn away are cut short. */
async function shutDown(exitCode: number): Promise<void> {
  if (isStopping) return hurry.abort();
  isStopping = true;
  try {
    // While it is still starting there is nothing to finish: at this process's end the database stops by itself.
    await server?.stop(hurry.signal);
    process.exit(exitCode);
  } catch (error) {
    log.fatal({ err: error }, 'Could not stop cleanly');
    process.exit(1);
  }
}

// SIGHUP: the terminal was closed. What a terminal sends to all processes, workers are told by the first one.
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

/** A service manager starts it again: the newer version where that is in its place, else it is refused in words. */
function endOutgrown(reason: string): void {
  if (reason !== OUTGROWN) return;
  log.fatal(OUTGROWN);
  void shutDown(1);
}

const isFirst = env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
const starting = isFirst
  ? startWorkers(env, log, () => void shutDown(1))
  : startServer(env, log, endOutgrown);
server = await starting.catch((error: unknown) => {
  const sentence = explain(error, env);
  if (error instanceof WorkersError) log.fatal(error.message);
  else if (sentence === undefined) log.fatal({ err: error }, 'Could not start');
  else console.error(sentence);
  process.exit(1);
});
// Of several, the first says it for all.
if (env.WORKER_NUMBER === undefined) console.log(`Game Plan Cookbook is ready at ${server.url}`);
