import { meals } from '@game-plan/contracts/meals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { changeMeal, logMeal } from './log-meal.ts';
import { deleteMeal, listMeals } from './meal-queries.ts';

export function mealRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, meals.list, ({ actor, query }) =>
    listMeals(db, actor.userId, { from: query.date ?? query.startDate, to: query.date ?? query.endDate }),
  );

  route(app, meals.create, ({ actor, body }) => logMeal(db, actor.userId, body));

  route(app, meals.update, async ({ actor, params, body }) => {
    const meal = await changeMeal(db, actor.userId, params.id, body);
    if (!meal) throw notFound('This meal');
    return meal;
  });

  route(app, meals.remove, async ({ actor, params }) => {
    if (!(await deleteMeal(db, actor.userId, params.id))) throw notFound('This meal');
    return undefined;
  });
}
