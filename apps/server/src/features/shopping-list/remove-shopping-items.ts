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
export function removeItem(db: Database, userId: number, id: number, now: Date): Promise<void> {
  return changeList(db, userId, async (tx) => {
    if (!(await removeShoppingItem(tx, userId, id, now))) throw notFound('This item');
    await forgetOlder(tx, userId, now);
  });
}

/** Removes every ticked item; for a day they can be put back. Answers their ids. */
export function removeCompleted(db: Database, userId: number, now: Date): Promise<number[]> {
  return changeList(db, userId, async (tx) => {
    const removed = await removeCompletedItems(tx, userId, now);
    await forgetOlder(tx, userId, now);
    return removed;
  });
}

/** Puts removed items back; those that are on the list already, or gone for good, are passed over. */
export function restoreItems(db: Database, userId: number, ids: number[]): Promise<StoredItem[]> {
  return changeList(db, userId, (tx) => putBackItems(tx, userId, ids));
}

function forgetOlder(tx: Database, userId: number, now: Date): Promise<void> {
  return forgetRemovedItems(tx, userId, new Date(now.getTime() - DAY));
}
