import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the app begins to close: what would hold it up should end. */
    closing: AbortSignal;
  }
}

/** The jobs at work get their time at the same moment, and Docker gives ten seconds for all. */
const GRACE_MILLISECONDS = 3000;

/**
 * Asks clients to close kept-alive connections once the copy is no longer ready. Then ends connections that would hold a
 * closing app: those of requests in flight, kept alive for their idle time; those that browsers open ahead of any request,
 * for which Node waits a minute; and after a grace those of clients that do not end what they send, for which Node would
 * wait for ever.
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
