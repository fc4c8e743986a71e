import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import { forgetRemovedItems, removeCompletedItems, removeShoppingItem } from './shopping-list-queries.ts';

/** Milliseconds for which removing can be undone. */
const DAY = 86_400_000;

/** Removes an item; for a day it can be put back. Throws when there is none. */
export async function removeItem(db: Database, userId: number, id: number, now: Date): Promise<void> {
  if (!(await removeShoppingItem(db, userId, id, now))) throw notFound('This item');
  await forgetOlder(db, userId, now);
}

/** Removes every ticked item; for a day they can be put back. Answers their ids. */
export async function removeCompleted(db: Database, userId: number, now: Date): Promise<number[]> {
  const removed = await removeCompletedItems(db, userId, now);
  await forgetOlder(db, userId, now);
  return removed;
}

function forgetOlder(db: Database, userId: number, now: Date): Promise<void> {
  return forgetRemovedItems(db, userId, new Date(now.getTime() - DAY));
}
