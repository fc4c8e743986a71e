import type { QueryOf } from '@game-plan/contracts/endpoint';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { clientAbortSignal, hasClientDisconnected } from '#http/client-abort-signal.ts';
import { route } from '#http/route.ts';
import type { Actor } from '#http/sessions/actor.ts';
import { findHelp } from './compose-ideas.ts';
import { orderIdeaPictures } from './order-idea-pictures.ts';
import type { Asker } from './read-wishes.ts';
import { suggestRecipes } from './suggest-recipes.ts';

/** Who asks, and for when. */
interface Call {
  readonly actor: Pick<Actor, 'userId'>;
  readonly query: QueryOf<typeof recipes.generate>;
}

export function recipeIdeaRoutes(app: FastifyInstance, deps: Deps): void {
  const asker = ({ actor, query }: Call): Asker => ({
    userId: actor.userId,
    today: query.today ?? localCalendarDay(deps.now()),
    hour: query.hour,
    seed: deps.randomSeed(),
  });

  route(app, recipes.generate, async (call) => {
    const { userId } = call.actor;
    const signal = clientAbortSignal(call);
    const ideas = await suggestRecipes(deps, { ...asker(call), signal, log: call.request.log });
    // A client that has disconnected shows no ideas, so their pictures are not ordered.
    return hasClientDisconnected(signal) ? ideas : orderIdeaPictures(deps, userId, ideas);
  });

  route(app, recipes.whatWouldHelp, async (call) => findHelp(deps, asker(call)));
}
