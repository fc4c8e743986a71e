import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { withoutValues } from '#db/errors.ts';

/** What waits while nothing can be written; older lines are not thrown away for newer ones. */
const WAITING_BYTES = 1_000_000;

/**
 * Writes log lines to a file descriptor, each at once. On a full disk they wait, or are lost: unheard, the failure would
 * end the process.
 */
export function logDestination(fd: number) {
  const destination = pino.destination({ fd, sync: true, maxLength: WAITING_BYTES });
  destination.on('error', () => undefined);
  // Called after a fatal line, when all is written already; on a full disk it would try for ever.
  destination.flushSync = () => undefined;
  return destination;
}

/** What must never reach a log, wherever it is logged. */
const SECRETS = ['cookie', 'password', 'inviteCode', 'authorization', 'set-cookie'];
const REDACTED = [...SECRETS, ...SECRETS.map((name) => `*["${name}"]`), 'req.headers', 'res.headers'].map(
  (path) => (path === 'set-cookie' ? '["set-cookie"]' : path),
);

/** Every log of the server keeps secrets to itself. */
export const LOG_OPTIONS = {
  redact: REDACTED,
  serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
};

export const newRequestId = (): string => randomUUID();

/** The path alone: a query can hold an invitation code or what a user searches for. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** One line a request, and its id in the answer, by which a person can report what went wrong. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
