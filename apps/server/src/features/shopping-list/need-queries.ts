import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { withdrawNeed } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import type { KeptRow } from '#db/removals.ts';
import {
  deleteShoppingItem,
  listOpenItems,
  readShoppingItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

/**
 * Takes what a recipe has put on the list off it again, under any of these keys; what other recipes need and what a person wrote
 * stays. The list must be locked. Returns the lines as they were, for an undo.
 */
export async function withdrawNeeds(
  tx: Database,
  kitchenId: KitchenId,
  keys: readonly string[],
): Promise<KeptRow[]> {
  const before: KeptRow[] = [];
  for (const line of await listOpenItems(tx, kitchenId)) {
    const key = keys.find((each) => Object.hasOwn(line.recipeNeeds, each));
    if (key === undefined) continue;
    const withdrawal = withdrawNeed(line, key);
    before.push(...(await readShoppingItem(tx, kitchenId, line.id)));
    if (withdrawal.kind === 'removed') await deleteShoppingItem(tx, kitchenId, line.id);
    else await updateShoppingItem(tx, kitchenId, line.id, withdrawal.change);
  }
  return before;
}
