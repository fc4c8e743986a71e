import type { BodyOf, QueryOf } from '@game-plan/contracts/endpoint';
import { preferences } from '@game-plan/contracts/people/preferences';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import type { Actor } from '#http/sessions/actor.ts';
import { effectivePreferences } from './effective-preferences.ts';
import { savePreferences } from './save-preferences.ts';

interface Saving {
  actor: Actor;
  query: QueryOf<typeof preferences.update>;
  body: BodyOf<typeof preferences.update>;
}

export function preferenceRoutes(app: FastifyInstance, { db, now }: Deps): void {
  async function save({ actor, query, body }: Saving) {
    await savePreferences(db, actor, { change: body, query, now: now() });
    return effectivePreferences(db, actor, now());
  }

  route(app, preferences.get, ({ actor }) => effectivePreferences(db, actor, now()));
  route(app, preferences.create, save);
  route(app, preferences.update, save);
}
