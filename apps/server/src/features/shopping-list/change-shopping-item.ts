import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { changeList } from './change-list.ts';
import { type StoredItem, updateShoppingItem } from './shopping-list-queries.ts';
import { stockTicked, takeBackStocked } from './stock-ticked.ts';
import { findStockBought } from './stocking-queries.ts';

/**
 * Changes the given fields. A ticked item is added to the inventory once, if the household wants that, and is taken
 * back if the tick is taken back soon. Undefined if there is no such item.
 */
export function changeShoppingItem(
  db: Database,
  member: Member,
  id: number,
  change: BodyOf<typeof shoppingList.update>,
  day: CalendarDay,
): Promise<StoredItem | undefined> {
  const { kitchenId } = member;
  const bought = { member, cause: { kind: 'bought', day } } as const;
  return changeList(db, kitchenId, async (tx) => {
    const item = await updateShoppingItem(tx, kitchenId, id, change);
    if (item?.isStocked && change.isCompleted === false) await takeBackStocked(tx, bought, item);
    else if (item && change.isCompleted === true && (await findStockBought(tx, kitchenId))) {
      await stockTicked(tx, bought, id);
    } else return item;
    return updateShoppingItem(tx, kitchenId, id, {});
  });
}
