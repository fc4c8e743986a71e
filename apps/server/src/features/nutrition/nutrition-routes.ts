import { nutrition } from '@game-plan/contracts/food/nutrition';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { summariseNutrition } from './nutrition-queries.ts';

export function nutritionRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, nutrition.summary, ({ actor, query }) =>
    summariseNutrition(db, actor.userId, query.startDate, query.endDate),
  );
}
