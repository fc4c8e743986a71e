import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq, getTableName, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { favoriteFoods } from './schema/food/favorite-foods.ts';
import { meals } from './schema/food/meals.ts';
import { ownFoods } from './schema/food/own-foods.ts';
import { savedMeals } from './schema/food/saved-meals.ts';
import { ingredients } from './schema/kitchen/ingredients.ts';
import { recipes } from './schema/kitchen/recipes.ts';
import { shoppingList } from './schema/kitchen/shopping-list.ts';
import { dayComments } from './schema/people/coaching.ts';
import { shoppingCart } from './schema/shop/shopping-cart.ts';

/**
 * How many rows of a table one user, or one kitchen, may have, for tables that are read or searched as a whole. A household needs far
 * fewer (100,000 meals are ten a day for 27 years). The limits stop a program that adds rows without end before it makes
 * the server slow, or fills its disk, for all users.
 */
const ROW_LIMITS = new Map<string, { readonly most: number; readonly what: string }>([
  [getTableName(ingredients), { most: 5_000, what: 'ingredients' }],
  [getTableName(ownFoods), { most: 1_000, what: 'foods of your own' }],
  [getTableName(recipes), { most: 5_000, what: 'recipes' }],
  [getTableName(meals), { most: 100_000, what: 'meals' }],
  [getTableName(savedMeals), { most: 200, what: 'saved meals' }],
  [getTableName(favoriteFoods), { most: 200, what: 'favorite foods' }],
  [getTableName(dayComments), { most: 10_000, what: 'comments' }],
  [getTableName(shoppingList), { most: 5_000, what: 'things on your shopping list' }],
  [getTableName(shoppingCart), { most: 500, what: 'things in your cart' }],
]);

type KitchenTable = typeof ingredients | typeof recipes | typeof shoppingList;
type PersonTable =
  | typeof meals
  | typeof ownFoods
  | typeof savedMeals
  | typeof favoriteFoods
  | typeof dayComments
  | typeof shoppingCart;
type LimitedTable = KitchenTable | PersonTable;

/** Whose rows they are: of the tables of a kitchen its number counts, of the others the user's. */
interface Owner {
  readonly userId?: number;
  readonly kitchenId?: KitchenId;
}

/** The user has reached the row limit of a table. The message is written for them. */
export class RowLimitError extends Error {}

/**
 * Inserts a row and returns it as it is stored. Throws a RowLimitError if its user, or kitchen, has as many rows as the limit
 * allows. Rows inserted at the same time may exceed it.
 */
export async function insertWithinLimit<Table extends LimitedTable>(
  db: Database,
  table: Table,
  row: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  await checkRowLimit(db, table, row);
  const inserted = await db.insert<LimitedTable>(table).values(row).returning();
  if (!inserted[0]) throw new Error(`The new row of ${getTableName(table)} was not returned`);
  return inserted[0];
}

/** Throws a RowLimitError if the user, or the kitchen, has as many rows as the limit allows. */
export async function checkRowLimit(db: Database, table: LimitedTable, owner: Owner): Promise<void> {
  const { most, what } = limitOf(table);
  const last = await db
    .select({ id: table.id })
    .from(table)
    .where(ownedBy(table, owner))
    .limit(1)
    .offset(most - 1);
  if (last.length === 0) return;
  const count = most.toLocaleString('en-US');
  throw new RowLimitError(`You have ${count} ${what}, the most there is room for. Remove some first.`);
}

function ownedBy(table: LimitedTable, { kitchenId, userId }: Owner): SQL {
  if ('kitchenId' in table && kitchenId !== undefined) return eq(table.kitchenId, kitchenId);
  if ('userId' in table && userId !== undefined) return eq(table.userId, userId);
  throw new Error(`A row of ${getTableName(table)} has no owner`);
}

/** Throws a RowLimitError where two kitchens that become one would have more rows of a table than fit. */
export function checkMerged(table: KitchenTable, rows: number): void {
  const { most, what } = limitOf(table);
  if (rows <= most) return;
  const [together, fit] = [rows, most].map((count) => count.toLocaleString('en-US'));
  throw new RowLimitError(
    `Together these are ${together} ${what}, and ${fit} fit. Remove some first, or leave yours in your old kitchen.`,
  );
}

/** How many recipes still fit where there are so many. */
export function roomForRecipes(rows: number): number {
  return Math.max(0, limitOf(recipes).most - rows);
}

function limitOf(table: LimitedTable) {
  const limit = ROW_LIMITS.get(getTableName(table));
  if (!limit) throw new Error(`No row limit is set for ${getTableName(table)}`);
  return limit;
}
