import { readName } from '@game-plan/domain/shopping/named-food';
import { boughtIngredient } from '@game-plan/domain/shopping/stored/bought-ingredient';
import { inPintsOf } from '@game-plan/domain/shopping/stored/stored-amount';
import { writtenIn } from '@game-plan/domain/shopping/written-in';
import { parseAmount } from '@game-plan/domain/units/amount';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import type { Database } from '#db/client.ts';
import type { StockChange } from '#db/stock.ts';
import { insertBought } from '#features/ingredients/bought-queries.ts';
import { listIngredients, lockJustBought, takeFrom } from '#features/ingredients/ingredient-queries.ts';
import { findUnitSystem } from '#features/kitchens/kitchen-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { changeList } from './change-list.ts';
import { listUnstockedItems, markStocked, type StoredItem } from './shopping-list-queries.ts';
import { findStockBought, saveStockBought } from './stocking-queries.ts';

/**
 * Adds ticked items (or the given one) to the inventory: each only once, and no household items; to the card of the same food if the
 * amounts can be added. `tx` must hold the list's lock.
 */
export async function stockTicked(tx: Database, { member, cause }: StockChange, id?: number): Promise<void> {
  const system = await findUnitSystem(tx, member);
  const ticked = (await listUnstockedItems(tx, member.kitchenId, id)).flatMap((item) => {
    const food = stockedBy(item, system);
    return food ? [{ id: item.id, food }] : [];
  });
  if (ticked.length === 0) return;
  const cards = await listIngredients(tx, member.kitchenId);
  await mapYielding(member.userId, cards, readName);
  await insertBought(
    tx,
    { member, cause },
    ticked.map(({ food }) => food),
    cards,
  );
  for (const item of ticked) await markStocked(tx, member.kitchenId, item.id, true);
}

/** The ingredient that ticking the item adds; undefined if it is not food. */
function stockedBy(item: StoredItem, system: UnitSystem) {
  const bought = boughtIngredient(item);
  if (!bought) return undefined;
  return {
    ...inPintsOf(bought, system),
    expiryDate: null,
    status: 'fresh' as const,
    allergens: [],
    dietaryTags: [],
  };
}

/** For how long unticking takes back what ticking added. Later, it may mean that the food is to be bought again. */
const TAKEN_BACK_WITHIN_MINUTES = 10;

/**
 * Removes what ticking an item has just added to the inventory, so that a slip leaves nothing behind and the next tick adds it
 * again. What was added earlier or has been changed since stays. `tx` must hold the list's lock.
 */
export async function takeBackStocked(tx: Database, change: StockChange, item: StoredItem): Promise<void> {
  const { kitchenId } = change.member;
  const stocked = stockedBy(item, await findUnitSystem(tx, change.member));
  const card = stocked && (await lockJustBought(tx, kitchenId, stocked, TAKEN_BACK_WITHIN_MINUTES));
  if (!card) return;
  const inUnit = writtenIn(stocked, card.unit);
  const left = inUnit && withoutAmount(card.quantity, inUnit.quantity);
  if (left && (await takeFrom(tx, change, { ...card, left })))
    await markStocked(tx, kitchenId, item.id, false);
}

/** What is left of an amount without a part of it; null if that is not known. */
function withoutAmount(quantity: string, part: string): string | null {
  if (quantity === part) return '0';
  const [all, some] = [parseAmount(quantity), parseAmount(part)];
  return all === null || some === null || some > all ? null : String(Number((all - some).toFixed(3)));
}

/**
 * Stores whether ticked items are added to the inventory. The question is asked at the first tick, so the first answer
 * also applies to items ticked by then; later changes apply to later ticks only.
 */
export async function answerStocking(db: Database, change: StockChange, stockBought: boolean): Promise<void> {
  const { kitchenId } = change.member;
  await changeList(db, kitchenId, async (tx) => {
    // If an item is ticked concurrently, either the tick sees this answer or this answer sees the tick.
    const isFirstAnswer = (await findStockBought(tx, kitchenId)) === null;
    await saveStockBought(tx, kitchenId, stockBought);
    if (isFirstAnswer && stockBought) await stockTicked(tx, change);
  });
}
