import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import { mergeEntry } from '@game-plan/domain/shopping/merge-entry';
import type { Database } from '#db/client.ts';
import { findRecipe } from '#features/recipes/recipe-queries.ts';
import { notFound } from '#http/app-error.ts';
import { changeList } from './change-list.ts';
import { insertShoppingItem, listOpenItems, updateShoppingItem } from './shopping-list-queries.ts';

type NewItem = BodyOf<typeof shoppingList.create>;

/** Adds an item; the recipe it names must be the person's own. Answers its line, with what it said before. */
export function addShoppingItem(db: Database, userId: number, item: NewItem): Promise<ShoppingItem> {
  return changeList(db, userId, async (tx) => {
    await requireRecipe(tx, userId, item.recipeId);
    const [line] = await addToList(tx, userId, [item]);
    if (!line) throw new Error('The new item was not returned');
    return line;
  });
}

/** Throws when the person has no such recipe. */
export async function requireRecipe(tx: Database, userId: number, recipeId: number | null): Promise<void> {
  if (recipeId !== null && !(await findRecipe(tx, userId, recipeId))) throw notFound('This recipe');
}

/**
 * Adds each item to the open line of its food where the amounts add up, else on a line of its own. Answers the lines
 * that are new or say more now, each once. `tx` must hold the list.
 */
export async function addToList(
  tx: Database,
  userId: number,
  items: readonly NewItem[],
): Promise<ShoppingItem[]> {
  const open = new Map((await listOpenItems(tx, userId)).map((line) => [line.id, line]));
  const touched = new Set<number>();
  for (const item of items) {
    const merge = mergeEntry([...open.values()], item);
    const line = merge
      ? await updateShoppingItem(tx, userId, merge.line.id, { quantity: merge.quantity, unit: merge.unit })
      : await insertShoppingItem(tx, userId, item);
    if (!line) throw new Error('A locked line was gone');
    open.set(line.id, line);
    touched.add(line.id);
  }
  return [...touched].flatMap((id) => open.get(id) ?? []);
}
