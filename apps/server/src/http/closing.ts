import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of requests that were in flight when the app began to close: kept alive, each would
 * hold the process for its idle time.
 */
export function closeConnectionsAtEnd(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
