import type { QueryOf } from '@game-plan/contracts/endpoint';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { clientAbortSignal, hasClientDisconnected } from '#http/client-abort-signal.ts';
import { type Call, route } from '#http/route.ts';
import { findHelp } from './compose-ideas.ts';
import { listFromCookbook } from './list-from-cookbook.ts';
import { orderIdeaPictures } from './order-idea-pictures.ts';
import { proposeMeals } from './propose-meals.ts';
import type { IdeaRequester } from './read-wishes.ts';
import { suggestRecipes } from './suggest-recipes.ts';

/** The person who asks, and the time they ask for. */
interface Ask {
  readonly actor: Member;
  readonly query: QueryOf<typeof recipes.generate>;
}

export function recipeIdeaRoutes(app: FastifyInstance, deps: Deps): void {
  const requesterOf = ({ actor, query }: Ask): IdeaRequester => ({
    userId: actor.userId,
    kitchenId: actor.kitchenId,
    today: query.today ?? localCalendarDay(deps.now()),
    hour: query.hour,
    notFor: query.notFor,
    seed: deps.randomSeed(),
  });

  const generate = async (call: Call<typeof recipes.generate>) => {
    const signal = clientAbortSignal(call);
    const ideas = await suggestRecipes(deps, { ...requesterOf(call), signal, log: call.request.log });
    // A disconnected client does not show the ideas, so no pictures are ordered.
    return hasClientDisconnected(signal) ? ideas : orderIdeaPictures(deps, call.actor, ideas);
  };
  route(app, recipes.generate, generate, { limit: deps.concurrency.clicks });

  const propose = (call: Call<typeof plan.propose>) =>
    proposeMeals(deps, call.actor, call.body, call.query.today ?? localCalendarDay(deps.now()));
  route(app, plan.propose, propose, { limit: deps.concurrency.clicks });

  route(app, recipes.fromCookbook, async ({ actor, query }) =>
    listFromCookbook(deps.db, {
      ...actor,
      today: query.today ?? localCalendarDay(deps.now()),
      notFor: query.notFor,
    }),
  );

  route(app, recipes.whatWouldHelp, async (call) => findHelp(deps, requesterOf(call)));
}
