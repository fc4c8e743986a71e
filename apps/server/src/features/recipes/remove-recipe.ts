import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { releasePicture } from '#features/pictures/recipe-picture-queries.ts';
import { detachItemsFromRecipe, lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { notFound } from '#http/app-error.ts';
import { deleteRecipe } from './recipe-queries.ts';

/** Removes a saved recipe. Its items on the shopping list stay, and its picture stays for a while. */
export async function removeRecipe(db: Database, kitchenId: KitchenId, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked first, so that no request adds items of this recipe after its items have been detached.
    await lockShoppingList(tx, kitchenId);
    await detachItemsFromRecipe(tx, kitchenId, id);
    await releasePicture(tx, kitchenId, id);
    if (!(await deleteRecipe(tx, kitchenId, id))) throw notFound('This recipe');
  });
}
