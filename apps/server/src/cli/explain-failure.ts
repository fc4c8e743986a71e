import { BackupError } from '#db/backup/backup-error.ts';
import { explainConnection } from '#db/connection/explain-connection.ts';
import { DistributeError } from '#db/distribute/distribute-error.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { isDatabaseRefusal, isDatabaseUnavailable, withoutValues } from '#db/errors.ts';
import { OtherVersionError } from '#db/migrations/migrations.ts';
import { AppError } from '#http/app-error.ts';
import { EnvironmentError } from '../env.ts';

/**
 * The message for a known failure, otherwise the full error.
 * @param what what failed: 'Not invited'
 */
export function explainFailure(what: string, error: unknown): string {
  const isOurs =
    error instanceof EmbeddedPostgresError ||
    error instanceof BackupError ||
    error instanceof DistributeError ||
    error instanceof OtherVersionError;
  if (isOurs) return error.message;
  if (error instanceof EnvironmentError) return `The configuration has a mistake.\n${error.message}`;
  if (error instanceof AppError) return `${what}: ${error.message.replace(/\.$/, '')}.`;
  if (error instanceof Error && isDatabaseUnavailable(error)) {
    return `${what}: the database could not be reached: ${explainConnection(error)}`;
  }
  if (error instanceof Error && isDatabaseRefusal(error)) {
    return `${what}: the database of DATABASE_URL could not be used: ${explainConnection(error)}`;
  }
  return `${what}: ${error instanceof Error ? withoutValues(error).stack : String(error)}`;
}
