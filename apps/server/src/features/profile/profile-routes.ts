import { profile } from '@game-plan/contracts/people/profile';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { saveProfile } from './save-profile.ts';

export function profileRoutes(app: FastifyInstance, { composer, concurrency, db, now }: Deps): void {
  route(app, profile.readAllergies, ({ actor, body }) =>
    concurrency.ideas.run(actor.userId, () => composer.readAllergies(body.texts)),
  );

  route(app, profile.update, ({ actor, query, body }) =>
    saveProfile(db, actor.userId, { change: body, query, now: now() }),
  );
}
