import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import { changeList } from './change-list.ts';
import {
  forgetRemovedItems,
  putBackItems,
  removeCompletedItems,
  removeShoppingItem,
  type StoredItem,
} from './shopping-list-queries.ts';

/** Milliseconds for which removing can be undone. */
const DAY = 86_400_000;

/** Removes an item; for a day it can be put back. Throws when there is none. */
export function removeItem(db: Database, kitchenId: KitchenId, id: number, now: Date): Promise<void> {
  return changeList(db, kitchenId, async (tx) => {
    if (!(await removeShoppingItem(tx, kitchenId, id, now))) throw notFound('This item');
    await forgetOlder(tx, kitchenId, now);
  });
}

/** Removes every ticked item; for a day they can be put back. Answers their ids. */
export function removeCompleted(db: Database, kitchenId: KitchenId, now: Date): Promise<number[]> {
  return changeList(db, kitchenId, async (tx) => {
    const removed = await removeCompletedItems(tx, kitchenId, now);
    await forgetOlder(tx, kitchenId, now);
    return removed;
  });
}

/** Puts removed items back; those that are on the list already, or gone for good, are passed over. */
export function restoreItems(db: Database, kitchenId: KitchenId, ids: number[]): Promise<StoredItem[]> {
  return changeList(db, kitchenId, (tx) => putBackItems(tx, kitchenId, ids));
}

function forgetOlder(tx: Database, kitchenId: KitchenId, now: Date): Promise<void> {
  return forgetRemovedItems(tx, kitchenId, new Date(now.getTime() - DAY));
}
