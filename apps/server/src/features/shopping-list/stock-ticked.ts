import type { Member } from '@game-plan/domain/kitchen-member';
import { boughtIngredient } from '@game-plan/domain/shopping/bought-ingredient';
import type { Database } from '#db/client.ts';
import { insertIngredient } from '#features/ingredients/ingredient-queries.ts';
import { changeList } from './change-list.ts';
import { listUnstockedItems, markStocked } from './shopping-list-queries.ts';
import { findStockBought, saveStockBought } from './stocking-queries.ts';

/**
 * Adds ticked items (or the given one) to the inventory: each only once, and no household items. `tx` must hold the
 * list's lock.
 */
export async function stockTicked(tx: Database, member: Member, id?: number): Promise<void> {
  for (const item of await listUnstockedItems(tx, member.kitchenId, id)) {
    const bought = boughtIngredient(item);
    if (!bought) continue;
    await insertIngredient(tx, member, {
      ...bought,
      expiryDate: null,
      status: 'fresh',
      allergens: [],
      dietaryTags: [],
    });
    await markStocked(tx, member.kitchenId, item.id);
  }
}

/**
 * Stores whether ticked items are added to the inventory. The question is asked at the first tick, so the first answer
 * also applies to items ticked by then; later changes apply to later ticks only.
 */
export async function answerStocking(db: Database, member: Member, stockBought: boolean): Promise<void> {
  const { kitchenId } = member;
  await changeList(db, kitchenId, async (tx) => {
    // If an item is ticked concurrently, either the tick sees this answer or this answer sees the tick.
    const isFirstAnswer = (await findStockBought(tx, kitchenId)) === null;
    await saveStockBought(tx, kitchenId, stockBought);
    if (isFirstAnswer && stockBought) await stockTicked(tx, member);
  });
}
