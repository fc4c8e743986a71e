import type { FastifyReply, FastifyRequest } from 'fastify';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const CLIENT_DISCONNECTED = new Error('The client closed the connection');

/**
 * Aborts when the client disconnects before the response is complete, or when the app shuts down. Use it for slow or
 * expensive work.
 */
export function clientAbortSignal({ request, reply }: Call): AbortSignal {
  const disconnected = new AbortController();
  const onClose = () => {
    if (!reply.raw.writableFinished) disconnected.abort(CLIENT_DISCONNECTED);
  };
  // The client may have disconnected while the request was queued.
  if (reply.raw.closed) onClose();
  else reply.raw.once('close', onClose);
  return AbortSignal.any([disconnected.signal, request.server.closing]);
}

/** Whether the client has disconnected. False if the app is shutting down, because then the response is still sent. */
export function hasClientDisconnected(signal: AbortSignal): boolean {
  return signal.reason === CLIENT_DISCONNECTED;
}
