import { activity } from '@game-plan/contracts/people/activity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { listActivity } from './activity-queries.ts';

export function activityRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, activity.recent, ({ actor, query }) => listActivity(db, actor, query.limit));
}
