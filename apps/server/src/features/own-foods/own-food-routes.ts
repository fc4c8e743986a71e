import { ownFoods } from '@game-plan/contracts/food/own-foods';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { listOwnFoods, removeOwnFood } from './own-food-queries.ts';
import { changeOwnFood, createOwnFood } from './save-own-food.ts';

export function ownFoodRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, ownFoods.list, ({ actor }) => listOwnFoods(db, actor.userId));

  route(app, ownFoods.create, ({ actor, body }) => createOwnFood(db, actor.userId, body));

  route(app, ownFoods.update, async ({ actor, params, body }) => {
    const food = await changeOwnFood(db, actor.userId, params.id, body);
    if (!food) throw notFound('This food');
    return food;
  });

  route(app, ownFoods.remove, async ({ actor, params }) => {
    const removed = await removeOwnFood(db, actor.userId, params.id);
    if (!removed) throw notFound('This food');
    return removed;
  });
}
