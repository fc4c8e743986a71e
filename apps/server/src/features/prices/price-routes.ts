import { PRICES_AT_ONCE_MAX, prices } from '@game-plan/contracts/kitchen/prices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { costOfPlan, costOfRecipe } from './cost-recipes.ts';
import { deletePrice, listPrices, savePrices } from './price-queries.ts';

const LONGEST_NAME = 200;

export function priceRoutes(
  app: FastifyInstance,
  { db, composer, concurrency }: Pick<Deps, 'db' | 'composer' | 'concurrency'>,
): void {
  route(app, prices.list, ({ actor }) => listPrices(db, actor.kitchenId));

  route(app, prices.read, async ({ actor, body }) => {
    // Beside the thread that answers, which a long text would hold up.
    const things = await concurrency.ideas.run(actor.userId, () => composer.pricedThings(body.text));
    if (things.length > PRICES_AT_ONCE_MAX)
      throw new AppError('bad_request', `At most ${PRICES_AT_ONCE_MAX} prices can be read at once`);
    return things.map((thing) => ({ ...thing, name: thing.name.slice(0, LONGEST_NAME) }));
  });

  route(app, prices.create, ({ actor, body }) => savePrices(db, actor, body));

  route(app, prices.remove, async ({ actor, params }) => {
    if (!(await deletePrice(db, actor.kitchenId, params.id))) throw notFound('This price');
    return undefined;
  });

  route(app, prices.ofRecipe, ({ actor, params, query }) =>
    costOfRecipe(db, actor, params.id, query.servings),
  );
  route(app, prices.ofPlan, ({ actor, query }) => costOfPlan(db, actor.kitchenId, query));
}
