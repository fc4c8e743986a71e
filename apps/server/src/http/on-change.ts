import type { KitchenId } from '@game-plan/domain/kitchen-member';
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

interface AfterChanges {
  /** What is done for the kitchen of a change, the first of those that were gathered. */
  readonly work: (actor: Actor, request: FastifyRequest) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Does something for a kitchen some time after routes in this scope have changed it: once for all changes within that time. */
export function afterChanges(
  scope: FastifyInstance,
  milliseconds: number,
  { work, onFault }: AfterChanges,
): void {
  const gathering = new Map<KitchenId, NodeJS.Timeout>();
  onChange(scope, (actor, request) => {
    const { kitchenId } = actor;
    if (gathering.has(kitchenId)) return;
    const start = () => {
      gathering.delete(kitchenId);
      work(actor, request).catch(onFault);
    };
    gathering.set(kitchenId, setTimeout(start, milliseconds).unref());
  });
  scope.addHook('onClose', (_, done) => {
    for (const timer of gathering.values()) clearTimeout(timer);
    done();
  });
}
