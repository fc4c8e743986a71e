import { eq, getTableName } from 'drizzle-orm';
import type { Database } from './client.ts';
import { ingredients } from './schema/ingredients.ts';
import { meals } from './schema/meals.ts';
import { recipes } from './schema/recipes.ts';
import { shoppingCart } from './schema/shopping-cart.ts';
import { shoppingList } from './schema/shopping-list.ts';

/**
 * How many rows a person may have of what is read, or thought over, as a whole. Far more than a household comes to
 * (of meals ten a day for 27 years): they are there for a program gone wrong, which would make the server slow, or its
 * disk full, for everybody.
 */
const ROOM = new Map<string, { readonly most: number; readonly what: string }>([
  [getTableName(ingredients), { most: 5_000, what: 'ingredients' }],
  [getTableName(recipes), { most: 5_000, what: 'recipes' }],
  [getTableName(meals), { most: 100_000, what: 'meals' }],
  [getTableName(shoppingList), { most: 5_000, what: 'things on your shopping list' }],
  [getTableName(shoppingCart), { most: 500, what: 'things in your cart' }],
]);

type Filling = typeof ingredients | typeof recipes | typeof meals | typeof shoppingList | typeof shoppingCart;

/** There is no room for another row of a person's. Its message is for them. */
export class NoRoomError extends Error {}

/** Throws a NoRoomError if the person has as many rows as there is room for. Rows added at the same time may pass it. */
export async function requireRoom(db: Database, table: Filling, userId: number): Promise<void> {
  const room = ROOM.get(getTableName(table));
  if (!room) throw new Error(`No room is set for ${getTableName(table)}`);
  const last = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, userId))
    .limit(1)
    .offset(room.most - 1);
  if (last.length === 0) return;
  const most = room.most.toLocaleString('en-US');
  throw new NoRoomError(`You have ${most} ${room.what}, which is as many as fit. Remove some first.`);
}
