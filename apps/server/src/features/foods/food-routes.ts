import { foods } from '@game-plan/contracts/food/foods';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { lookUpBarcode } from './barcodes/look-up-barcode.ts';
import { readMealText } from './read-meal-text.ts';
import { searchForPerson } from './search-for-person.ts';

export function foodRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, foods.search, ({ actor, query }) =>
    searchForPerson(deps, {
      text: query.query,
      context: query.context,
      userId: actor.userId,
      kitchenId: actor.kitchenId,
    }),
  );

  route(app, foods.barcode, ({ actor, query }) => lookUpBarcode(deps, actor.userId, query.code));
  route(app, foods.readMeal, async ({ actor, query }) => ({
    lines: await readMealText(deps, {
      text: query.text,
      userId: actor.userId,
      kitchenId: actor.kitchenId,
    }),
  }));
}
