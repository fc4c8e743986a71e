import type { Database } from '#db/client.ts';
import { lockShoppingList } from './shopping-list-queries.ts';

/** Does `change` in a transaction that holds the list of this person. */
export function changeList<Result>(
  db: Database,
  userId: number,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, userId);
    return change(tx);
  });
}
