import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, asc, between, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { batchRows } from '#db/batch-rows.ts';
import type { Database } from '#db/client.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { orders } from '#db/schema/shop/orders.ts';

interface ExpirySpan {
  readonly from: CalendarDay;
  /** The day that was not yet looked at. */
  readonly last: CalendarDay;
  /** Food added after this moment was not there when its day was looked at. */
  readonly since: Date;
}

/** The first day on which food of the kitchen expires that was not announced before; undefined if there is none. */
export async function findExpiry(
  db: Database,
  kitchenId: KitchenId,
  { from, last, since }: ExpirySpan,
): Promise<string | undefined> {
  const { addedAt, status } = ingredients;
  const expiryDate = sql<string>`batch."expiryDate"`;
  const [row] = await db
    .select({ expiryDate })
    .from(ingredients)
    .crossJoin(batchRows)
    .where(
      and(
        eq(ingredients.kitchenId, kitchenId),
        between(expiryDate, from, last),
        ne(status, 'expired'),
        or(eq(expiryDate, last), gt(addedAt, since)),
      ),
    )
    .orderBy(asc(expiryDate))
    .limit(1);
  return row?.expiryDate;
}

/** The food of a kitchen that can be eaten on a day. */
export function listFoodFor(db: Database, kitchenId: KitchenId, day: CalendarDay) {
  const { id, name, category, quantity, unit, expiryDate, status } = ingredients;
  return db
    .select({ id, name, category, quantity, unit, expiryDate })
    .from(ingredients)
    .where(
      and(
        eq(ingredients.kitchenId, kitchenId),
        ne(status, 'expired'),
        or(isNull(expiryDate), gte(expiryDate, day)),
      ),
    );
}

export async function hasMealOn(db: Database, userId: number, day: CalendarDay): Promise<boolean> {
  const [meal] = await db
    .select({ id: meals.id })
    .from(meals)
    .where(and(eq(meals.userId, userId), eq(meals.date, day)))
    .limit(1);
  return meal !== undefined;
}

/** Whether the person has an appointment on that day of the business's clock. */
export async function hasAppointmentOn(db: Database, userId: number, day: CalendarDay): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.stage, 'confirmed'),
        eq(sql`left(${orders.appointment}, 10)`, day),
      ),
    )
    .limit(1);
  return order !== undefined;
}
