import { daysBetween } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { batchesOf, changedDays } from '@game-plan/domain/stock/batches';
import { type Cause, type Moved, movedBetween } from '@game-plan/domain/stock/movement';
import { and, asc, eq, type SQL } from 'drizzle-orm';
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
type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** Who changes the stock, and why. */
export interface StockChange {
  readonly member: Member;
  readonly cause: Cause;
  /** The place among those of the card of the batch that is changed; by default what is used first, or has the day that the card shows. */
  readonly batch?: number | undefined;
}

/** Adds a card. Throws a RowLimitError if there is no room for it. */
export async function insertStock(tx: Database, change: StockChange, fields: Fields): Promise<IngredientRow> {
  const { userId, kitchenId } = change.member;
  await lockKitchen(tx, kitchenId);
  const row = await insertWithinLimit(tx, ingredients, {
    kitchenId,
    addedBy: userId,
    boughtOn: change.cause.day,
    ...fields,
  });
  await log(tx, change, [withNews(change, undefined, row)]);
  return row;
}

/**
 * Changes cards in the same way, and locks them first; their batches follow, unless they are among the fields. Returns the cards as they
 * are, in the order of ids.
 */
export async function updateStock(
  tx: Database,
  change: StockChange,
  where: SQL | undefined,
  fields: Changes,
): Promise<IngredientRow[]> {
  const { kitchenId } = change.member;
  await lockKitchen(tx, kitchenId);
  const within = and(eq(ingredients.kitchenId, kitchenId), where);
  const before = await tx.select().from(ingredients).where(within).orderBy(asc(ingredients.id)).for('update');
  if (Object.keys(fields).length === 0) return before;
  const after: IngredientRow[] = [];
  const moves: CardMove[] = [];
  for (const row of before) {
    const days = fields.batches ? {} : changedDays(row, fields, change.cause, change.batch);
    const [updated] = await tx
      .update(ingredients)
      .set({ ...fields, ...days })
      .where(and(eq(ingredients.kitchenId, kitchenId), eq(ingredients.id, row.id)))
      .returning();
    if (!updated) throw new Error('A locked card was gone');
    after.push(updated);
    moves.push(withNews(change, row, updated));
  }
  await log(tx, change, moves);
  return after;
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
  readonly keeps?: number;
  readonly place?: IngredientRow['place'];
}

/** What moves, with how long the food keeps if that is news, which is logged even if nothing moves. */
function withNews(change: StockChange, before: IngredientRow | undefined, after: IngredientRow): CardMove {
  const move = moveOf(after.id, before, after);
  const keeps = daysSaid(change, before, after);
  if (keeps === undefined) return move;
  const { name, unit, place } = after;
  return { ...move, keeps, place, moved: move.moved.length > 0 ? move.moved : [{ name, unit, amount: 0 }] };
}

/**
 * For how many days a person says that food keeps, by a batch that is new or whose day they have changed: the kitchen's own habit. A day
 * that follows from opening it or putting it elsewhere says nothing of it.
 */
function daysSaid(
  { cause: { kind } }: StockChange,
  before: IngredientRow | undefined,
  after: IngredientRow,
): number | undefined {
  const isSaid = kind === 'bought' || (kind === 'corrected' && before?.place === after.place);
  if (!isSaid || after.serving !== null) return undefined;
  const known = new Set(before ? batchesOf(before).map(({ expiryDate }) => expiryDate) : []);
  return batchesOf(after)
    .flatMap(({ expiryDate, openedOn, boughtOn }) => {
      const isNews = expiryDate !== null && openedOn === null && boughtOn !== null && !known.has(expiryDate);
      return isNews ? daysBetween(boughtOn, expiryDate) : [];
    })
    .find((days) => days > 0);
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
  const rows = moves.flatMap(({ moved, ...card }) =>
    moved.map((movement) => ({ kitchenId, addedBy: userId, ...card, ...movement, ...cause })),
  );
  if (rows.length > 0) await tx.insert(stockMovements).values(rows);
}
