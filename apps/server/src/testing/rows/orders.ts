import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';
import { orders } from '#db/schema/shop/orders.ts';
import { paymentEvents } from '#db/schema/shop/payment-events.ts';
import { waitForLockWaiters } from '../database/wait-for-lock-waiters.ts';

type OrderRow = typeof orders.$inferSelect;

const ITEM = {
  serviceId: 1,
  name: 'Nutrition consultation',
  category: 'nutrition',
  quantity: 2,
  unitPriceCents: 85_05,
  totalPriceCents: 170_10,
  customizations: { 'Home visit': true, Sessions: 3 },
};

/** Inserts an order as checkout creates it: $170.10 and $17.01 tax, to be paid by Stripe. */
export async function insertOrder(
  db: Database,
  username: string,
  change: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`Nobody is called ${username}`);
  const [order] = await db
    .insert(orders)
    .values({
      userId: user.id,
      subtotalCents: 170_10,
      taxCents: 17_01,
      totalAmountCents: 187_11,
      paymentMethod: 'stripe',
      orderItems: [ITEM],
      ...change,
    })
    .returning();
  if (!order) throw new Error('The new order was not returned');
  return order;
}

export async function readOrder(db: Database, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

export async function changeOrder(db: Database, id: number, change: Partial<OrderRow>): Promise<void> {
  await db.update(orders).set(change).where(eq(orders.id, id));
}

/** Makes it an old order, from before option names were stored. */
export async function forgetOptionNames(db: Database, id: number): Promise<void> {
  await db.execute(
    sql`update orders set order_items = (select jsonb_agg(item - 'optionNames') from jsonb_array_elements(order_items) item) where id = ${id}`,
  );
}

export function readPaymentEvents(db: Database) {
  return db.select().from(paymentEvents);
}

/** Changes the order in a transaction that commits only when another connection waits for it. */
export async function changeOrderLate(
  db: Database,
  id: number,
  change: Partial<OrderRow>,
  meanwhile: () => Promise<unknown>,
): Promise<unknown> {
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.update(orders).set(change).where(eq(orders.id, id));
    waiting = meanwhile();
    await waitForLockWaiters(db);
  });
  return waiting;
}
