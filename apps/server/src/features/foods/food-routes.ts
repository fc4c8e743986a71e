import { foods } from '@game-plan/contracts/foods';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { searchFoods } from './search-foods.ts';

export function foodRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, foods.search, ({ actor, query }) =>
    searchFoods(deps, { text: query.query, userId: actor.userId }),
  );
}
