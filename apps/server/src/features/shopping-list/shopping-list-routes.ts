import { shoppingList } from '@game-plan/contracts/shopping-list';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addFromRecipe } from './add-from-recipe.ts';
import { addShoppingItem } from './add-shopping-items.ts';
import { answerStocking } from './answer-stocking.ts';
import { changeShoppingItem } from './change-shopping-item.ts';
import { conflictMarker } from './mark-conflicts.ts';
import { removeCompleted, removeItem, restoreItems } from './remove-shopping-items.ts';
import { listShoppingItems } from './shopping-list-queries.ts';
import { findStockBought } from './stocking-queries.ts';

export function shoppingListRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, shoppingList.list, async ({ actor }) => {
    const mark = await conflictMarker(db, actor.userId);
    return (await listShoppingItems(db, actor.userId)).map(mark);
  });

  route(app, shoppingList.create, async ({ actor, body }) => {
    const mark = await conflictMarker(db, actor.userId);
    return mark(await addShoppingItem(db, actor.userId, body));
  });

  route(app, shoppingList.addFromRecipe, async ({ actor, body, query }) => {
    const mark = await conflictMarker(db, actor.userId);
    const today = query.today ?? localCalendarDay(now());
    const { added, listed } = await addFromRecipe(db, actor.userId, body, today);
    return { added: added.map(mark), listed: listed.map(mark) };
  });

  route(app, shoppingList.restore, async ({ actor, body }) => {
    const mark = await conflictMarker(db, actor.userId);
    return (await restoreItems(db, actor.userId, body.ids)).map(mark);
  });

  route(app, shoppingList.settings, async ({ actor }) => ({
    stockBought: await findStockBought(db, actor.userId),
  }));

  route(app, shoppingList.changeSettings, async ({ actor, body }) => {
    await answerStocking(db, actor.userId, body.stockBought, now());
    return body;
  });

  route(app, shoppingList.removeCompleted, async ({ actor }) => ({
    removed: await removeCompleted(db, actor.userId, now()),
  }));

  route(app, shoppingList.update, async ({ actor, params, body }) => {
    const item = await changeShoppingItem(db, actor.userId, params.id, body);
    if (!item) throw notFound('This item');
    const mark = await conflictMarker(db, actor.userId);
    return mark(item);
  });

  route(app, shoppingList.remove, async ({ actor, params }) => {
    await removeItem(db, actor.userId, params.id, now());
    return undefined;
  });
}
