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

/** For how many milliseconds a removal can be undone. */
const DAY = 86_400_000;

/** Removes an item; it can be restored for a day. Throws if there is none. */
export function removeItem(db: Database, kitchenId: KitchenId, id: number, now: Date): Promise<void> {
  return changeList(db, kitchenId, async (tx) => {
    if (!(await removeShoppingItem(tx, kitchenId, id, now))) throw notFound('This item');
    await forgetOlder(tx, kitchenId, now);
  });
}

/** Removes every ticked item and returns their ids; they can be restored for a day. */
export function removeCompleted(db: Database, kitchenId: KitchenId, now: Date): Promise<number[]> {
  return changeList(db, kitchenId, async (tx) => {
    const removed = await removeCompletedItems(tx, kitchenId, now);
    await forgetOlder(tx, kitchenId, now);
    return removed;
  });
}

/** Restores removed items; those on the list or deleted permanently are skipped. */
export function restoreItems(db: Database, kitchenId: KitchenId, ids: number[]): Promise<StoredItem[]> {
  return changeList(db, kitchenId, (tx) => putBackItems(tx, kitchenId, ids));
}

function forgetOlder(tx: Database, kitchenId: KitchenId, now: Date): Promise<void> {
  return forgetRemovedItems(tx, kitchenId, new Date(now.getTime() - DAY));
}
