import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ingredients as contract, Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientCategory } from '@game-plan/domain/ingredient';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { isSameFood } from '@game-plan/domain/shopping/named-food';
import { writtenIn } from '@game-plan/domain/shopping/written-in';
import { type BatchDays, usablePart } from '@game-plan/domain/stock/batches';
import { movedBetween } from '@game-plan/domain/stock/movement';
import { isZeroAmount } from '@game-plan/domain/units/amount';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expiresBetween } from '#db/batch-rows.ts';
import type { Database } from '#db/client.ts';
import { lockKitchen } from '#db/lock-owner.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { type KeptRow, keepRemoval, type Removed, readRows } from '#db/removals.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { deleteStock, type IngredientRow, insertStock, type StockChange, updateStock } from '#db/stock.ts';

function toIngredient({ kitchenId, addedBy, addedAt, serving, ...row }: IngredientRow): Ingredient {
  return {
    ...row,
    batches: [...row.batches],
    isDish: serving !== null,
    addedAt: addedAt.toISOString(),
  };
}

const { kitchenId: _, addedBy: _addedBy, serving: _serving, ...COLUMNS } = getTableColumns(ingredients);
const IS_DISH = sql<boolean>`${ingredients.serving} is not null`;

const allOf = preparedRead('ingredients', { ...COLUMNS, isDish: IS_DISH }, (select) =>
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

/** Ingredients of which a batch expires from `today` to `days` later, soonest first. */
export async function listExpiring(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
  days: number,
): Promise<Ingredient[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.kitchenId, kitchenId), expiresBetween(today, addDays(today, days))))
    .orderBy(asc(ingredients.expiryDate), asc(ingredients.id));
  return rows.map(toIngredient);
}

type NewIngredient = BodyOf<typeof contract.create>;

export async function insertIngredient(
  tx: Database,
  change: StockChange,
  ingredient: NewIngredient & Partial<Pick<IngredientRow, 'serving'>>,
): Promise<Ingredient> {
  return toIngredient(await insertStock(tx, change, ingredient));
}

/** Adds ingredients in their order, all or none. */
export function insertIngredients(
  db: Database,
  change: StockChange,
  items: readonly NewIngredient[],
): Promise<Ingredient[]> {
  return db.transaction(async (tx) => {
    const added: Ingredient[] = [];
    for (const item of items) added.push(await insertIngredient(tx, change, item));
    return added;
  });
}

/** Changes the given fields; undefined if there is no such ingredient. */
export function updateIngredient(
  db: Database,
  change: StockChange,
  id: number,
  fields: BodyOf<typeof contract.update> & Partial<Pick<BatchDays, 'boughtOn' | 'batches'>>,
): Promise<Ingredient | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await updateStock(tx, change, eq(ingredients.id, id), fields);
    return row && toIngredient(row);
  });
}

type Taken = BodyOf<typeof contract.use>['items'][number];

/**
 * Reduces an amount to what is left, or deletes the ingredient if that is nothing. Returns the row as it was, and as it is if
 * something is left; undefined if it is gone or no longer has the amount that was read.
 */
export async function takeFrom(
  tx: Database,
  change: StockChange,
  { left, batch, ...read }: Taken,
): Promise<{ readonly before: KeptRow; readonly row: Ingredient | undefined } | undefined> {
  const [before] = await readRows(tx, 'ingredients', asRead(change.member.kitchenId, read));
  if (!before) return undefined;
  if (isZeroAmount(left)) {
    const taken = await deleteStock(tx, change, asRead(change.member.kitchenId, read));
    return taken.length > 0 ? { before, row: undefined } : undefined;
  }
  const ofBatch = { ...change, batch };
  const [row] = await updateStock(tx, ofBatch, asRead(change.member.kitchenId, read), { quantity: left });
  return row && { before, row: toIngredient(row) };
}

/** An ingredient that still has the amount that was read. */
const asRead = (kitchenId: KitchenId, { id, quantity, unit }: Pick<Ingredient, 'id' | 'quantity' | 'unit'>) =>
  and(own(kitchenId, id), eq(ingredients.quantity, quantity), eq(ingredients.unit, unit));

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

/** An ingredient with the serving of a dish, locked until the transaction ends; undefined if there is none. */
export async function lockIngredient(tx: Database, kitchenId: KitchenId, id: number) {
  const [row] = await tx.select().from(ingredients).where(own(kitchenId, id)).for('update');
  return row;
}

/**
 * Puts an ingredient into a place, or opens it: changes its days. Returns it as it was, for an undo, and as it is; undefined if there is
 * none.
 */
export async function placeIngredient(
  tx: Database,
  change: StockChange,
  id: number,
  fields: Partial<Pick<Ingredient, 'place'>> & BatchDays,
): Promise<{ readonly before: KeptRow; readonly ingredient: Ingredient } | undefined> {
  const [before] = await readRows(tx, 'ingredients', own(change.member.kitchenId, id));
  const ingredient = await updateIngredient(tx, change, id, fields);
  return before && ingredient && { before, ingredient };
}

/** Deletes an ingredient for good if it still has this amount. Returns whether it had. */
export async function deleteUnchanged(
  tx: Database,
  change: StockChange,
  read: Pick<Ingredient, 'id' | 'quantity' | 'unit'>,
): Promise<boolean> {
  return (await deleteStock(tx, change, asRead(change.member.kitchenId, read))).length > 0;
}

/** Removes an ingredient and keeps it; undefined if there is none. */
export function removeIngredient(
  db: Database,
  { member, cause }: StockChange,
  id: number,
): Promise<Removed | undefined> {
  return db.transaction(async (tx) => {
    const rows = await deleteStock(tx, { member, cause }, eq(ingredients.id, id));
    if (rows.length === 0) return undefined;
    return { undoId: await keepRemoval(tx, member, { removedIngredients: [{ cause, rows }] }), rows };
  });
}

/**
 * Removes ingredients marked as expired or dated before that day, and of those with several batches the expired ones. Returns how many
 * ingredients that were, and the id to undo it with; undefined if there are none.
 */
export function removeExpired(
  db: Database,
  member: Member,
  day: CalendarDay,
): Promise<{ readonly undoId: number; readonly removed: number } | undefined> {
  const change = { member, cause: { kind: 'expired', day } } as const;
  return db.transaction(async (tx) => {
    await lockKitchen(tx, member.kitchenId);
    const past = or(eq(ingredients.status, 'expired'), lt(ingredients.expiryDate, day));
    const expired = await tx
      .select()
      .from(ingredients)
      .where(and(eq(ingredients.kitchenId, member.kitchenId), past))
      .orderBy(asc(ingredients.id))
      .for('update');
    const takenIngredients: KeptRow[] = [];
    const gone: number[] = [];
    for (const card of expired) {
      const left = usablePart(card, day)?.quantity;
      const taken = left !== undefined && (await takeFrom(tx, change, { ...card, left }));
      if (taken) takenIngredients.push({ before: taken.before, left, cause: change.cause });
      else gone.push(card.id);
    }
    if (expired.length === 0) return undefined;
    const rows = gone.length === 0 ? [] : await deleteStock(tx, change, inArray(ingredients.id, gone));
    const removedIngredients = rows.length === 0 ? [] : [{ cause: change.cause, rows }];
    const undoId = await keepRemoval(tx, member, { removedIngredients, takenIngredients });
    return { undoId, removed: expired.length };
  });
}

/**
 * The card of a food to which this amount was bought in the last minutes, if nothing else has happened to it since, locked until the
 * transaction ends.
 */
export async function lockJustBought(
  tx: Database,
  kitchenId: KitchenId,
  bought: Pick<NewIngredient, 'name' | 'quantity' | 'unit'>,
  minutes: number,
) {
  const later = alias(stockMovements, 'later');
  const { ingredientId, kind, unit, amount, at, id } = stockMovements;
  const cards = await tx
    .select({ id: ingredientId, name: stockMovements.name, unit, amount })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.kitchenId, kitchenId),
        eq(kind, 'bought'),
        gt(at, sql`now() - make_interval(mins => ${minutes})`),
        notExists(
          tx
            .select({ id: later.id })
            .from(later)
            .where(
              and(eq(later.kitchenId, kitchenId), eq(later.ingredientId, ingredientId), gt(later.id, id)),
            ),
        ),
      ),
    )
    .orderBy(desc(id));
  const card = cards.find((one) => {
    const same = writtenIn(bought, one.unit);
    if (!same || !isSameFood(one, bought)) return false;
    return (movedBetween(undefined, same)[0]?.amount ?? null) === one.amount;
  });
  return card && lockIngredient(tx, kitchenId, card.id);
}
