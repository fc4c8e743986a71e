import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the app starts to close, to end long-running work. */
    closing: AbortSignal;
  }
}

/** Running jobs are given time in parallel; Docker allows ten seconds in total. */
const GRACE_MILLISECONDS = 3000;

/**
 * Asks clients to close keep-alive connections once this copy is not ready. When the app closes, ends the connections
 * that would delay it: idle keep-alive connections; connections that browsers open in advance, for which Node waits a
 * minute; and, after the grace period, connections whose client never finishes its request, for which Node would wait
 * forever.
 */
export function closeConnectionsAtEnd(
  app: FastifyInstance,
  readiness: Readiness,
  graceMilliseconds = GRACE_MILLISECONDS,
): void {
  const closing = new AbortController();
  const unused = new Set<Socket>();
  app.decorate('closing', closing.signal);
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    closing.abort();
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), graceMilliseconds).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing.signal.aborted || readiness.refusal() !== undefined) reply.header('connection', 'close');
    done();
  });
}
