import type { Member } from '@game-plan/domain/kitchen-member';
import { boughtIngredient } from '@game-plan/domain/shopping/bought-ingredient';
import type { Database } from '#db/client.ts';
import { insertIngredient } from '#features/ingredients/ingredient-queries.ts';
import { changeList } from './change-list.ts';
import { listUnstockedItems, markStocked } from './shopping-list-queries.ts';
import { findStockBought, saveStockBought } from './stocking-queries.ts';

/**
 * Puts ticked items, or the one of them, into the inventory: each once, however often it is ticked, and no household
 * items. `tx` must hold the lock of the list.
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
 * Remembers whether ticked items go into the inventory. The question comes with the first tick, so the first answer
 * holds for what is ticked by then; a later change for later ticks only.
 */
export async function answerStocking(db: Database, member: Member, stockBought: boolean): Promise<void> {
  const { kitchenId } = member;
  await changeList(db, kitchenId, async (tx) => {
    // For an item that is ticked at the same moment, either the tick finds this answer or this answer finds the tick.
    const isFirstAnswer = (await findStockBought(tx, kitchenId)) === null;
    await saveStockBought(tx, kitchenId, stockBought);
    if (isFirstAnswer && stockBought) await stockTicked(tx, member);
  });
}
