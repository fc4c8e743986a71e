import type { Database } from '#db/client.ts';
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
  await db.transaction(async (tx) => {
    const isFirstAnswer = (await findStockBought(tx, userId)) === null;
    await saveStockBought(tx, userId, stockBought, now);
    if (isFirstAnswer && stockBought) await stockTicked(tx, userId);
  });
}
