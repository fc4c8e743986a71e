import type { BodyOf } from '@game-plan/contracts/endpoint';
import { preferences } from '@game-plan/contracts/people/preferences';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import type { Actor } from '#http/sessions/actor.ts';
import { effectivePreferences } from './effective-preferences.ts';
import { savePreferences } from './save-preferences.ts';

export function preferenceRoutes(app: FastifyInstance, { db, now }: Deps): void {
  async function save({ actor, body }: { actor: Actor; body: BodyOf<typeof preferences.update> }) {
    await savePreferences(db, actor, body, now());
    return effectivePreferences(db, actor);
  }

  route(app, preferences.get, ({ actor }) => effectivePreferences(db, actor));
  route(app, preferences.create, save);
  route(app, preferences.update, save);
}
