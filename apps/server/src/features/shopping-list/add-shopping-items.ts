import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { mergeEntry } from '@game-plan/domain/shopping/merge-entry';
import { readName } from '@game-plan/domain/shopping/named-food';
import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import { mapInTurns } from '#http/limits/take-turns.ts';
import { changeList } from './change-list.ts';
import {
  hasRecipe,
  insertShoppingItem,
  listOpenItems,
  type StoredItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

type NewItem = BodyOf<typeof shoppingList.create>;

/**
 * Adds an item to the open line of the same food if the amounts can be added, otherwise as a new line. Its recipe must
 * belong to the kitchen.
 */
export function addShoppingItem(db: Database, member: Member, item: NewItem): Promise<StoredItem> {
  const { userId, kitchenId } = member;
  return changeList(db, kitchenId, async (tx) => {
    await requireRecipe(tx, kitchenId, item.recipeId);
    const open = await listOpenItems(tx, kitchenId);
    await mapInTurns(userId, open, readName);
    const merge = mergeEntry(open, item);
    if (!merge) return insertShoppingItem(tx, member, item);
    const { line, quantity, unit } = merge;
    const changed = await updateShoppingItem(tx, kitchenId, line.id, { quantity, unit });
    if (!changed) throw new Error('A locked line was gone');
    return changed;
  });
}

/** Throws if the kitchen has no such recipe. */
export async function requireRecipe(
  tx: Database,
  kitchenId: KitchenId,
  recipeId: number | null,
): Promise<void> {
  if (recipeId !== null && !(await hasRecipe(tx, kitchenId, recipeId))) throw notFound('This recipe');
}
