import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Aborts when nobody waits for the answer of a call any more: whoever called went away, or the app is closing. For
 * work that takes long and costs something.
 */
export function goneSignal({
  request,
  reply,
}: {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return AbortSignal.any([left.signal, request.server.closing]);
}
