import { BackupError } from '#db/backup/backup-error.ts';
import { explainConnection } from '#db/connection/explain-connection.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { isDiskFull } from '#db/errors.ts';
import { OtherVersionError } from '#db/migrations/migrations.ts';
import type { Env } from './env.ts';
import { SessionSecretError } from './session-secret.ts';

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

/** The message for a known start-up error, which is printed without a stack; undefined for any other. */
export function explainStart(error: unknown, env: Env): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isOurs =
    error instanceof EmbeddedPostgresError ||
    error instanceof BackupError ||
    error instanceof OtherVersionError ||
    error instanceof SessionSecretError;
  if (isOurs) return error.message;
  const sentence = explainListening(error, env);
  if (sentence !== undefined) return sentence;
  if (env.DATABASE_URL === undefined) {
    return isDiskFull(error) ? `The disk of ${env.DATA_DIR} (DATA_DIR) is full. Make room on it.` : undefined;
  }
  return `The database of DATABASE_URL could not be used: ${explainConnection(error)}`;
}
