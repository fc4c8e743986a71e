import { favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { deleteFavoriteFood, listFavoriteFoods, saveFavoriteFood } from './favorite-food-queries.ts';

export function favoriteFoodRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, favoriteFoods.list, ({ actor }) => listFavoriteFoods(db, actor.userId));

  route(app, favoriteFoods.save, ({ actor, body }) => saveFavoriteFood(db, actor.userId, body.food));

  route(app, favoriteFoods.remove, async ({ actor, params }) => {
    if (!(await deleteFavoriteFood(db, actor.userId, params.id))) throw notFound('This favorite food');
    return undefined;
  });
}
