import type { FastifyReply, FastifyRequest } from 'fastify';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const CALLER_LEFT = new Error('Whoever called went away');

/**
 * Aborts when work on a call should end: whoever called went away, or the app is closing. For what takes long and
 * costs something.
 */
export function goneSignal({ request, reply }: Call): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort(CALLER_LEFT);
  });
  return AbortSignal.any([left.signal, request.server.closing]);
}

/** Whether nobody reads the answer any more: a closing app still gives one. */
export function hasCallerLeft(gone: AbortSignal): boolean {
  return gone.reason === CALLER_LEFT;
}
