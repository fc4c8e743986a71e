import type { OrderEvent } from '@game-plan/contracts/shop/admin-orders';
import type { Order } from '@game-plan/contracts/shop/orders';
import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;
type NewOrderEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'createdAt'>;

interface OrderKey {
  readonly userId: number;
  readonly id: number;
}

const of = ({ userId, id }: OrderKey) => and(eq(orderEvents.userId, userId), eq(orderEvents.orderId, id));

/** Records an order's event, in the transaction of the event. */
export async function insertOrderEvent(tx: Database, event: NewOrderEvent): Promise<OrderEventRow> {
  const [row] = await tx.insert(orderEvents).values(event).returning();
  if (!row) throw new Error('The new event was not returned');
  return row;
}

/** The events of an order, oldest first. */
export async function listOrderEvents(db: Database, order: OrderKey): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(of(order)).orderBy(asc(orderEvents.id));
  return rows.map(({ userId, orderId, createdAt, ...event }) => ({
    ...event,
    createdAt: createdAt.toISOString(),
  }));
}

export async function findLastOrderEvent(db: Database, order: OrderKey): Promise<OrderEventRow | undefined> {
  const [row] = await db.select().from(orderEvents).where(of(order)).orderBy(desc(orderEvents.id)).limit(1);
  return row;
}

export async function findOrderEvent(
  db: Database,
  userId: number,
  id: number,
): Promise<OrderEventRow | undefined> {
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.userId, userId), eq(orderEvents.id, id)));
  return row;
}

/** Whether the buyer had asked to cancel before this event and had no answer yet. */
export const answersARequest = (db: Database, { userId, orderId, id }: OrderEventRow): Promise<boolean> =>
  isAsked(db, and(of({ userId, id: orderId }), lt(orderEvents.id, id)));

/** Whether the business cancelled the order because its buyer had asked. */
export const isCancellationGranted = async (
  db: Database,
  order: OrderKey & Pick<Order, 'stage' | 'cancelledBy'>,
): Promise<boolean> =>
  order.stage === 'cancelled' && order.cancelledBy === 'practice' && (await isAsked(db, of(order)));

/** Whether the buyer's last request to cancel among these events was not declined. */
async function isAsked(db: Database, which: SQL | undefined): Promise<boolean> {
  const { id, kind } = orderEvents;
  const [last] = await db
    .select({ kind })
    .from(orderEvents)
    .where(and(which, inArray(kind, ['cancellation_asked', 'kept'])))
    .orderBy(desc(id))
    .limit(1);
  return last?.kind === 'cancellation_asked';
}
