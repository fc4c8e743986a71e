import type { ErrorCode } from '@game-plan/contracts/schemas/errors';

interface Details {
  /** For a bad body: field → what is wrong with it. */
  readonly errors?: Record<string, string[]>;
  /** When trying again makes sense. */
  readonly retryAfterSeconds?: number;
  /** For the log alone. */
  readonly cause?: Error;
}

/** A refusal with a sentence for the person who reads it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** What a call throws when the row is not there, or is another user's. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found`);
}
