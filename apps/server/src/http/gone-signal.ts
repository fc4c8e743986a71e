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
  const { closing } = request.server;
  // One controller by hand: what `AbortSignal.any` returns may be collected, unheard, while its sources live.
  const gone = new AbortController();
  const close = () => gone.abort();
  if (closing.aborted) close();
  closing.addEventListener('abort', close);
  reply.raw.once('close', () => {
    closing.removeEventListener('abort', close);
    if (!reply.raw.writableFinished) gone.abort(CALLER_LEFT);
  });
  return gone.signal;
}

/** Whether nobody reads the answer any more: a closing app still gives one. */
export function hasCallerLeft(gone: AbortSignal): boolean {
  return gone.reason === CALLER_LEFT;
}
