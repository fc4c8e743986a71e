import { plan } from '@game-plan/contracts/kitchen/plan';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addFromPlan, addFromRecipe } from './add-from-recipe.ts';
import { addShoppingItem, addShoppingItems, addTypedItems } from './add-shopping-items.ts';
import { changeList } from './change-list.ts';
import { changeShoppingItem } from './change-shopping-item.ts';
import { listMinimums, saveMinimum } from './keep-minimums.ts';
import { listShoppingItems, removeCompletedItems, removeShoppingItem } from './shopping-list-queries.ts';
import { showItem, showItems } from './show-items.ts';
import { answerStocking } from './stock-ticked.ts';
import { findStockBought } from './stocking-queries.ts';

export function shoppingListRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  route(app, shoppingList.list, async ({ actor: { userId, kitchenId } }) =>
    showItems(db, userId, await listShoppingItems(db, kitchenId)),
  );

  route(app, shoppingList.create, async ({ actor, body }) =>
    showItem(db, actor.userId, await addShoppingItem(db, actor, body)),
  );

  route(app, shoppingList.createSeveral, async ({ actor, body }) =>
    showItems(db, actor.userId, await addShoppingItems(db, actor, body.items)),
  );

  route(app, shoppingList.addTyped, async ({ actor, body }) => {
    const { added, leftOut } = await addTypedItems(deps, actor, body.text);
    return { added: await showItems(db, actor.userId, added), leftOut };
  });

  const showAdded = async (
    { userId }: Member,
    { added, listed }: Awaited<ReturnType<typeof addFromRecipe>>,
  ) => ({
    added: await showItems(db, userId, added),
    listed: await showItems(db, userId, listed),
  });

  route(app, shoppingList.addFromRecipe, async ({ actor, body, query }) =>
    showAdded(actor, await addFromRecipe(db, actor, body, query.today ?? localCalendarDay(now()))),
  );

  route(app, plan.toList, async ({ actor, body, query }) =>
    showAdded(actor, await addFromPlan(db, actor, body, query.today ?? localCalendarDay(now()))),
  );

  route(app, shoppingList.minimums, ({ actor }) => listMinimums(db, actor));

  route(app, shoppingList.saveMinimum, ({ actor, body, query }) =>
    saveMinimum(db, actor, body, query.today ?? localCalendarDay(now())),
  );

  route(app, shoppingList.settings, async ({ actor }) => ({
    stockBought: await findStockBought(db, actor.kitchenId),
  }));

  route(app, shoppingList.changeSettings, async ({ actor, body, query }) => {
    const cause = { kind: 'bought', day: query.today ?? localCalendarDay(now()) } as const;
    await answerStocking(db, { member: actor, cause }, body.stockBought);
    return body;
  });

  route(app, shoppingList.removeCompleted, async ({ actor }) => {
    const removed = await changeList(db, actor.kitchenId, (tx) => removeCompletedItems(tx, actor));
    return { removed: removed?.rows.map(({ id }) => Number(id)) ?? [], undoId: removed?.undoId ?? null };
  });

  route(app, shoppingList.update, async ({ actor, params, body, query }) => {
    const day = query.today ?? localCalendarDay(now());
    const item = await changeShoppingItem(db, actor, params.id, body, day);
    if (!item) throw notFound('This item');
    return showItem(db, actor.userId, item);
  });

  route(app, shoppingList.remove, async ({ actor, params }) => {
    const removed = await changeList(db, actor.kitchenId, (tx) => removeShoppingItem(tx, actor, params.id));
    if (!removed) throw notFound('This item');
    return removed;
  });
}
