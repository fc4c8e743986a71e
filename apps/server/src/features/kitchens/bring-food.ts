import { joinStocks } from '@game-plan/domain/shopping/join-stocks';
import { readName } from '@game-plan/domain/shopping/named-food';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { queuePictures } from '#features/pictures/pending-picture-queries.ts';
import { mapInTurns } from '#http/limits/take-turns.ts';
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
 * Brings all that one kitchen has to another: the same food in the same unit adds up, everything else stays a row of its
 * own. Throws a RowLimitError where they do not fit. Both kitchens must be locked.
 */
export async function bringFood(tx: Database, jobs: JobQueue, move: Move): Promise<void> {
  await checkRoom(tx, move);
  for (const table of ['ingredients', 'list'] as const) {
    const there = await listStocks(tx, table, move.to);
    const brought = await listStocks(tx, table, move.from);
    await mapInTurns(move.userId, there, readName);
    await mapInTurns(move.userId, brought, readName);
    const { more, absorbed } = joinStocks(there, brought);
    for (const [id, quantity] of more) await saveQuantity(tx, table, move.to, { id, quantity });
    await deleteStocks(tx, table, move.from, absorbed);
  }
  await moveRows(tx, move);
  // Jobs name the kitchen that their pictures were ordered in.
  await queuePictures(tx, jobs, await listPendingPictures(tx, move.to));
}
