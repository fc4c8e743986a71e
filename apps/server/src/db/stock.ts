import type { Member } from '@game-plan/domain/kitchen-member';
import { type Cause, type Moved, movedBetween } from '@game-plan/domain/stock/movement';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import { lockKitchen } from './lock-owner.ts';
import { type KeptRow, putRows, takeRows } from './removals.ts';
import { insertWithinLimit } from './row-limit.ts';
import { ingredients } from './schema/kitchen/ingredients.ts';
import { stockMovements } from './schema/kitchen/stock-movements.ts';

/*
 * The only functions that write the inventory, in a transaction of the caller. Each logs what came and went, so that what was bought
 * is what was eaten, thrown away and is there; and first locks the kitchen, so that no card moves to another one meanwhile.
 */

export type IngredientRow = typeof ingredients.$inferSelect;
type Fields = Omit<typeof ingredients.$inferInsert, 'kitchenId' | 'addedBy'>;

/** Who changes the stock, and why. */
export interface StockChange {
  readonly member: Member;
  readonly cause: Cause;
}

/** Adds a card. Throws a RowLimitError if there is no room for it. */
export async function insertStock(tx: Database, change: StockChange, fields: Fields): Promise<IngredientRow> {
  const { userId, kitchenId } = change.member;
  await lockKitchen(tx, kitchenId);
  const row = await insertWithinLimit(tx, ingredients, { kitchenId, addedBy: userId, ...fields });
  await log(tx, change, [moveOf(row.id, undefined, row)]);
  return row;
}

/** Changes cards in the same way, and locks them first. Returns them as they are, in the order of ids. */
export async function updateStock(
  tx: Database,
  change: StockChange,
  where: SQL | undefined,
  fields: PgUpdateSetSource<typeof ingredients>,
): Promise<IngredientRow[]> {
  const { kitchenId } = change.member;
  await lockKitchen(tx, kitchenId);
  const within = and(eq(ingredients.kitchenId, kitchenId), where);
  const before = await tx.select().from(ingredients).where(within).orderBy(asc(ingredients.id)).for('update');
  if (before.length === 0 || Object.keys(fields).length === 0) return before;
  const ids = before.map(({ id }) => id);
  const updated = await tx
    .update(ingredients)
    .set(fields)
    .where(and(eq(ingredients.kitchenId, kitchenId), inArray(ingredients.id, ids)))
    .returning();
  const after = new Map(updated.map((row) => [row.id, row]));
  await log(
    tx,
    change,
    before.map((row) => moveOf(row.id, row, after.get(row.id))),
  );
  return ids.flatMap((id) => after.get(id) ?? []);
}

/** Removes cards. Returns them with all their columns, as what an undo keeps. */
export async function deleteStock(
  tx: Database,
  change: StockChange,
  where: SQL | undefined,
): Promise<KeptRow[]> {
  const { kitchenId } = change.member;
  await lockKitchen(tx, kitchenId);
  const rows = await takeRows(tx, 'ingredients', and(eq(ingredients.kitchenId, kitchenId), where));
  await log(
    tx,
    change,
    rows.map((row) => moveOf(Number(row.id), stockedOf(row), undefined)),
  );
  return rows;
}

/** Logs that a card has been counted and is as it says. */
export async function logCount(tx: Database, change: StockChange, card: IngredientRow): Promise<void> {
  await log(tx, change, [
    { ingredientId: card.id, moved: [{ name: card.name, unit: card.unit, amount: 0 }] },
  ]);
}

/** Puts removed cards back; those whose id is taken are left out. Throws a RowLimitError if there is no room for them. */
export async function putStock(tx: Database, change: StockChange, rows: readonly KeptRow[]): Promise<void> {
  await lockKitchen(tx, change.member.kitchenId);
  const put = await putRows(tx, change.member, 'ingredients', rows);
  await log(
    tx,
    change,
    put.map((row) => moveOf(Number(row.id), undefined, stockedOf(row))),
  );
}

const stockedOf = ({ name, quantity, unit }: KeptRow) => ({
  name: String(name),
  quantity: String(quantity),
  unit: String(unit),
});

interface CardMove {
  readonly ingredientId: number;
  readonly moved: readonly Moved[];
}

const moveOf = (ingredientId: number, ...levels: Parameters<typeof movedBetween>): CardMove => ({
  ingredientId,
  moved: movedBetween(...levels),
});

async function log(
  tx: Database,
  { member: { userId, kitchenId }, cause }: StockChange,
  moves: readonly CardMove[],
): Promise<void> {
  const rows = moves.flatMap(({ ingredientId, moved }) =>
    moved.map((movement) => ({ kitchenId, addedBy: userId, ingredientId, ...movement, ...cause })),
  );
  if (rows.length > 0) await tx.insert(stockMovements).values(rows);
}
