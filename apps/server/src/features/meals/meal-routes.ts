import { type Meal, meals } from '@game-plan/contracts/food/meals';
import { loggedWeights } from '@game-plan/domain/meals/logged-weights';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { inPages } from '#http/lists/list-pages.ts';
import { routeList } from '#http/lists/route-list.ts';
import { route } from '#http/route.ts';
import { copyMeals } from './copy-meals.ts';
import { changeMeal, logMeal } from './log-meal.ts';
import { listMeals, removeMeal } from './meal-queries.ts';
import { listUsualFoods } from './usual-food-queries.ts';

export function mealRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  routeList(app, meals.list, deps, async ({ actor, query }) => {
    const range = { from: query.date ?? query.startDate, to: query.date ?? query.endDate };
    return inPages<Meal>((after, limit) => listMeals(db, actor.userId, { ...range, after, limit }));
  });

  route(app, meals.weights, ({ body }) => body.foods.map(loggedWeights));

  route(app, meals.create, ({ actor, body }) => logMeal(db, actor.userId, body));

  route(app, meals.usual, async ({ actor, query }) => ({
    foods: await listUsualFoods(db, actor.userId, query),
  }));

  route(app, meals.copy, ({ actor, body }) => copyMeals(db, actor.userId, body));

  route(app, meals.update, async ({ actor, params, body }) => {
    const meal = await changeMeal(db, actor.userId, params.id, body);
    if (!meal) throw notFound('This meal');
    return meal;
  });

  route(app, meals.remove, async ({ actor, params }) => {
    const removed = await removeMeal(db, actor.userId, params.id);
    if (!removed) throw notFound('This meal');
    return removed;
  });
}
