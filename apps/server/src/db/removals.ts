import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { checkRowLimit } from './row-limit.ts';
import { meals } from './schema/food/meals.ts';
import { ownFoods } from './schema/food/own-foods.ts';
import { savedMeals } from './schema/food/saved-meals.ts';
import { cookbooks } from './schema/kitchen/cookbooks.ts';
import { ingredients } from './schema/kitchen/ingredients.ts';
import { madePhotos } from './schema/kitchen/made-photos.ts';
import { planEntries } from './schema/kitchen/plan-entries.ts';
import { planTemplates } from './schema/kitchen/plan-templates.ts';
import { recipeFavorites } from './schema/kitchen/recipe-favorites.ts';
import { recipeVersions } from './schema/kitchen/recipe-versions.ts';
import { recipes } from './schema/kitchen/recipes.ts';
import { type KeptRow as Row, removals } from './schema/kitchen/removals.ts';
import { shoppingList } from './schema/kitchen/shopping-list.ts';
import { shoppingCart } from './schema/shop/shopping-cart.ts';

const TABLES = {
  recipes,
  recipeFavorites,
  madePhotos,
  recipeVersions,
  cookbooks,
  ingredients,
  shoppingList,
  planEntries,
  planTemplates,
  meals,
  ownFoods,
  savedMeals,
  shoppingCart,
} as const;

/** A row as it was, by its column names. */
export type KeptRow = Row;

/** A table whose removed rows are kept. */
export type KeptTable = keyof typeof TABLES;

/** What one removal keeps: removed rows by their table, and what else its undo needs. */
export type Kept = Partial<
  Record<
    | KeptTable
    /** Meals and entries of the plan as they were before a change. */
    | 'changedMeals'
    | 'changedEntries'
    /** What a planned meal had put on the shopping list. */
    | 'withdrawnNeeds'
    /** `rows` of ingredients that were removed together, and their `cause`. */
    | 'removedIngredients'
    /** `before`: an ingredient of which some was taken; `left`: the amount that was left; `cause`. */
    | 'takenIngredients'
    /** Ingredients as they were before they were put into another place. */
    | 'storedIngredients'
    /** The ids of the records that a recipe was cooked. */
    | 'cookedRecipes'
    /** The ids of meals, and the weights and water of days, that were imported from another diary. */
    | 'importedMeals'
    | 'importedDays'
    /** `id` of recipes that were imported from a file, and `updatedAt`, when each was changed last. */
    | 'importedRecipes'
    /** `recipe_id` and `on`, the day on which it was marked as made. */
    | 'madeDays'
    /** `recipe_id` and `hash` of photos. */
    | 'recipePhotos'
    /** `id` and `recipe_id` of items of the shopping list that were added for a removed recipe. */
    | 'recipeItems'
    /** The same of entries of the plan. */
    | 'recipeEntries'
    /** `id` and `user_id` of meals that were logged, also for others. */
    | 'loggedMeals'
    /** `id` of entries of the plan that were planned, and of coaches' weeks that were answered. */
    | 'plannedEntries'
    | 'answeredWeeks'
    /** `id`, `name`, `quantity` and `unit` of ingredients that were added, and the `cause`. */
    | 'addedIngredients',
    readonly KeptRow[]
  >
>;

/** Rows that come and go with their recipe; they are bounded with it. */
const WITH_RECIPE = ['recipeFavorites', 'madePhotos', 'recipeVersions'] as const;
type WithRecipe = (typeof WITH_RECIPE)[number];
const isWithRecipe = (name: KeptTable): name is WithRecipe => WITH_RECIPE.some((one) => one === name);

/** Who removes rows; with a kitchen, if they are the kitchen's. */
interface Remover {
  readonly userId: number;
  readonly kitchenId?: KitchenId;
}

/** How many removals of a person are kept, so that a program that adds and removes rows endlessly does not fill the disk. */
const MOST_REMOVALS = 1000;

const aDayAgo = sql`now() - interval '1 day'`;

/** Reads rows with all their columns. */
export async function readRows(db: Database, name: KeptTable, where: SQL | undefined): Promise<KeptRow[]> {
  const table = TABLES[name];
  const { rows } = await db.execute<{ row: KeptRow }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${where}`,
  );
  return rows.map(({ row }) => row);
}

/** Deletes rows and returns them with all their columns. */
export async function takeRows(tx: Database, name: KeptTable, where: SQL | undefined): Promise<KeptRow[]> {
  const table = TABLES[name];
  const { rows } = await tx.execute<{ row: KeptRow }>(
    sql`delete from ${table} where ${where} returning to_jsonb(${table}) as row`,
  );
  return rows.map(({ row }) => row);
}

/**
 * Inserts rows with the columns that they have; without an id they get a new one. Returns those that were inserted: one with a key
 * that another row has is left out. Throws a RowLimitError if there is no room for them.
 */
export async function putRows(
  tx: Database,
  owner: Remover,
  name: KeptTable,
  rows: readonly KeptRow[],
): Promise<KeptRow[]> {
  const [first] = rows;
  if (!first) return [];
  const table = TABLES[name];
  if (!isWithRecipe(name)) await checkRowLimit(tx, TABLES[name], owner, rows.length);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows: put } = await tx.execute<{ row: KeptRow }>(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning to_jsonb(${table}) as row`);
  return put.map(({ row }) => row);
}

/** Keeps what was removed or changed for a day. Returns the id to undo it with. */
export async function keepRemoval(tx: Database, { userId, kitchenId }: Remover, kept: Kept): Promise<number> {
  const [removal] = await tx
    .insert(removals)
    .values({ userId, kitchenId: kitchenId ?? null, kept })
    .returning({ id: removals.id });
  if (!removal) throw new Error('The new removal was not returned');
  await tx.execute(sql`
    delete from ${removals} where user_id = ${userId} and id <= (
      select id from ${removals} where user_id = ${userId} order by id desc limit 1 offset ${MOST_REMOVALS})`);
  return removal.id;
}

/** Rows that were removed and are kept. */
export interface Removed {
  readonly undoId: number;
  readonly rows: readonly KeptRow[];
}

/** Removes rows and keeps them; undefined if there are none. */
export function removeRows(
  db: Database,
  remover: Remover,
  name: KeptTable,
  where: SQL | undefined,
): Promise<Removed | undefined> {
  return db.transaction(async (tx) => {
    const rows = await takeRows(tx, name, where);
    if (rows.length === 0) return undefined;
    return { undoId: await keepRemoval(tx, remover, { [name]: rows }), rows };
  });
}

/**
 * Takes what a removal keeps, for the one transaction that puts it back; another one waits for it. Undefined if the person has no
 * such removal any more, or its rows belong to a kitchen that they are not in.
 */
export async function takeRemoval(
  tx: Database,
  { userId, kitchenId }: Member,
  id: number,
): Promise<Kept | undefined> {
  const [removal] = await tx
    .delete(removals)
    .where(
      and(
        eq(removals.userId, userId),
        eq(removals.id, id),
        or(isNull(removals.kitchenId), eq(removals.kitchenId, kitchenId)),
        gt(removals.removedAt, aDayAgo),
      ),
    )
    .returning({ kept: removals.kept });
  return removal?.kept;
}

/** Forgets that a row of a kitchen was removed, because it is there again in another state. */
export async function forgetRemoved(
  tx: Database,
  kitchenId: KitchenId,
  table: KeptTable,
  id: number,
): Promise<void> {
  const kept = sql`${removals.kept} @> ${JSON.stringify({ [table]: [{ id }] })}::jsonb`;
  await tx.delete(removals).where(and(eq(removals.kitchenId, kitchenId), kept));
}

/** Deletes what was removed more than a day ago. */
export async function deleteOldRemovals(db: Database): Promise<void> {
  await db.delete(removals).where(lt(removals.removedAt, aDayAgo));
}
