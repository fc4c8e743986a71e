import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isDeadlock, isOwnerGone, isSchemaMismatch } from '#db/errors.ts';
import { UnconfirmedError } from '#db/goals/change-goals.ts';
import { RowLimitError } from '#db/row-limit.ts';
import { AppError } from '../app-error.ts';
import { OUTDATED, type Readiness } from '../readiness.ts';
import { sendProblem } from './problem.ts';

const UNAVAILABLE_RETRY_SECONDS = 2;

/** Translates errors thrown by Fastify into our messages. */
function fromFastify(error: FastifyError, tooLarge = 'The request is too large'): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large', tooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', 'The request must be JSON');
    case 'FST_ERR_BAD_URL':
      return new AppError('bad_request', 'The address is not well formed');
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('bad_request', 'The request is not well formed');
  }
  return undefined;
}

/** Node's error for a request body whose client disconnected. The code alone could also come from the database. */
const hasSenderLeft = ({ code, message }: FastifyError) => code === 'ECONNRESET' && message === 'aborted';

function toAppError(error: FastifyError | AppError, tooLargeMessage: string | undefined): AppError {
  if (error instanceof AppError) return error;
  if (hasSenderLeft(error)) return new AppError('bad_request', 'The request did not arrive whole');
  if (isDatabaseUnavailable(error)) return databaseUnavailable();
  if (isDeadlock(error)) return deadlockError();
  // The account was deleted during the request.
  if (isOwnerGone(error)) return new AppError('signed_out', 'Please sign in first');
  if (error instanceof UnconfirmedError) {
    return new AppError('unconfirmed', error.message, { warnings: error.warnings });
  }
  if (error instanceof RowLimitError) return new AppError('conflict', error.message);
  return fromFastify(error, tooLargeMessage) ?? new AppError('internal', 'Something went wrong');
}

/** The error after all retries of a transaction conflicted. */
const deadlockError = () =>
  new AppError(
    'unavailable',
    'Something else was changing the same thing at the same moment. Please try again.',
    {
      retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
    },
  );

/**
 * Handles errors of a copy whose database may have been migrated past it: the newer version removed something that this
 * version's queries name. Tells the client to retry, and load balancers to stop sending requests.
 */
export function detectOutdatedCopy(
  isOutdated: () => Promise<boolean>,
  readiness: Readiness,
): (error: FastifyError | AppError, request: FastifyRequest) => Promise<AppError | FastifyError> {
  return async (error, request) => {
    if (!isSchemaMismatch(error) || !(await isOutdated().catch(() => false))) return error;
    request.log.warn({ err: error }, OUTDATED);
    readiness.withdraw(OUTDATED);
    return new AppError('unavailable', OUTDATED, { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  };
}

export function databaseUnavailable(): AppError {
  return new AppError('unavailable', 'The database is not available just now. Try again in a moment.', {
    retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
  });
}

/**
 * The single place where errors become responses: expected errors are sent as they are, unknown errors are logged and
 * hidden.
 */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error, request.routeOptions.config.tooLargeMessage);
  if (appError.code === 'internal') request.log.error({ err: error }, 'Unexpected error');
  if (appError.code === 'unavailable') request.log.warn({ err: error }, 'Not available just now');
  if (appError.code === 'upstream_failed') {
    request.log.warn({ err: appError.cause, detail: appError.message }, 'Another service failed');
  }
  return sendProblem(reply, appError);
}
