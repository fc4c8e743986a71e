import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { lockShoppingList } from './shopping-list-queries.ts';

/** Runs `change` in a transaction that locks the kitchen's list. */
export function changeList<Result>(
  db: Database,
  kitchenId: KitchenId,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, kitchenId);
    return change(tx);
  });
}
