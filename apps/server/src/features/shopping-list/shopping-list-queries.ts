import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList as contract, ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import type { RecipeNeeds } from '@game-plan/domain/shopping/plan-purchase';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';

type ItemRow = typeof shoppingList.$inferSelect;

/** An item as it is stored: without aisle and allergens, which are computed for the reader. */
export type StoredItem = Omit<ShoppingItem, 'aisle' | 'contains'>;

function toItem({ userId, addedAt, removedAt, recipeNeeds, ...row }: ItemRow): StoredItem {
  return { ...row, addedAt: addedAt.toISOString() };
}

const listed = (userId: number) => and(eq(shoppingList.userId, userId), isNull(shoppingList.removedAt));
const own = (userId: number, id: number) => and(listed(userId), eq(shoppingList.id, id));

export async function listShoppingItems(db: Database, userId: number): Promise<StoredItem[]> {
  const rows = await db.select().from(shoppingList).where(listed(userId)).orderBy(asc(shoppingList.id));
  return rows.map(toItem);
}

/** Any number no one else would pick: the first half of the lock on a person's list, whose second is the user id. */
const LIST_LOCK = 7_306_293;

/**
 * Locks the user's list until the transaction ends. Every change of the list begins with this lock: two devices that add
 * the same food make one line, and no item is added for a recipe that is being removed.
 */
export async function lockShoppingList(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIST_LOCK}, ${userId})`);
  await lockOwner(tx, userId);
}

/** A line to which more can be added, with what recipes lack of it. */
export interface OpenItem extends StoredItem {
  readonly recipeNeeds: RecipeNeeds;
}

export async function listOpenItems(tx: Database, userId: number): Promise<OpenItem[]> {
  const rows = await tx
    .select()
    .from(shoppingList)
    .where(and(listed(userId), not(shoppingList.isCompleted), not(shoppingList.isStocked)))
    .orderBy(asc(shoppingList.id));
  return rows.map((row) => ({ ...toItem(row), recipeNeeds: row.recipeNeeds }));
}

export async function insertShoppingItem(
  db: Database,
  userId: number,
  item: BodyOf<typeof contract.create> & { recipeNeeds?: RecipeNeeds },
): Promise<StoredItem> {
  await checkRowLimit(db, shoppingList, userId);
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
  change: BodyOf<typeof contract.update> & { recipeNeeds?: RecipeNeeds },
): Promise<StoredItem | undefined> {
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(shoppingList).where(own(userId, id))
      : await db.update(shoppingList).set(change).where(own(userId, id)).returning();
  return row && toItem(row);
}

/** The ticked items, or the one of them if it is ticked, that were not put into the inventory. */
export async function listUnstockedItems(tx: Database, userId: number, id?: number): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(shoppingList)
    .where(
      and(
        id === undefined ? listed(userId) : own(userId, id),
        shoppingList.isCompleted,
        not(shoppingList.isStocked),
      ),
    )
    .orderBy(asc(shoppingList.id));
  return rows.map(toItem);
}

export async function markStocked(tx: Database, userId: number, id: number): Promise<void> {
  await tx.update(shoppingList).set({ isStocked: true }).where(own(userId, id));
}

/** Whether there was one to remove. */
export async function removeShoppingItem(
  tx: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(shoppingList)
    .set({ removedAt: now })
    .where(own(userId, id))
    .returning({ id: shoppingList.id });
  return rows.length > 0;
}

/** The ids of what was removed. */
export async function removeCompletedItems(tx: Database, userId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .update(shoppingList)
    .set({ removedAt: now })
    .where(and(listed(userId), shoppingList.isCompleted))
    .returning({ id: shoppingList.id });
  return rows.map(({ id }) => id);
}

/** Puts removed items back; those that are on the list already, or gone for good, are passed over. */
export async function putBackItems(tx: Database, userId: number, ids: number[]): Promise<StoredItem[]> {
  const rows = await tx
    .update(shoppingList)
    .set({ removedAt: null })
    .where(
      and(eq(shoppingList.userId, userId), isNotNull(shoppingList.removedAt), inArray(shoppingList.id, ids)),
    )
    .returning();
  return rows.map(toItem);
}

/** Deletes for good what was removed before `instant`. */
export async function forgetRemovedItems(tx: Database, userId: number, instant: Date): Promise<void> {
  await tx
    .delete(shoppingList)
    .where(and(eq(shoppingList.userId, userId), lt(shoppingList.removedAt, instant)));
}

/** Whether the person has such a recipe. While the list is locked it stays: removing one begins with the same lock. */
export async function hasRecipe(tx: Database, userId: number, recipeId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), eq(recipes.id, recipeId)));
  return rows.length > 0;
}

/** Items stay on the list when the recipe that put them there goes. */
export async function detachItemsFromRecipe(tx: Database, userId: number, recipeId: number): Promise<void> {
  await tx
    .update(shoppingList)
    .set({ recipeId: null })
    .where(and(eq(shoppingList.userId, userId), eq(shoppingList.recipeId, recipeId)));
}
