import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { keepRemoval } from '#db/removals.ts';
import { releasePictures } from '#features/pictures/recipe-picture-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { notFound } from '#http/app-error.ts';
import { takeRecipes } from './recipe-queries.ts';

/**
 * Removes saved recipes, all or none, and returns the id to undo it with. Their items on the shopping list and their planned
 * meals stay, and their pictures stay for a day.
 */
export async function removeRecipes(db: Database, member: Member, ids: readonly number[]): Promise<number> {
  const { kitchenId } = member;
  const all = [...new Set(ids)];
  return db.transaction(async (tx) => {
    // Locked first, so that no request adds items of these recipes after their items have been detached.
    await lockShoppingList(tx, kitchenId);
    await releasePictures(tx, kitchenId, all);
    const taken = await takeRecipes(tx, kitchenId, all);
    if (taken.recipes.length < all.length)
      throw notFound(all.length === 1 ? 'This recipe' : 'One of these recipes');
    return keepRemoval(tx, member, taken);
  });
}
