import { profile } from '@game-plan/contracts/profile';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { upsertProfile } from './profile-queries.ts';

export function profileRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, profile.update, ({ actor, body }) => upsertProfile(db, actor.userId, body, now()));
}
