/** Failures of the embedded database; each has a message that says what to do. */
export type EmbeddedPostgresErrorCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'binaries-incomplete'
  | 'binaries-unusable'
  | 'no-account'
  | 'folder-unusable'
  | 'data-dir-in-use'
  | 'data-dir-moved'
  | 'other-major-version'
  | 'initialisation-failed'
  | 'leftover-unstoppable'
  | 'memory-still-in-use'
  | 'disk-full'
  | 'start-failed';

/** Its `message` is complete: print it and exit without a stack trace. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

const NO_ROOM = /No space left on device|Disk quota exceeded/;

/** Connections of a killed server still use the folder; they end within moments. */
const MEMORY_IN_USE = /shared memory block .* is still in use/;

/**
 * Creates the error for a failure of PostgreSQL from its last output.
 * @param doing what PostgreSQL was asked to do, for example "start"
 * @param folder the data folder
 * @param output the end of its output
 */
export function explainFailure(doing: string, folder: string, output: string): EmbeddedPostgresError {
  if (NO_ROOM.test(output)) {
    return new EmbeddedPostgresError(
      'disk-full',
      `The database cannot ${doing}: the disk of ${folder} is full. Make room on it.`,
    );
  }
  if (MEMORY_IN_USE.test(output)) {
    return new EmbeddedPostgresError(
      'memory-still-in-use',
      `The database cannot ${doing}: connections of its predecessor still use ${folder}.`,
    );
  }
  const explanation =
    output.trim() === '' ? 'PostgreSQL gave no reason' : `PostgreSQL says: ${output.trim()}`;
  return new EmbeddedPostgresError(
    'start-failed',
    `The database in ${folder} cannot ${doing}. ${explanation}`,
  );
}

/** The code (`ENOENT`, `EACCES` …) of a failed system call; undefined for other values. */
export const fileErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Resolves to undefined if the promise fails because the file or folder does not exist. */
export async function undefinedIfMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export type LogLevel = 'info' | 'warn' | 'error';

/** The part of a pino logger that the embedded database writes to. */
export type DatabaseLog = Record<LogLevel, (fields: object, message: string) => void>;
