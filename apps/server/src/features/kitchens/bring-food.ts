import { joinStocks } from '@game-plan/domain/shopping/join-stocks';
import { readName } from '@game-plan/domain/shopping/named-food';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { queuePictures } from '#features/pictures/pending-picture-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import {
  checkRoom,
  deleteStocks,
  listPendingPictures,
  listStocks,
  type Move,
  moveRows,
  saveQuantity,
} from './move-queries.ts';

/**
 * Moves everything from one kitchen to another: amounts of the same food in the same unit are added, everything else
 * remains a separate row. Throws a RowLimitError if it does not fit. Both kitchens must be locked.
 */
export async function bringFood(tx: Database, jobs: JobQueue, move: Move): Promise<void> {
  await checkRoom(tx, move);
  for (const table of ['ingredients', 'list'] as const) {
    const there = await listStocks(tx, table, move.to);
    const brought = await listStocks(tx, table, move.from);
    await mapYielding(move.userId, there, readName);
    await mapYielding(move.userId, brought, readName);
    const { more, absorbed } = joinStocks(there, brought);
    for (const [id, quantity] of more) await saveQuantity(tx, table, move, { id, quantity });
    await deleteStocks(tx, table, move, absorbed);
  }
  await moveRows(tx, move);
  // Requeued, because picture jobs name the kitchen in which they were ordered.
  await queuePictures(tx, jobs, await listPendingPictures(tx, move.to));
}
