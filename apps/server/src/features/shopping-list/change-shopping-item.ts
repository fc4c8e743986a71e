import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { changeList } from './change-list.ts';
import { type StoredItem, updateShoppingItem } from './shopping-list-queries.ts';
import { stockTicked } from './stock-ticked.ts';
import { findStockBought } from './stocking-queries.ts';

/**
 * Changes the given fields. A ticked item is added to the inventory once, if the household wants that. Undefined if
 * there is no such item.
 */
export function changeShoppingItem(
  db: Database,
  member: Member,
  id: number,
  change: BodyOf<typeof shoppingList.update>,
): Promise<StoredItem | undefined> {
  const { kitchenId } = member;
  return changeList(db, kitchenId, async (tx) => {
    const item = await updateShoppingItem(tx, kitchenId, id, change);
    if (!item || change.isCompleted !== true || !(await findStockBought(tx, kitchenId))) return item;
    await stockTicked(tx, member, id);
    return updateShoppingItem(tx, kitchenId, id, {});
  });
}
