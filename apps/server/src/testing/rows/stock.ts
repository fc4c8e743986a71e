import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { movedBetween } from '@game-plan/domain/stock/movement';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';

/** Millionths, which numbers of JavaScript add exactly. */
const whole = (amount: number | null) => Math.round((amount ?? 0) * 1e6);

/** The amounts of a kitchen's foods by name and unit, without those that are zero: as the cards say, and as the log adds up to. */
export async function recountStock(db: Database, kitchenId: KitchenId) {
  const cards = await db.select().from(ingredients).where(eq(ingredients.kitchenId, kitchenId));
  const log = await db.select().from(stockMovements).where(eq(stockMovements.kitchenId, kitchenId));
  return { there: sumsOf(cards.flatMap((card) => movedBetween(undefined, card))), logged: sumsOf(log), log };
}

function sumsOf(
  moved: readonly { readonly name: string; readonly unit: string; readonly amount: number | null }[],
) {
  const sums: Record<string, number> = {};
  for (const { name, unit, amount } of moved) {
    const food = `${name} in ${unit}`;
    sums[food] = (sums[food] ?? 0) + whole(amount);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
