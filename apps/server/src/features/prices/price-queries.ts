import type { Price, PricedFood } from '@game-plan/contracts/kitchen/prices';
import { calendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { type PriceBook, priceBook } from '@game-plan/domain/prices/price-book';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { prices } from '#db/schema/kitchen/prices.ts';

/** Prices that are read: the last one of each name, unit and shop, and of those the newest. */
const MOST_READ = 2000;

const toPrice = ({ kitchenId, addedBy, boughtOn, ...price }: typeof prices.$inferSelect): Price => ({
  ...price,
  boughtOn: calendarDay(boughtOn),
});

/** The last price of each food in each shop, the newest first. */
export async function listPrices(db: Database, kitchenId: KitchenId): Promise<Price[]> {
  const { name, unit, shop, boughtOn, id } = prices;
  const last = db
    .selectDistinctOn([sql`lower(${name})`, unit, shop], { id })
    .from(prices)
    .where(eq(prices.kitchenId, kitchenId))
    .orderBy(sql`lower(${name})`, unit, shop, desc(boughtOn), desc(id));
  const rows = await db
    .select()
    .from(prices)
    .where(and(eq(prices.kitchenId, kitchenId), inArray(id, last)))
    .orderBy(desc(boughtOn), desc(id))
    .limit(MOST_READ);
  return rows.map(toPrice);
}

/** What the kitchen's foods cost: of recipes, and by the gram. */
export async function readPriceBook(db: Database, kitchenId: KitchenId): Promise<PriceBook> {
  return priceBook(await listPrices(db, kitchenId));
}

interface Purchase extends Pick<Price, 'shop' | 'boughtOn'> {
  readonly foods: readonly PricedFood[];
}

/** Saves what was paid. A price of the same amount, shop and day is replaced. */
export async function savePrices(
  db: Database,
  { userId, kitchenId }: Member,
  { shop, boughtOn, foods }: Purchase,
): Promise<Price[]> {
  await checkRowLimit(db, prices, { kitchenId }, foods.length);
  // Of a line that a receipt has twice, both prices are one: it is not known which is meant.
  const rows = new Map(
    foods.map(({ name, quantity, unit, cents }) => [
      JSON.stringify([name, quantity, unit]),
      { kitchenId, addedBy: userId, shop, boughtOn, name, quantity, unit, cents },
    ]),
  );
  const saved = await db
    .insert(prices)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [prices.kitchenId, prices.boughtOn, prices.shop, prices.name, prices.quantity, prices.unit],
      set: { cents: sql`excluded.cents` },
    })
    .returning();
  return saved.map(toPrice);
}

/** Returns whether there was one. */
export async function deletePrice(db: Database, kitchenId: KitchenId, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(prices).where(and(eq(prices.kitchenId, kitchenId), eq(prices.id, id)));
  return rowCount === 1;
}
