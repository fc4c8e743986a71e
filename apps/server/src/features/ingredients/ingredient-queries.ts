import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ingredients as contract, Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientCategory } from '@game-plan/domain/ingredient';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { isZeroAmount } from '@game-plan/domain/units/amount';
import { and, asc, between, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { type KeptRow, type Removed, readRows, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';

type IngredientRow = typeof ingredients.$inferSelect;

function toIngredient({ kitchenId, addedBy, addedAt, expiryDate, ...row }: IngredientRow): Ingredient {
  return {
    ...row,
    expiryDate: expiryDate === null ? null : calendarDay(expiryDate),
    addedAt: addedAt.toISOString(),
  };
}

const { kitchenId: _, addedBy: _addedBy, ...COLUMNS } = getTableColumns(ingredients);

const allOf = preparedRead('ingredients', COLUMNS, (select) =>
  select
    .from(ingredients)
    .where(eq(ingredients.kitchenId, sql.placeholder('kitchenId')))
    .orderBy(desc(ingredients.id)),
);

const own = (kitchenId: KitchenId, id: number) =>
  and(eq(ingredients.kitchenId, kitchenId), eq(ingredients.id, id));

export async function listIngredients(
  db: Database,
  kitchenId: KitchenId,
  category?: IngredientCategory,
): Promise<Ingredient[]> {
  const rows = (await allOf(db, { kitchenId })) as Ingredient[];
  return category === undefined ? rows : rows.filter((row) => row.category === category);
}

/** Ingredients that expire from `today` to `days` later, soonest first. */
export async function listExpiring(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
  days: number,
): Promise<Ingredient[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(
      and(eq(ingredients.kitchenId, kitchenId), between(ingredients.expiryDate, today, addDays(today, days))),
    )
    .orderBy(asc(ingredients.expiryDate), asc(ingredients.id));
  return rows.map(toIngredient);
}

type NewIngredient = BodyOf<typeof contract.create>;

export async function insertIngredient(
  db: Database,
  { userId, kitchenId }: Member,
  ingredient: NewIngredient,
): Promise<Ingredient> {
  return toIngredient(
    await insertWithinLimit(db, ingredients, { kitchenId, addedBy: userId, ...ingredient }),
  );
}

/** Adds ingredients in their order, all or none. */
export function insertIngredients(
  db: Database,
  member: Member,
  items: readonly NewIngredient[],
): Promise<Ingredient[]> {
  return db.transaction(async (tx) => {
    const added: Ingredient[] = [];
    for (const item of items) added.push(await insertIngredient(tx, member, item));
    return added;
  });
}

export async function updateIngredient(
  db: Database,
  kitchenId: KitchenId,
  id: number,
  change: BodyOf<typeof contract.update>,
): Promise<Ingredient | undefined> {
  if (Object.keys(change).length === 0) return findIngredient(db, kitchenId, id);
  const [row] = await db.update(ingredients).set(change).where(own(kitchenId, id)).returning();
  return row && toIngredient(row);
}

async function findIngredient(
  db: Database,
  kitchenId: KitchenId,
  id: number,
): Promise<Ingredient | undefined> {
  const [row] = await db.select().from(ingredients).where(own(kitchenId, id));
  return row && toIngredient(row);
}

type Taken = BodyOf<typeof contract.use>['items'][number];

/**
 * Reduces an amount to what is left, or deletes the ingredient if that is nothing. Returns the row as it was and as it is;
 * undefined if it is gone or no longer has the amount that was read.
 */
export async function takeFrom(
  tx: Database,
  kitchenId: KitchenId,
  { id, quantity, unit, left }: Taken,
): Promise<{ readonly before: KeptRow; readonly row: Ingredient } | undefined> {
  const asRead = and(own(kitchenId, id), eq(ingredients.quantity, quantity), eq(ingredients.unit, unit));
  const [before] = await readRows(tx, 'ingredients', asRead);
  const [row] = isZeroAmount(left)
    ? await tx.delete(ingredients).where(asRead).returning()
    : await tx.update(ingredients).set({ quantity: left }).where(asRead).returning();
  return before && row && { before, row: toIngredient(row) };
}

/**
 * Records that a member took ingredients for a recipe, and forgets what is older than a month. Returns the record as what an undo
 * keeps.
 */
export async function insertCooked(
  db: Database,
  { userId, kitchenId }: Member,
  name: string,
): Promise<KeptRow[]> {
  const records = await db
    .insert(cookedRecipes)
    .values({ kitchenId, addedBy: userId, name })
    .returning({ id: cookedRecipes.id });
  await db
    .delete(cookedRecipes)
    .where(
      and(
        eq(cookedRecipes.kitchenId, kitchenId),
        lt(cookedRecipes.cookedAt, sql`now() - make_interval(days => 31)`),
      ),
    );
  return records;
}

/** Forgets that a recipe was cooked. */
export async function deleteCooked(tx: Database, kitchenId: KitchenId, id: number): Promise<void> {
  await tx.delete(cookedRecipes).where(and(eq(cookedRecipes.kitchenId, kitchenId), eq(cookedRecipes.id, id)));
}

/** The amount of an ingredient, locked until the transaction ends; undefined if there is none. */
export async function lockAmount(tx: Database, kitchenId: KitchenId, id: number) {
  const { quantity, unit } = ingredients;
  const [row] = await tx.select({ quantity, unit }).from(ingredients).where(own(kitchenId, id)).for('update');
  return row;
}

/** Deletes an ingredient for good if it still has this amount. Returns whether it had. */
export async function deleteUnchanged(
  tx: Database,
  kitchenId: KitchenId,
  { id, quantity, unit }: Pick<Ingredient, 'id' | 'quantity' | 'unit'>,
): Promise<boolean> {
  const asRead = and(own(kitchenId, id), eq(ingredients.quantity, quantity), eq(ingredients.unit, unit));
  const rows = await tx.delete(ingredients).where(asRead).returning({ id: ingredients.id });
  return rows.length > 0;
}

/** Removes an ingredient; undefined if there is none. */
export function removeIngredient(db: Database, member: Member, id: number): Promise<Removed | undefined> {
  return removeRows(db, member, 'ingredients', own(member.kitchenId, id));
}

/** Deletes the last ingredient that was added with these fields in the last minutes and is unchanged. Returns whether there was one. */
export async function deleteJustAdded(
  db: Database,
  kitchenId: KitchenId,
  { name, category, quantity, unit }: Pick<NewIngredient, 'name' | 'category' | 'quantity' | 'unit'>,
  minutes: number,
): Promise<boolean> {
  const [added] = await db
    .select({ id: ingredients.id })
    .from(ingredients)
    .where(
      and(
        eq(ingredients.kitchenId, kitchenId),
        eq(ingredients.name, name),
        eq(ingredients.category, category),
        eq(ingredients.quantity, quantity),
        eq(ingredients.unit, unit),
        eq(ingredients.status, 'fresh'),
        isNull(ingredients.expiryDate),
        gt(ingredients.addedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .orderBy(desc(ingredients.id))
    .limit(1);
  if (!added) return false;
  const rows = await db.delete(ingredients).where(own(kitchenId, added.id)).returning({ id: ingredients.id });
  return rows.length > 0;
}

/** Removes ingredients marked as expired or dated before `today`; undefined if there are none. */
export function removeExpired(
  db: Database,
  member: Member,
  today: CalendarDay,
): Promise<Removed | undefined> {
  const { kitchenId } = member;
  const isExpired = or(eq(ingredients.status, 'expired'), lt(ingredients.expiryDate, today));
  return removeRows(db, member, 'ingredients', and(eq(ingredients.kitchenId, kitchenId), isExpired));
}
