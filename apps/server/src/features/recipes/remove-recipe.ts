import type { Database } from '#db/client.ts';
import { detachItemsFromRecipe } from '#features/shopping-list/shopping-list-queries.ts';
import { notFound } from '#http/app-error.ts';
import { deleteRecipe } from './recipe-queries.ts';

/** Removes a saved recipe; what it put on the shopping list stays there. */
export async function removeRecipe(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await detachItemsFromRecipe(tx, userId, id);
    if (!(await deleteRecipe(tx, userId, id))) throw notFound('This recipe');
  });
}
