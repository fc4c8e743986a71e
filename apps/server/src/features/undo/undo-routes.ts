import { undo } from '@game-plan/contracts/people/undo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { undoRemoval } from './undo-removal.ts';

export function undoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, undo.run, async ({ actor, params }) => {
    await undoRemoval(deps, actor, params.id);
    return undefined;
  });
}
