import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList as contract, ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { RecipeNeeds } from '@game-plan/domain/shopping/plan-purchase';
import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockKitchen } from '#db/lock-owner.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { type Removed, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';

type ItemRow = typeof shoppingList.$inferSelect;

/** An item as stored, with what recipes need; aisle and allergens are computed for the reader. */
export type StoredItem = Omit<ShoppingItem, 'aisle' | 'contains' | 'needed'> & {
  readonly recipeNeeds: RecipeNeeds;
};

function toItem({ kitchenId, addedBy, addedAt, ...row }: ItemRow): StoredItem {
  return { ...row, addedAt: addedAt.toISOString() };
}

const listed = (kitchenId: KitchenId) => eq(shoppingList.kitchenId, kitchenId);
const own = (kitchenId: KitchenId, id: number) => and(listed(kitchenId), eq(shoppingList.id, id));

const { kitchenId: _, addedBy: _addedBy, ...COLUMNS } = getTableColumns(shoppingList);

const allListed = preparedRead('shopping-list', COLUMNS, (select) =>
  select
    .from(shoppingList)
    .where(eq(shoppingList.kitchenId, sql.placeholder('kitchenId')))
    .orderBy(asc(shoppingList.id)),
);

export async function listShoppingItems(db: Database, kitchenId: KitchenId): Promise<StoredItem[]> {
  return allListed(db, { kitchenId });
}

/** An arbitrary number: the first half of the advisory lock on a kitchen's list; the second is the kitchen's id. */
const LIST_LOCK = 7_306_293;

/**
 * Locks the kitchen's list until the transaction ends. Every change of the list starts with this lock, so that two
 * devices adding the same food create one line, and no item is added for a recipe that is being removed.
 */
export async function lockShoppingList(tx: Database, kitchenId: KitchenId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIST_LOCK}, ${kitchenId})`);
  await lockKitchen(tx, kitchenId);
}

/** The lines to which more can be added. */
export async function listOpenItems(tx: Database, kitchenId: KitchenId): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(shoppingList)
    .where(and(listed(kitchenId), not(shoppingList.isCompleted), not(shoppingList.isStocked)))
    .orderBy(asc(shoppingList.id));
  return rows.map(toItem);
}

/** Ticked items that were not added to the inventory, which therefore does not know of them. */
export async function listBoughtItems(tx: Database, kitchenId: KitchenId): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(shoppingList)
    .where(and(listed(kitchenId), eq(shoppingList.isCompleted, true), not(shoppingList.isStocked)));
  return rows.map(toItem);
}

export async function insertShoppingItem(
  db: Database,
  { userId, kitchenId }: Member,
  item: BodyOf<typeof contract.create> & { recipeNeeds?: RecipeNeeds },
): Promise<StoredItem> {
  return toItem(await insertWithinLimit(db, shoppingList, { kitchenId, addedBy: userId, ...item }));
}

export async function updateShoppingItem(
  db: Database,
  kitchenId: KitchenId,
  id: number,
  change: BodyOf<typeof contract.update> & { recipeNeeds?: RecipeNeeds },
): Promise<StoredItem | undefined> {
  const [row] =
    Object.keys(change).length === 0
      ? await db.select().from(shoppingList).where(own(kitchenId, id))
      : await db.update(shoppingList).set(change).where(own(kitchenId, id)).returning();
  return row && toItem(row);
}

/** The ticked items (or the given one, if ticked) that were not added to the inventory yet. */
export async function listUnstockedItems(
  tx: Database,
  kitchenId: KitchenId,
  id?: number,
): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(shoppingList)
    .where(
      and(
        id === undefined ? listed(kitchenId) : own(kitchenId, id),
        shoppingList.isCompleted,
        not(shoppingList.isStocked),
      ),
    )
    .orderBy(asc(shoppingList.id));
  return rows.map(toItem);
}

export async function markStocked(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  isStocked: boolean,
): Promise<void> {
  await tx.update(shoppingList).set({ isStocked }).where(own(kitchenId, id));
}

/** Deletes an item for good. */
export async function deleteShoppingItem(tx: Database, kitchenId: KitchenId, id: number): Promise<void> {
  await tx.delete(shoppingList).where(own(kitchenId, id));
}

/** Removes an item; undefined if there is none. */
export function removeShoppingItem(tx: Database, member: Member, id: number): Promise<Removed | undefined> {
  return removeRows(tx, member, 'shoppingList', own(member.kitchenId, id));
}

/** Removes every ticked item; undefined if there are none. */
export function removeCompletedItems(tx: Database, member: Member): Promise<Removed | undefined> {
  return removeRows(tx, member, 'shoppingList', and(listed(member.kitchenId), shoppingList.isCompleted));
}

/**
 * Whether the kitchen has this recipe. It cannot be removed while the list is locked, because that takes the same lock.
 */
export async function hasRecipe(tx: Database, kitchenId: KitchenId, recipeId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, recipeId)));
  return rows.length > 0;
}
