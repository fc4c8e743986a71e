import { STATUS_CODES } from 'node:http';
import type { ErrorCode, Problem } from '@game-plan/contracts/schemas/errors';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../app-error.ts';

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  invalid_body: 400,
  signed_out: 401,
  second_factor: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  unconfirmed: 409,
  idempotency_key_reused: 422,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  not_set_up: 501,
  upstream_failed: 502,
  internal: 500,
};

/** Sends an application/problem+json response (RFC 9457). */
export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const status = STATUS[error.code];
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: error.message,
    code: error.code,
    ...(error.details.errors && { errors: error.details.errors }),
    ...(error.details.warnings && { warnings: error.details.warnings }),
  };
  if (error.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.details.retryAfterSeconds));
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}
