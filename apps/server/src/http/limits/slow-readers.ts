import type { FastifyInstance } from 'fastify';

/** As long as a request may take to arrive: 3 MB, the longest list that is answered in one piece, at 25 kB/s. */
const READ_MILLISECONDS = 120_000;

/** What is shorter is held by the system, not by the process. */
const SHORTEST_HELD = 65_536;

/**
 * Gives up a response that the client does not read: it stays in memory until it has been read, and a client may ask
 * for any number of them. Answers that are made while they are read, such as files and long lists, have guards of their
 * own.
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
