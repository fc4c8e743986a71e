import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const newRequestId = (): string => randomUUID();

/** The path alone: a query can hold an invitation code or what somebody searches for. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** One line a request, and its id in the answer, by which a person can report what went wrong. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
