import { savedMeals } from '@game-plan/contracts/food/saved-meals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import {
  insertSavedMeal,
  listSavedMeals,
  removeSavedMeal,
  SameNameError,
  updateSavedMeal,
} from './saved-meal-queries.ts';

const NAME_TAKEN = 'You have a saved meal with this name. Choose another name';

export function savedMealRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, savedMeals.list, ({ actor }) => listSavedMeals(db, actor.userId));

  route(app, savedMeals.create, ({ actor, body }) =>
    insertSavedMeal(db, actor.userId, body).catch(throwNameTaken),
  );

  route(app, savedMeals.update, async ({ actor, params, body }) => {
    const meal = await updateSavedMeal(db, actor.userId, params.id, body).catch(throwNameTaken);
    if (!meal) throw notFound('This saved meal');
    return meal;
  });

  route(app, savedMeals.remove, async ({ actor, params }) => {
    const removed = await removeSavedMeal(db, actor.userId, params.id);
    if (!removed) throw notFound('This saved meal');
    return removed;
  });
}

function throwNameTaken(error: unknown): never {
  if (error instanceof SameNameError) {
    throw new AppError('conflict', NAME_TAKEN, { errors: { name: [NAME_TAKEN] } });
  }
  throw error;
}
