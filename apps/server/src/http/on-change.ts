import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './sessions/actor.ts';

/** Calls `tell` after each change that was made and answered by routes in this scope. */
export function onChange(
  scope: FastifyInstance,
  tell: (actor: Actor, request: FastifyRequest) => void,
): void {
  scope.addHook('onResponse', (request, { statusCode }, done) => {
    const { actor, method, routeOptions } = request;
    const isRead = method === 'GET' || method === 'HEAD' || routeOptions.config.changesNothing;
    if (actor && !isRead && statusCode < 400) tell(actor, request);
    done();
  });
}
