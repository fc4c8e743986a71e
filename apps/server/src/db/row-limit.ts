import { WEBHOOKS_MAX } from '@game-plan/contracts/people/webhooks';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq, getTableName, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { favoriteFoods } from './schema/food/favorite-foods.ts';
import { meals } from './schema/food/meals.ts';
import { ownFoods } from './schema/food/own-foods.ts';
import { savedMeals } from './schema/food/saved-meals.ts';
import { cookbooks } from './schema/kitchen/cookbooks.ts';
import { ingredients } from './schema/kitchen/ingredients.ts';
import { planEntries } from './schema/kitchen/plan-entries.ts';
import { planTemplates } from './schema/kitchen/plan-templates.ts';
import { prices } from './schema/kitchen/prices.ts';
import { recipes } from './schema/kitchen/recipes.ts';
import { shoppingList } from './schema/kitchen/shopping-list.ts';
import { apiTokens } from './schema/people/api-tokens.ts';
import { dayComments } from './schema/people/coaching.ts';
import { passkeys } from './schema/people/passkeys.ts';
import { unwantedDishes } from './schema/people/unwanted-dishes.ts';
import { webhooks } from './schema/people/webhooks.ts';
import { shoppingCart } from './schema/shop/shopping-cart.ts';

/**
 * Maximum rows per user or kitchen of tables that are read or searched as a whole. A household needs far fewer (100,000
 * meals are ten a day for 27 years). The limits stop a program that adds rows endlessly before it slows the server or
 * fills its disk.
 */
const ROW_LIMITS = new Map<string, { readonly most: number; readonly what: string }>([
  [getTableName(ingredients), { most: 5_000, what: 'ingredients' }],
  [getTableName(ownFoods), { most: 1_000, what: 'foods of your own' }],
  [getTableName(recipes), { most: 5_000, what: 'recipes' }],
  [getTableName(meals), { most: 100_000, what: 'meals' }],
  [getTableName(savedMeals), { most: 200, what: 'saved meals' }],
  [getTableName(favoriteFoods), { most: 200, what: 'favorite foods' }],
  [getTableName(unwantedDishes), { most: 500, what: 'unwanted dishes' }],
  [getTableName(apiTokens), { most: 50, what: 'tokens' }],
  [getTableName(passkeys), { most: 10, what: 'passkeys' }],
  [getTableName(dayComments), { most: 10_000, what: 'comments' }],
  [getTableName(shoppingList), { most: 5_000, what: 'things on your shopping list' }],
  [getTableName(planEntries), { most: 10_000, what: 'planned meals' }],
  [getTableName(planTemplates), { most: 100, what: 'templates' }],
  [getTableName(webhooks), { most: WEBHOOKS_MAX, what: 'webhooks' }],
  [getTableName(prices), { most: 20_000, what: 'prices' }],
  [getTableName(cookbooks), { most: 100, what: 'cookbooks' }],
  [getTableName(shoppingCart), { most: 500, what: 'things in your cart' }],
]);

type KitchenTable =
  | typeof ingredients
  | typeof recipes
  | typeof shoppingList
  | typeof planEntries
  | typeof planTemplates
  | typeof prices
  | typeof cookbooks;
type PersonTable =
  | typeof meals
  | typeof ownFoods
  | typeof savedMeals
  | typeof favoriteFoods
  | typeof unwantedDishes
  | typeof apiTokens
  | typeof passkeys
  | typeof dayComments
  | typeof webhooks
  | typeof shoppingCart;
type LimitedTable = KitchenTable | PersonTable;

/** The owner of the rows: the kitchen for kitchen tables, otherwise the user. */
interface Owner {
  readonly userId?: number;
  readonly kitchenId?: KitchenId;
}

/** The user has reached the row limit of a table. The message is for the user. */
export class RowLimitError extends Error {}

/**
 * Inserts a row and returns it as stored. Throws a RowLimitError if its user or kitchen has reached the limit.
 * Concurrent inserts may exceed it.
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

/** Throws a RowLimitError if the user or kitchen has no room for `more` rows. */
export async function checkRowLimit(
  db: Database,
  table: LimitedTable,
  owner: Owner,
  more = 1,
): Promise<void> {
  const { most, what } = limitOf(table);
  const last = await db
    .select({ id: table.id })
    .from(table)
    .where(ownedBy(table, owner))
    .limit(1)
    .offset(Math.max(0, most - more));
  if (last.length === 0) return;
  const count = most.toLocaleString('en-US');
  throw new RowLimitError(
    more === 1
      ? `You have ${count} ${what}, the most there is room for. Remove some first.`
      : `There is room for ${count} ${what}, and these are too many. Remove some first.`,
  );
}

function ownedBy(table: LimitedTable, { kitchenId, userId }: Owner): SQL {
  if ('kitchenId' in table && kitchenId !== undefined) return eq(table.kitchenId, kitchenId);
  if ('userId' in table && userId !== undefined) return eq(table.userId, userId);
  throw new Error(`A row of ${getTableName(table)} has no owner`);
}

/** Throws a RowLimitError if merging two kitchens would exceed the limit of a table. */
export function checkMerged(table: KitchenTable, rows: number): void {
  const { most, what } = limitOf(table);
  if (rows <= most) return;
  const [together, fit] = [rows, most].map((count) => count.toLocaleString('en-US'));
  throw new RowLimitError(
    `Together these are ${together} ${what}, and ${fit} fit. Remove some first, or leave yours in your old kitchen.`,
  );
}

/** How many more recipes fit into a kitchen that has `rows`. */
export function roomForRecipes(rows: number): number {
  return Math.max(0, limitOf(recipes).most - rows);
}

function limitOf(table: LimitedTable) {
  const limit = ROW_LIMITS.get(getTableName(table));
  if (!limit) throw new Error(`No row limit is set for ${getTableName(table)}`);
  return limit;
}
