import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList as contract, ShoppingItem } from '@game-plan/contracts/shopping-list';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { shoppingList } from '#db/schema/shopping-list.ts';

type ItemRow = typeof shoppingList.$inferSelect;

function toItem({ userId, addedAt, ...row }: ItemRow): ShoppingItem {
  return { ...row, addedAt: addedAt.toISOString() };
}

const own = (userId: number, id: number) => and(eq(shoppingList.userId, userId), eq(shoppingList.id, id));

export async function listShoppingItems(db: Database, userId: number): Promise<ShoppingItem[]> {
  const rows = await db
    .select()
    .from(shoppingList)
    .where(eq(shoppingList.userId, userId))
    .orderBy(asc(shoppingList.id));
  return rows.map(toItem);
}

export async function insertShoppingItem(
  db: Database,
  userId: number,
  item: BodyOf<typeof contract.create>,
): Promise<ShoppingItem> {
  const [row] = await db
    .insert(shoppingList)
    .values({ userId, ...item })
    .returning();
  if (!row) throw new Error('The new item was not returned');
  return toItem(row);
}

export async function updateShoppingItem(
  db: Database,
  userId: number,
  id: number,
  change: BodyOf<typeof contract.update>,
): Promise<ShoppingItem | undefined> {
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(shoppingList).where(own(userId, id))
      : await db.update(shoppingList).set(change).where(own(userId, id)).returning();
  return row && toItem(row);
}

/** Whether there was one to delete. */
export async function deleteShoppingItem(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(shoppingList).where(own(userId, id)).returning({ id: shoppingList.id });
  return rows.length > 0;
}

export async function deleteCompletedItems(db: Database, userId: number): Promise<void> {
  await db.delete(shoppingList).where(and(eq(shoppingList.userId, userId), shoppingList.isCompleted));
}

/** Items stay on the list when the recipe that put them there goes. */
export async function detachItemsFromRecipe(tx: Database, userId: number, recipeId: number): Promise<void> {
  await tx
    .update(shoppingList)
    .set({ recipeId: null })
    .where(and(eq(shoppingList.userId, userId), eq(shoppingList.recipeId, recipeId)));
}
