import { shoppingList } from '@game-plan/contracts/shopping-list';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addShoppingItem } from './add-shopping-item.ts';
import {
  deleteCompletedItems,
  deleteShoppingItem,
  listShoppingItems,
  updateShoppingItem,
} from './shopping-list-queries.ts';

export function shoppingListRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, shoppingList.list, ({ actor }) => listShoppingItems(db, actor.userId));

  route(app, shoppingList.create, ({ actor, body }) => addShoppingItem(db, actor.userId, body));

  route(app, shoppingList.removeCompleted, async ({ actor }) => {
    await deleteCompletedItems(db, actor.userId);
    return undefined;
  });

  route(app, shoppingList.update, async ({ actor, params, body }) => {
    const item = await updateShoppingItem(db, actor.userId, params.id, body);
    if (!item) throw notFound('This item');
    return item;
  });

  route(app, shoppingList.remove, async ({ actor, params }) => {
    if (!(await deleteShoppingItem(db, actor.userId, params.id))) throw notFound('This item');
    return undefined;
  });
}
