import { profile } from '@game-plan/contracts/people/profile';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { saveProfile } from './save-profile.ts';

export function profileRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, profile.update, ({ actor, query, body }) =>
    saveProfile(db, actor.userId, { change: body, query, now: now() }),
  );
}
