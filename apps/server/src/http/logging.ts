import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { withoutValues } from '#db/errors.ts';

/** Maximum buffered output while nothing can be written; older lines are kept in favour of newer ones. */
const WAITING_BYTES = 1_000_000;

/**
 * Writes each log line to a file descriptor immediately. On a full disk, lines are buffered or lost; without an error
 * listener the failure would end the process.
 */
export function logDestination(fd: number) {
  const destination = pino.destination({ fd, sync: true, maxLength: WAITING_BYTES });
  destination.on('error', () => undefined);
  // pino calls this after a fatal line, when everything is already written. On a full disk it would retry forever.
  destination.flushSync = () => undefined;
  return destination;
}

/** Field names that are redacted in every log line. */
const SECRETS = ['cookie', 'password', 'inviteCode', 'authorization', 'set-cookie'];
const REDACTED = [...SECRETS, ...SECRETS.map((name) => `*["${name}"]`), 'req.headers', 'res.headers'].map(
  (path) => (path === 'set-cookie' ? '["set-cookie"]' : path),
);

/** Logger options that keep secrets out of all logs. */
export const LOG_OPTIONS = {
  redact: REDACTED,
  serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
};

export const newRequestId = (): string => randomUUID();

/** Drops the query string, which can contain an invitation code or a search text. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** Logs one line per request and returns its id in a header, so that people can report failures by id. */
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
