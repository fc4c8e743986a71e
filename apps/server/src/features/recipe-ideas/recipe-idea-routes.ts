import { recipes } from '@game-plan/contracts/recipes';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { goneSignal, hasCallerLeft } from '#http/gone-signal.ts';
import { route } from '#http/route.ts';
import { orderIdeaPictures } from './order-idea-pictures.ts';
import { suggestRecipes } from './suggest-recipes.ts';

export function recipeIdeaRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, recipes.generate, async (call) => {
    const { userId } = call.actor;
    const gone = goneSignal(call);
    const ideas = await suggestRecipes(deps, {
      userId,
      today: call.query.today ?? localCalendarDay(deps.now()),
      hour: call.query.hour,
      seed: deps.randomSeed(),
      gone,
      log: call.request.log,
    });
    // Nobody is going to see ideas that nobody waited for.
    return hasCallerLeft(gone) ? ideas : orderIdeaPictures(deps, userId, ideas);
  });
}
