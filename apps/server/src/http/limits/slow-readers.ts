import type { FastifyInstance } from 'fastify';

/** The time a request may take to arrive: enough for 3 MB, the longest list sent in one piece, at 25 kB/s. */
const READ_MILLISECONDS = 120_000;

/** Shorter responses fit into the system's socket buffers and use no memory of the process. */
const SHORTEST_HELD = 65_536;

/**
 * Aborts a response that the client does not read. Until it is read it stays in memory, and a client could request any
 * number of them. Streamed responses such as files and long lists have their own guards.
 */
export function limitReaders(app: FastifyInstance, milliseconds = READ_MILLISECONDS): void {
  app.addHook<string | Buffer | NodeJS.ReadableStream | undefined>(
    'onSend',
    (_request, reply, payload, done) => {
      const isHeld = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (!isHeld || payload.length < SHORTEST_HELD) return done();
      const timer = setTimeout(() => reply.raw.destroy(), milliseconds);
      reply.raw.once('close', () => clearTimeout(timer));
      done();
    },
  );
}
