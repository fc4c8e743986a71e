import type { Database } from '#db/client.ts';
import { changeList } from './change-list.ts';
import { stockTicked } from './stock-ticked.ts';
import { findStockBought, saveStockBought } from './stocking-queries.ts';

/**
 * Remembers whether ticked items go into the inventory. The question comes with the first tick, so the first answer
 * holds for what is ticked by then; a later change for later ticks only.
 */
export async function answerStocking(
  db: Database,
  userId: number,
  stockBought: boolean,
  now: Date,
): Promise<void> {
  await changeList(db, userId, async (tx) => {
    // Of an item that is being ticked just now, either the tick finds this answer or this answer finds the tick.
    const isFirstAnswer = (await findStockBought(tx, userId)) === null;
    await saveStockBought(tx, userId, stockBought, now);
    if (isFirstAnswer && stockBought) await stockTicked(tx, userId);
  });
}
