import { addDays, type CalendarDay, calendarDay, firstOfMonth } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { MovedSum } from '@game-plan/domain/stock/ledger';
import type { Said } from '@game-plan/domain/stock/shelf-life';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockKitchen } from '#db/lock-owner.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { logCount, type StockChange } from '#db/stock.ts';
import { lockIngredient } from '../ingredient-queries.ts';

const { name, unit, kind, day, amount } = stockMovements;
const ofKitchen = (kitchenId: KitchenId) => eq(stockMovements.kitchenId, kitchenId);
const SUM = sql<number>`coalesce(sum(${amount}), 0)::float8`;

const LONGEST_MONTH = 31;

/** What moved before and in the month of a day, by name, unit and kind, and the first month of the log. */
export async function listMonth(
  db: Database,
  kitchenId: KitchenId,
  of: CalendarDay,
): Promise<{ readonly sums: MovedSum[]; readonly since: CalendarDay | null }> {
  const from = firstOfMonth(of);
  const next = firstOfMonth(addDays(from, LONGEST_MONTH));
  const isBefore = sql<boolean>`${day} < ${from}`;
  const sums = await db
    .select({ name, unit, kind, isBefore, amount: SUM })
    .from(stockMovements)
    .where(and(ofKitchen(kitchenId), lt(day, next)))
    // By its place among the columns: PostgreSQL does not see that two parameters are the same.
    .groupBy(name, unit, kind, sql`4`)
    // A folded row has a new id.
    .orderBy(sql`max(${stockMovements.at})`, sql`max(${stockMovements.id})`);
  const [first] = await db
    .select({ day: sql<string | null>`min(${day})::text` })
    .from(stockMovements)
    .where(ofKitchen(kitchenId));
  return { sums, since: first?.day == null ? null : firstOfMonth(calendarDay(first.day)) };
}

/**
 * How each name in a unit was used since a day: what was cooked and eaten and what was bought, each on how many days, and when it moved
 * first and last.
 */
export async function listUse(db: Database, kitchenId: KitchenId, since: CalendarDay) {
  const isUse = inArray(kind, ['cooked', 'eaten']);
  const isPurchase = eq(kind, 'bought');
  return db
    .select({
      name,
      unit,
      went: sql<number>`coalesce(-sum(${amount}) filter (where ${isUse}), 0)::float8`,
      days: sql<number>`(count(distinct ${day}) filter (where ${isUse} and ${amount} < 0))::int`,
      bought: sql<number>`coalesce(sum(${amount}) filter (where ${isPurchase}), 0)::float8`,
      purchases: sql<number>`(count(distinct ${day}) filter (where ${isPurchase} and ${amount} > 0))::int`,
      since: sql<CalendarDay>`min(${day})::text`,
      last: sql<CalendarDay>`max(${day})::text`,
    })
    .from(stockMovements)
    .where(and(ofKitchen(kitchenId), gte(day, since)))
    .groupBy(name, unit);
}

/** More tell nothing new of a habit. */
const MOST_SAID = 2000;

/** For how many days a kitchen has said that food keeps, the last first. */
export async function listSaid(db: Database, kitchenId: KitchenId): Promise<Said[]> {
  const { place, keeps, id } = stockMovements;
  const said = await db
    .select({ name, place, keeps })
    .from(stockMovements)
    .where(and(ofKitchen(kitchenId), isNotNull(keeps)))
    .orderBy(desc(day), desc(id))
    .limit(MOST_SAID);
  return said.flatMap(({ keeps, ...of }) => (keeps === null ? [] : [{ ...of, keeps }]));
}

/** Logs that an ingredient is there as it says. Returns whether the kitchen has it. */
export function logCounted(db: Database, change: StockChange, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const card = await lockIngredient(tx, change.member.kitchenId, id);
    if (card) await logCount(tx, change, card);
    return card !== undefined;
  });
}

/** Kitchens that one query finds. */
const FOLDED_AT_ONCE = 1000;

/** Some kitchens whose log is not folded up to a day. */
export async function listUnfolded(db: Database, to: CalendarDay): Promise<KitchenId[]> {
  const found = await db
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(or(isNull(kitchens.logFoldedTo), lt(kitchens.logFoldedTo, to)))
    .orderBy(asc(kitchens.id))
    .limit(FOLDED_AT_ONCE);
  return found.map(({ id }) => id);
}

/**
 * Puts one row for each month, food, unit and kind in the place of all movements before a day, the first of a month. Each sum stays what
 * it is to the last decimal; what adds up to nothing goes, but for
 * the last word on how long the food keeps.
 */
export async function foldLog(db: Database, kitchenId: KitchenId, to: CalendarDay): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKitchen(tx, kitchenId);
    const [kitchen] = await tx
      .select({ since: kitchens.logFoldedTo })
      .from(kitchens)
      .where(eq(kitchens.id, kitchenId))
      .for('no key update');
    if (!kitchen) return;
    const since = kitchen.since === null ? undefined : gte(day, kitchen.since);
    await tx.execute(sql`
      with gone as (delete from ${stockMovements} where ${and(ofKitchen(kitchenId), lt(day, to), since)} returning *)
      insert into ${stockMovements} (kitchen_id, added_by, ingredient_id, name, unit, amount, kind, day, at, keeps, place)
      select ${kitchenId}::int, max(added_by), max(ingredient_id), name, unit, sum(amount), kind,
        date_trunc('month', day)::date, max(at),
        (array_agg(keeps order by id desc) filter (where keeps is not null))[1],
        (array_agg(place order by id desc) filter (where keeps is not null))[1]
      from gone group by name, unit, kind, date_trunc('month', day) having sum(amount) <> 0 or count(keeps) > 0`);
    await tx.update(kitchens).set({ logFoldedTo: to }).where(eq(kitchens.id, kitchenId));
  });
}
