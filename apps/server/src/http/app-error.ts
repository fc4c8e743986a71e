import type { ErrorCode, Warning } from '@game-plan/contracts/schemas/errors';

interface Details {
  /** Field → messages, for an invalid body. */
  readonly errors?: Record<string, string[]>;
  /** What has to be confirmed, for code 'unconfirmed'. */
  readonly warnings?: Warning[];
  /** After how many seconds the client should retry. */
  readonly retryAfterSeconds?: number;
  /** For the log only; never sent to the client. */
  readonly cause?: Error;
}

/** An expected failure with a message for the user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** The error for a row that does not exist or belongs to another user. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found`);
}
