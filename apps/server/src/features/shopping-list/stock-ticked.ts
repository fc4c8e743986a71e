import type { Member } from '@game-plan/domain/kitchen-member';
import { boughtIngredient } from '@game-plan/domain/shopping/bought-ingredient';
import type { Database } from '#db/client.ts';
import { insertIngredient } from '#features/ingredients/ingredient-queries.ts';
import { listUnstockedItems, markStocked } from './shopping-list-queries.ts';

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
