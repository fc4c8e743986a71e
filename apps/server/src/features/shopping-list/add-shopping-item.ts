import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import type { Database } from '#db/client.ts';
import { findRecipe } from '#features/recipes/recipe-queries.ts';
import { notFound } from '#http/app-error.ts';
import { insertShoppingItem } from './shopping-list-queries.ts';

/** Adds an item; the recipe it names must be the person's own. */
export async function addShoppingItem(
  db: Database,
  userId: number,
  item: BodyOf<typeof shoppingList.create>,
): Promise<ShoppingItem> {
  if (item.recipeId !== null && !(await findRecipe(db, userId, item.recipeId))) {
    throw notFound('This recipe');
  }
  return insertShoppingItem(db, userId, item);
}
