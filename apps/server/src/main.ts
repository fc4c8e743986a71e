import { pino } from 'pino';
import { BackupError } from '#db/backup/backup-error.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres-error.ts';
import { LOG_OPTIONS } from '#http/log-options.ts';
import { type Env, EnvironmentError, parseEnv } from './env.ts';
import { startServer } from './start-server.ts';

/** The sentence for a start that failed, when we know one. */
function explain(error: unknown, env: Env): string | undefined {
  if (error instanceof EmbeddedPostgresError || error instanceof BackupError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${env.PORT} is taken by another program. Stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES')
    return `This account may not listen on port ${env.PORT}. Set PORT to one above 1023.`;
  if (env.DATABASE_URL !== undefined && error instanceof Error) {
    return `The database of DATABASE_URL could not be used: ${error.message}`;
  }
  return undefined;
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
const log = pino({ level: env.LOG_LEVEL, ...LOG_OPTIONS });

const server = await startServer(env, log).catch((error: unknown) => {
  const sentence = explain(error, env);
  if (sentence === undefined) log.fatal({ err: error }, 'Could not start');
  else console.error(sentence);
  process.exit(1);
});
console.log(`Game Plan Cookbook is ready at ${server.url}`);

let isStopping = false;

async function shutDown(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  try {
    await server.stop();
    process.exit(exitCode);
  } catch (error) {
    log.fatal({ err: error }, 'Could not stop cleanly');
    process.exit(1);
  }
}

// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event);
    void shutDown(1);
  });
}
