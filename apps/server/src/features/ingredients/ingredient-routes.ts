import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { MovementKind } from '@game-plan/domain/stock/movement';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addTyped } from './add-typed.ts';
import { listQuickAdd, readTypedName } from './find-in-inventory.ts';
import { listExpiring, listIngredients, removeExpired, removeIngredient } from './ingredient-queries.ts';
import { eatDish, openIngredient, storeIngredient } from './keep-dish.ts';
import { forecastStock } from './ledger/forecast-stock.ts';
import { logCounted } from './ledger/ledger-queries.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { proposeDays } from './propose-days.ts';
import { addIngredient, changeIngredient } from './save-ingredient.ts';
import { planTaking, takeIngredients } from './take-ingredients.ts';

export function ingredientRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const serverDay = () => localCalendarDay(now());
  const changeOf = (member: Member, kind: MovementKind, today: CalendarDay | undefined) => ({
    member,
    cause: { kind, day: today ?? serverDay() },
  });

  route(app, ingredients.list, ({ actor, query }) => listIngredients(db, actor.kitchenId, query.category));

  route(app, ingredients.expiring, ({ actor, query }) =>
    listExpiring(db, actor.kitchenId, query.today ?? serverDay(), query.days),
  );

  route(app, ingredients.create, ({ actor, body, query }) =>
    addIngredient(db, changeOf(actor, 'bought', query.today), body),
  );

  route(app, ingredients.quickAdd, ({ actor, query }) => listQuickAdd(db, actor, query.today ?? serverDay()));

  route(app, ingredients.readName, ({ actor, query }) =>
    readTypedName(db, actor, { ...query, today: query.today ?? serverDay() }),
  );

  route(app, ingredients.usualDays, ({ actor, query }) => proposeDays(db, actor, query.today ?? serverDay()));

  route(app, ingredients.addTyped, ({ actor, body, query }) =>
    addTyped(deps, actor, body, query.today ?? serverDay()),
  );

  route(app, ingredients.clearExpired, async ({ actor, query }) => {
    const removed = await removeExpired(db, actor, query.today ?? serverDay());
    return removed ?? { removed: 0, undoId: null };
  });

  route(app, ingredients.update, async ({ actor, params, body, query }) => {
    const change = { ...changeOf(actor, query.why, query.today), batch: query.batch };
    const ingredient = await changeIngredient(db, change, params.id, body);
    if (!ingredient) throw notFound('This ingredient');
    return ingredient;
  });

  route(app, ingredients.planUse, ({ actor, body, query }) =>
    planTaking(db, actor, body.lines, query.today ?? serverDay()),
  );

  route(app, ingredients.use, ({ actor, body, query }) =>
    takeIngredients(db, actor, body, query.today ?? serverDay()),
  );

  route(app, ingredients.eat, ({ actor, params, body, query }) =>
    eatDish(db, actor, { id: params.id, type: body.type, today: query.today ?? serverDay() }),
  );

  route(app, ingredients.store, ({ actor, params, body, query }) =>
    storeIngredient(db, actor, { id: params.id, place: body.place, today: query.today ?? serverDay() }),
  );

  route(app, ingredients.open, ({ actor, params, body, query }) => {
    const today = query.today ?? serverDay();
    const { openedOn = today, batch } = body;
    return openIngredient(db, actor, { id: params.id, openedOn, batch, today });
  });

  route(app, ledger.read, ({ actor, query }) =>
    readLedger(db, actor, query.day ?? query.today ?? serverDay()),
  );

  route(app, ledger.forecast, ({ actor, query }) => forecastStock(db, actor, query.today ?? serverDay()));

  route(app, ledger.count, async ({ actor, params, query }) => {
    if (!(await logCounted(db, changeOf(actor, 'counted', query.today), params.id)))
      throw notFound('This ingredient');
    return undefined;
  });

  route(app, ingredients.remove, async ({ actor, params, query }) => {
    const removed = await removeIngredient(db, changeOf(actor, query.why, query.today), params.id);
    if (!removed) throw notFound('This ingredient');
    return removed;
  });
}
