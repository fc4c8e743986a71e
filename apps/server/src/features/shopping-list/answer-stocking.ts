import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { changeList } from './change-list.ts';
import { stockTicked } from './stock-ticked.ts';
import { findStockBought, saveStockBought } from './stocking-queries.ts';

/**
 * Remembers whether ticked items go into the inventory. The question comes with the first tick, so the first answer
 * holds for what is ticked by then; a later change for later ticks only.
 */
export async function answerStocking(db: Database, member: Member, stockBought: boolean): Promise<void> {
  const { kitchenId } = member;
  await changeList(db, kitchenId, async (tx) => {
    // Of an item that is being ticked just now, either the tick finds this answer or this answer finds the tick.
    const isFirstAnswer = (await findStockBought(tx, kitchenId)) === null;
    await saveStockBought(tx, kitchenId, stockBought);
    if (isFirstAnswer && stockBought) await stockTicked(tx, member);
  });
}
