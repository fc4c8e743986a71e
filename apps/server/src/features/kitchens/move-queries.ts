import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { checkMerged } from '#db/row-limit.ts';
import { cookbooks } from '#db/schema/kitchen/cookbooks.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';
import { madePhotos } from '#db/schema/kitchen/made-photos.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { planEntries } from '#db/schema/kitchen/plan-entries.ts';
import { planTemplates } from '#db/schema/kitchen/plan-templates.ts';
import { prices } from '#db/schema/kitchen/prices.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipeVersions } from '#db/schema/kitchen/recipe-versions.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { deleteStock, type StockChange, updateStock } from '#db/stock.ts';

/** A move between two locked kitchens, and who moves. */
export interface Move {
  readonly from: KitchenId;
  readonly to: KitchenId;
  readonly userId: number;
  readonly today: CalendarDay;
}

const into = (to: KitchenId) => sql<KitchenId>`${to}::integer`.as('kitchen_id');
const by = (userId: number) => sql<number>`${userId}::integer`.as('added_by');

const STOCKS = { ingredients, list: shoppingList } as const;
/** Where amounts of food are stored: in the kitchen, or on its list. */
type Stocks = keyof typeof STOCKS;

/** Rows that can be merged with those of another kitchen: from the list only open items without a recipe. */
export async function listStocks(tx: Database, stocks: Stocks, kitchenId: KitchenId) {
  const table = STOCKS[stocks];
  const isList = stocks === 'list';
  const rows = await tx
    .select({
      id: table.id,
      name: table.name,
      quantity: table.quantity,
      unit: sql<string>`${table.unit}::text`,
      apart: isList
        ? sql<null>`null`
        : sql<
            string | null
          >`concat(${ingredients.expiryDate}, ${ingredients.status}, ${ingredients.place}, ${ingredients.openedOn}, ${ingredients.serving})`,
    })
    .from(table)
    .where(
      and(
        eq(table.kitchenId, kitchenId),
        isList
          ? sql`not ${shoppingList.isCompleted} and not ${shoppingList.isStocked} and ${shoppingList.recipeNeeds} = '{}'`
          : undefined,
      ),
    )
    .orderBy(table.id);
  return rows;
}

/** Changes an amount of the kitchen to which everything moves. */
export async function saveQuantity(
  tx: Database,
  stocks: Stocks,
  move: Move,
  { id, quantity }: { readonly id: number; readonly quantity: string },
): Promise<void> {
  if (stocks === 'ingredients')
    await updateStock(tx, moving(move, move.to), eq(ingredients.id, id), { quantity });
  else
    await tx
      .update(shoppingList)
      .set({ quantity })
      .where(and(eq(shoppingList.kitchenId, move.to), eq(shoppingList.id, id)));
}

/** Deletes rows of the kitchen from which everything moves. */
export async function deleteStocks(
  tx: Database,
  stocks: Stocks,
  move: Move,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  if (stocks === 'ingredients')
    await deleteStock(tx, moving(move, move.from), inArray(ingredients.id, [...ids]));
  else
    await tx
      .delete(shoppingList)
      .where(and(eq(shoppingList.kitchenId, move.from), inArray(shoppingList.id, [...ids])));
}

const moving = ({ userId, today }: Move, kitchenId: KitchenId): StockChange => ({
  member: { userId, kitchenId },
  cause: { kind: 'moved', day: today },
});

/** Throws a RowLimitError if both kitchens together exceed a limit. */
export async function checkRoom(tx: Database, { from, to }: Move): Promise<void> {
  for (const table of [
    ingredients,
    recipes,
    shoppingList,
    planEntries,
    planTemplates,
    prices,
    cookbooks,
  ] as const) {
    const count = (kitchenId: KitchenId) => tx.$count(table, eq(table.kitchenId, kitchenId));
    checkMerged(table, (await count(from)) + (await count(to)));
  }
}

type Owned =
  | typeof recipes
  | typeof recipeFavorites
  | typeof pictures
  | typeof pictureUses
  | typeof madePhotos
  | typeof recipeVersions
  | typeof cookbooks
  | typeof ingredients
  | typeof stockMovements
  | typeof shoppingList
  | typeof planEntries
  | typeof planTemplates
  | typeof prices;

/** Inserts the result of a query of all columns with the same ids; existing rows stay. */
async function insertFound(tx: Database, table: Owned, found: SQLWrapper): Promise<void> {
  const columns = Object.keys(getTableColumns(table)).map((key) => sql.identifier(toSnakeCase(key)));
  await tx.execute(
    sql`insert into ${table} (${sql.join(columns, sql`, `)}) overriding system value ${found} on conflict do nothing`,
  );
}

/**
 * Moves all rows of a kitchen to another with the same ids. A recipe that exists there, because it is a copy made when
 * a member left, is not duplicated. Rows are inserted and deleted instead of updated: this keeps references valid, and
 * in a distributed table a row cannot change its kitchen.
 */
export async function moveRows(tx: Database, move: Move): Promise<void> {
  const { from, to, userId } = move;
  await renameCookbooks(tx, move);
  await copyRecipes(tx, move, eq(recipes.kitchenId, from));
  await copyPictures(tx, to, eq(pictures.kitchenId, from));
  for (const table of [
    ingredients,
    stockMovements,
    shoppingList,
    planEntries,
    planTemplates,
    prices,
    pictureUses,
    madePhotos,
    recipeVersions,
    cookbooks,
  ] as const)
    await insertFound(
      tx,
      table,
      tx
        .select({ ...getTableColumns<PgTable>(table), kitchenId: into(to), addedBy: by(userId) })
        .from<PgTable>(table)
        .where(eq(table.kitchenId, from)),
    );
  // Its log has got movements of the past.
  const brought = tx.select({ minimums: kitchens.minimums }).from(kitchens).where(eq(kitchens.id, from));
  await tx
    .update(kitchens)
    .set({ logFoldedTo: null, minimums: sql`(${brought}) || ${kitchens.minimums}` })
    .where(eq(kitchens.id, to));
  await copyFavorites(tx, to, eq(recipeFavorites.kitchenId, from));
  for (const table of [
    shoppingList,
    planEntries,
    planTemplates,
    prices,
    ingredients,
    stockMovements,
    pictureUses,
    madePhotos,
    recipeVersions,
    cookbooks,
    pictures,
    recipes,
  ])
    await tx.delete(table).where(eq(table.kitchenId, from));
}

const LONGEST_COOKBOOK = 40;

/** Gives the cookbooks that move names that none of the other kitchen has, unless that one has the same rule: 'Quick 2'. */
async function renameCookbooks(tx: Database, { from, to }: Move): Promise<void> {
  const { id, kitchenId, name, rule } = cookbooks;
  const all = await tx
    .select({ id, kitchenId, name, rule: sql<string>`${rule}::text` })
    .from(cookbooks)
    .where(inArray(kitchenId, [from, to]))
    .orderBy(id);
  const names = new Set(all.map((cookbook) => cookbook.name.toLowerCase()));
  const there = new Map(
    all.filter((one) => one.kitchenId === to).map((one) => [one.name.toLowerCase(), one.rule]),
  );
  for (const moved of all.filter((one) => one.kitchenId === from)) {
    const other = there.get(moved.name.toLowerCase());
    if (other === undefined || other === moved.rule) continue;
    const numbered = (count: number) => `${moved.name.slice(0, LONGEST_COOKBOOK - 4).trim()} ${count}`;
    let count = 2;
    while (names.has(numbered(count).toLowerCase())) count += 1;
    names.add(numbered(count).toLowerCase());
    await tx
      .update(cookbooks)
      .set({ name: numbered(count) })
      .where(and(eq(kitchenId, from), eq(id, moved.id)));
  }
}

async function copyRecipes(
  tx: Database,
  { to, userId }: Omit<Move, 'today'>,
  which: SQL | undefined,
  limit?: number,
): Promise<void> {
  // A public link shows one recipe: a copy has none.
  const unlinked = { linkNonce: sql<null>`null::text`, linkHash: sql<null>`null::text` };
  const found = tx
    .select({ ...getTableColumns(recipes), kitchenId: into(to), addedBy: by(userId), ...unlinked })
    .from(recipes)
    .where(which)
    .orderBy(desc(recipes.id));
  await insertFound(tx, recipes, limit === undefined ? found : found.limit(limit));
}

async function copyPictures(tx: Database, to: KitchenId, which: SQL | undefined): Promise<void> {
  const found = tx
    .select({ ...getTableColumns(pictures), kitchenId: into(to) })
    .from(pictures)
    .where(which);
  await insertFound(tx, pictures, found);
}

async function copyFavorites(tx: Database, to: KitchenId, which: SQL | undefined): Promise<void> {
  const found = tx
    .select({ ...getTableColumns(recipeFavorites), kitchenId: into(to) })
    .from(recipeFavorites)
    .where(which);
  await insertFound(tx, recipeFavorites, found);
}

/**
 * Copies the newest recipes that a person added, up to `limit`, with their pictures and the person's favourites. Copies
 * keep their ids, so that addresses remembered by a browser still work.
 */
export async function copyOwnRecipes(tx: Database, move: Omit<Move, 'today'>, limit: number): Promise<void> {
  const { from, to, userId } = move;
  await copyRecipes(tx, move, and(eq(recipes.kitchenId, from), eq(recipes.addedBy, userId)), limit);
  const copied = tx.select({ id: recipes.id }).from(recipes).where(eq(recipes.kitchenId, to));
  const shown = and(eq(pictureUses.kitchenId, from), inArray(pictureUses.recipeId, copied));
  const hashes = (column: PgColumn) => tx.select({ hash: column }).from(pictureUses).where(shown);
  const made = and(eq(madePhotos.kitchenId, from), inArray(madePhotos.recipeId, copied));
  const { hash } = pictures;
  const used = or(
    inArray(hash, hashes(pictureUses.hash)),
    inArray(hash, hashes(pictureUses.photoHash)),
    inArray(hash, tx.select({ hash: madePhotos.hash }).from(madePhotos).where(made)),
  );
  await copyPictures(tx, to, and(eq(pictures.kitchenId, from), used));
  await insertFound(
    tx,
    pictureUses,
    tx
      .select({ ...getTableColumns(pictureUses), kitchenId: into(to), addedBy: by(userId) })
      .from(pictureUses)
      .where(shown),
  );
  await insertFound(
    tx,
    madePhotos,
    tx
      .select({ ...getTableColumns(madePhotos), kitchenId: into(to), addedBy: by(userId) })
      .from(madePhotos)
      .where(made),
  );
  const chosen = and(eq(recipeFavorites.kitchenId, from), eq(recipeFavorites.userId, userId));
  await copyFavorites(tx, to, and(chosen, inArray(recipeFavorites.recipeId, copied)));
  await tx.delete(recipeFavorites).where(chosen);
}

/** The pictures of a kitchen's recipes that are not finished. */
export function listPendingPictures(tx: Database, kitchenId: KitchenId) {
  return tx
    .select({ kitchenId: pictureUses.kitchenId, id: pictureUses.id })
    .from(pictureUses)
    .where(
      and(
        eq(pictureUses.kitchenId, kitchenId),
        eq(pictureUses.state, 'pending'),
        isNotNull(pictureUses.recipeId),
      ),
    );
}

/** Counts a kitchen's rows. */
export async function countRows(db: Database, kitchenId: KitchenId) {
  // Sequential, because it also runs in transactions, which have one connection.
  return {
    ingredients: await db.$count(ingredients, eq(ingredients.kitchenId, kitchenId)),
    shoppingList: await db.$count(shoppingList, eq(shoppingList.kitchenId, kitchenId)),
    recipes: await db.$count(recipes, eq(recipes.kitchenId, kitchenId)),
  };
}
