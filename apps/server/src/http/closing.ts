import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the app begins to close: what would hold it up should end. */
    closing: AbortSignal;
  }
}

/**
 * Ends the connections of requests that were in flight when the app began to close: kept alive, each would
 * hold the process for its idle time.
 */
export function closeConnectionsAtEnd(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close');
  });
}
