import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { PlanState } from '@game-plan/domain/plan/plan-entry';
import { and, asc, between, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type KeptRow, readRows, takeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { planEntries, slotOrder } from '#db/schema/kitchen/plan-entries.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';

/** An entry as stored, with its recipe and its picture. */
export type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number];

const own = (kitchenId: KitchenId, id: number) =>
  and(eq(planEntries.kitchenId, kitchenId), eq(planEntries.id, id));

/** Planned meals between two days (inclusive), in the order in which they are eaten. */
export function listEntries(
  db: Database,
  kitchenId: KitchenId,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): Promise<StoredEntry[]> {
  return selectEntries(db, and(eq(planEntries.kitchenId, kitchenId), between(planEntries.day, from, to)));
}

/** The meals that are still to be cooked, also those whose recipe was removed. */
export async function listPlannedIds(db: Database, kitchenId: KitchenId): Promise<number[]> {
  const found = await db
    .select({ id: planEntries.id })
    .from(planEntries)
    .where(and(eq(planEntries.kitchenId, kitchenId), eq(planEntries.state, 'planned')));
  return found.map(({ id }) => id);
}

/** The lines of the recipes that are planned or cooked between two days (inclusive), with the servings that are wanted. */
export function listPlannedLines(
  db: Database,
  kitchenId: KitchenId,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
) {
  return db
    .select({
      ingredients: recipes.ingredients,
      servings: recipes.servings,
      wanted: planEntries.servings,
    })
    .from(planEntries)
    .innerJoin(
      recipes,
      and(eq(recipes.kitchenId, planEntries.kitchenId), eq(recipes.id, planEntries.recipeId)),
    )
    .where(
      and(
        eq(planEntries.kitchenId, kitchenId),
        between(planEntries.day, from, to),
        ne(planEntries.state, 'skipped'),
      ),
    );
}

/** Undefined if the kitchen plans no such meal. */
export async function findEntry(
  db: Database,
  kitchenId: KitchenId,
  id: number,
): Promise<StoredEntry | undefined> {
  const [entry] = await selectEntries(db, own(kitchenId, id));
  return entry;
}

function selectEntries(db: Database, which: SQL | undefined) {
  return db
    .select({
      entry: planEntries,
      recipe: {
        id: recipes.id,
        imageUrl: recipes.imageUrl,
        prepTime: recipes.prepTime,
        cookTime: recipes.cookTime,
        calories: recipes.calories,
      },
      picture: {
        state: pictureUses.state,
        hash: sql<string | null>`coalesce(${pictureUses.photoHash}, ${pictureUses.hash})`,
        madeBy: pictureUses.madeBy,
      },
    })
    .from(planEntries)
    .leftJoin(
      recipes,
      and(eq(recipes.kitchenId, planEntries.kitchenId), eq(recipes.id, planEntries.recipeId)),
    )
    .leftJoin(
      pictureUses,
      and(eq(pictureUses.kitchenId, recipes.kitchenId), eq(pictureUses.recipeId, recipes.id)),
    )
    .where(which)
    .orderBy(asc(planEntries.day), slotOrder, asc(planEntries.id));
}

type NewEntry = Pick<
  typeof planEntries.$inferInsert,
  'day' | 'slot' | 'recipeId' | 'name' | 'servings' | 'eaters' | 'portions' | 'restOf'
>;

/** Returns the id of the new entry. */
export async function insertEntry(
  db: Database,
  { userId, kitchenId }: Member,
  entry: NewEntry,
): Promise<number> {
  const { id } = await insertWithinLimit(db, planEntries, { kitchenId, addedBy: userId, ...entry });
  return id;
}

/** Locks an entry until the transaction ends; undefined if there is none. */
export async function lockEntry(tx: Database, kitchenId: KitchenId, id: number) {
  const [entry] = await tx.select().from(planEntries).where(own(kitchenId, id)).for('update');
  return entry;
}

export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Fields that change; undefined ones stay. */
type EntryChange = {
  readonly [Field in keyof NewEntry]?: NewEntry[Field] | undefined;
} & { readonly state?: PlanState | undefined };

export async function updateEntry(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  change: EntryChange,
): Promise<void> {
  await tx
    .update(planEntries)
    .set({ ...change, revision: sql`${planEntries.revision} + 1`, changedAt: sql`now()` })
    .where(own(kitchenId, id));
}

/** The meals that are to eat what is left of an entry, with all their columns. */
export function readRestsOf(tx: Database, kitchenId: KitchenId, id: number): Promise<KeptRow[]> {
  return readRows(tx, 'planEntries', restsOf(kitchenId, id));
}

/** Says which dish of the inventory the meals eat that are to eat what is left of an entry. */
export async function giveDish(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  dishId: number,
): Promise<void> {
  await tx.update(planEntries).set({ dishId }).where(restsOf(kitchenId, id));
}

const restsOf = (kitchenId: KitchenId, id: number) =>
  and(eq(planEntries.kitchenId, kitchenId), eq(planEntries.restOf, id), ne(planEntries.state, 'cooked'));

/** The dishes of these ids that are there. */
export function listDishes(db: Database, kitchenId: KitchenId, ids: readonly number[]) {
  const { id, quantity, place, expiryDate } = ingredients;
  return db
    .select({ id, quantity, place, expiryDate })
    .from(ingredients)
    .where(and(eq(ingredients.kitchenId, kitchenId), inArray(id, [...ids])));
}

/** Why the dishes of these ids went last, of those that have moved since a day. */
export function listLastMoves(
  db: Database,
  kitchenId: KitchenId,
  { ids, since }: { readonly ids: readonly number[]; readonly since: CalendarDay },
) {
  const { ingredientId, kind, day, id } = stockMovements;
  return db
    .selectDistinctOn([ingredientId], { id: ingredientId, kind })
    .from(stockMovements)
    .where(and(eq(stockMovements.kitchenId, kitchenId), gte(day, since), inArray(ingredientId, [...ids])))
    .orderBy(ingredientId, desc(id));
}

/** The states of entries by their ids. */
export function listStates(db: Database, kitchenId: KitchenId, ids: readonly number[]) {
  return db
    .select({ id: planEntries.id, state: planEntries.state })
    .from(planEntries)
    .where(and(eq(planEntries.kitchenId, kitchenId), inArray(planEntries.id, [...ids])));
}

/** An entry with all its columns, as what an undo keeps. */
export function readEntry(tx: Database, kitchenId: KitchenId, id: number): Promise<KeptRow[]> {
  return readRows(tx, 'planEntries', own(kitchenId, id));
}

/** Deletes an entry and returns it, as what an undo keeps; empty if there is none. */
export function takeEntry(tx: Database, kitchenId: KitchenId, id: number): Promise<KeptRow[]> {
  return takeRows(tx, 'planEntries', own(kitchenId, id));
}

/** What an entry takes over from its recipe; undefined if the kitchen has no such recipe. */
export async function findRecipeToPlan(db: Database, kitchenId: KitchenId, id: number) {
  const [recipe] = await db
    .select({ name: recipes.name, servings: recipes.servings })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, id)));
  return recipe;
}

/** The recipe of this name, in letters of any case; the oldest of several. Null if the kitchen has none. */
export async function findRecipeNamed(
  db: Database,
  kitchenId: KitchenId,
  name: string,
): Promise<number | null> {
  const [recipe] = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), sql`lower(${recipes.name}) = lower(${name})`))
    .orderBy(asc(recipes.id))
    .limit(1);
  return recipe?.id ?? null;
}
