import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { deleteUnwantedDish, listUnwantedDishes, saveUnwantedDish } from './unwanted-dish-queries.ts';

export function unwantedDishRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, unwantedDishes.list, ({ actor }) => listUnwantedDishes(db, actor.userId));

  route(app, unwantedDishes.save, ({ actor, body }) => saveUnwantedDish(db, actor.userId, body));

  route(app, unwantedDishes.remove, async ({ actor, params }) => {
    if (!(await deleteUnwantedDish(db, actor.userId, params.id))) throw notFound('This dish');
    return undefined;
  });
}
