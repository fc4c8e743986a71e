import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { releasePictures } from '#features/pictures/recipe-picture-queries.ts';
import { detachItemsFromRecipes, lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { notFound } from '#http/app-error.ts';
import { deleteRecipes, findRecipes } from './recipe-queries.ts';

/**
 * Removes saved recipes, all or none, and returns them, oldest first. Their items on the shopping list stay, and their pictures stay for
 * a while.
 */
export async function removeRecipes(
  db: Database,
  member: Member,
  ids: readonly number[],
): Promise<SavedRecipe[]> {
  const { kitchenId } = member;
  const all = [...new Set(ids)];
  return db.transaction(async (tx) => {
    // Locked first, so that no request adds items of these recipes after their items have been detached.
    await lockShoppingList(tx, kitchenId);
    const removed = await findRecipes(tx, member, all);
    await detachItemsFromRecipes(tx, kitchenId, all);
    await releasePictures(tx, kitchenId, all);
    const count = await deleteRecipes(tx, kitchenId, all);
    if (count < all.length) throw notFound(all.length === 1 ? 'This recipe' : 'One of these recipes');
    return removed;
  });
}
