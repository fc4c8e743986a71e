/** What can go wrong with the embedded database, each with a sentence a person can act on. */

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

/** Its `message` is complete as it stands: print it and exit, no stack trace is needed. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
