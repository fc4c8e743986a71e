import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { withStatedAmount } from '@game-plan/domain/shopping/stored/stored-things';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addTyped } from './add-typed.ts';
import { listQuickAdd, readTypedName } from './find-in-inventory.ts';
import {
  insertIngredient,
  listExpiring,
  listIngredients,
  removeExpired,
  removeIngredient,
  updateIngredient,
} from './ingredient-queries.ts';
import { planTaking, takeIngredients } from './take-ingredients.ts';

export function ingredientRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const serverDay = () => localCalendarDay(now());

  route(app, ingredients.list, ({ actor, query }) => listIngredients(db, actor.kitchenId, query.category));

  route(app, ingredients.expiring, ({ actor, query }) =>
    listExpiring(db, actor.kitchenId, query.today ?? serverDay(), query.days),
  );

  route(app, ingredients.create, ({ actor, body }) => insertIngredient(db, actor, withStatedAmount(body)));

  route(app, ingredients.quickAdd, ({ actor, query }) => listQuickAdd(db, actor, query.today ?? serverDay()));

  route(app, ingredients.readName, ({ actor, query }) =>
    readTypedName(db, actor, { ...query, today: query.today ?? serverDay() }),
  );

  route(app, ingredients.addTyped, ({ actor, body, query }) =>
    addTyped(deps, actor, body, query.today ?? serverDay()),
  );

  route(app, ingredients.clearExpired, async ({ actor, query }) => {
    const removed = await removeExpired(db, actor, query.today ?? serverDay());
    return { removed: removed?.rows.length ?? 0, undoId: removed?.undoId ?? null };
  });

  route(app, ingredients.update, async ({ actor, params, body }) => {
    const ingredient = await updateIngredient(db, actor.kitchenId, params.id, body);
    if (!ingredient) throw notFound('This ingredient');
    return ingredient;
  });

  route(app, ingredients.planUse, ({ actor, body, query }) =>
    planTaking(db, actor, body.lines, query.today ?? serverDay()),
  );

  route(app, ingredients.use, ({ actor, body }) => takeIngredients(db, actor, body));

  route(app, ingredients.remove, async ({ actor, params }) => {
    const removed = await removeIngredient(db, actor, params.id);
    if (!removed) throw notFound('This ingredient');
    return removed;
  });
}
