import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { Database } from '#db/client.ts';
import { changeList } from './change-list.ts';
import { type StoredItem, updateShoppingItem } from './shopping-list-queries.ts';
import { stockTicked } from './stock-ticked.ts';
import { findStockBought } from './stocking-queries.ts';

/**
 * Changes the fields that were sent. An item that is ticked goes into the inventory, once, if the person wants that;
 * undefined when there is no such item.
 */
export function changeShoppingItem(
  db: Database,
  userId: number,
  id: number,
  change: BodyOf<typeof shoppingList.update>,
): Promise<StoredItem | undefined> {
  return changeList(db, userId, async (tx) => {
    const item = await updateShoppingItem(tx, userId, id, change);
    if (!item || change.isCompleted !== true || !(await findStockBought(tx, userId))) return item;
    await stockTicked(tx, userId, id);
    return updateShoppingItem(tx, userId, id, {});
  });
}
