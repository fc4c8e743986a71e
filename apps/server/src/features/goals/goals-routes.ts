import { goals } from '@game-plan/contracts/people/goals';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { listGoals } from './goal-queries.ts';

export function goalRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, goals.list, ({ actor, query }) => listGoals(db, actor.userId, query.startDate, query.endDate));
}
