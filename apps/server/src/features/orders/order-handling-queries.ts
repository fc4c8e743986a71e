import type { QueryOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { AdminOrder, adminOrders, OrderFilter } from '@game-plan/contracts/shop/admin-orders';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';
import { orders } from '#db/schema/shop/orders.ts';
import { type OrderRow, toOrder } from './order-queries.ts';

type OrderPage = QueryOf<typeof adminOrders.list>;

const BUYER = {
  userId: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
};

const FOUND: Readonly<Record<OrderFilter, SQL>> = {
  all: sql`true`,
  new: sql`(${orders.stage} = 'placed' or ${orders.isCancellationAsked})`,
  to_schedule: sql`${orders.stage} = 'confirmed' and ${orders.appointment} is null`,
  appointments: sql`${orders.stage} = 'confirmed' and ${orders.appointment} is not null`,
  unpaid: sql`${orders.stage} <> 'cancelled' and ${orders.status} in ('pending', 'failed', 'expired') and ${orders.totalAmountCents} > 0`,
  refund_due: sql`${orders.stage} = 'cancelled' and ${orders.status} = 'paid'`,
  completed: sql`${orders.stage} = 'completed'`,
  cancelled: sql`${orders.stage} = 'cancelled'`,
};

const searched = sql`lower(concat_ws(' ', ${users.username}, ${users.firstName}, ${users.lastName}, ${users.email},
  ${users.phone}, '#' || ${orders.id},
  (select string_agg(item ->> 'name', ' ') from jsonb_array_elements(${orders.orderItems}) item)))`;

/** PostgreSQL's integer has no more. */
const LONGEST_NUMBER = 9;

/** Every word stands somewhere in the buyer's or a service's name, the address or the number; '#12' is that order alone. */
function matches(search: string | undefined): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  return and(
    ...words.map((word) => {
      const [, number] = /^#(\d+)$/.exec(word) ?? [];
      return number !== undefined && number.length <= LONGEST_NUMBER
        ? eq(orders.id, Number(number))
        : sql`strpos(${searched}, lower(${word})) > 0`;
    }),
  );
}

const select = (db: Database) =>
  db.select({ order: orders, buyer: BUYER }).from(orders).innerJoin(users, eq(users.id, orders.userId));

const toAdminOrder = ({ order, buyer }: { order: OrderRow; buyer: AdminOrder['buyer'] }): AdminOrder => ({
  ...toOrder(order),
  buyer,
});

/** The newest first; appointments the next one first. */
export async function listHandledOrders(db: Database, page: OrderPage): Promise<AdminOrder[]> {
  const order =
    page.filter === 'appointments' ? [asc(orders.appointment), asc(orders.id)] : [desc(orders.id)];
  const rows = await select(db)
    .where(and(FOUND[page.filter], matches(page.search)))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(toAdminOrder);
}

/** How many orders of a search each filter finds. */
export async function countHandledOrders(
  db: Database,
  search: string | undefined,
): Promise<ResponseOf<typeof adminOrders.counts>> {
  const counted = (filter: OrderFilter) => sql`count(*) filter (where ${FOUND[filter]})`.mapWith(Number);
  const [counts] = await db
    .select({
      all: count(),
      new: counted('new'),
      to_schedule: counted('to_schedule'),
      appointments: counted('appointments'),
      unpaid: counted('unpaid'),
      refund_due: counted('refund_due'),
      completed: counted('completed'),
      cancelled: counted('cancelled'),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matches(search));
  if (!counts) throw new Error('No orders were counted');
  return counts;
}

export async function findHandledOrder(db: Database, id: number): Promise<AdminOrder | undefined> {
  const [row] = await select(db).where(eq(orders.id, id));
  return row && toAdminOrder(row);
}

/** An order of any user. */
export async function findStoredOrderOf(db: Database, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The order, held until the transaction ends. */
export async function lockHandledOrder(
  tx: Database,
  which: { readonly id: number; readonly userId?: number },
): Promise<OrderRow | undefined> {
  // A distributed row is locked by its whole key.
  const userId = which.userId ?? (await findStoredOrderOf(tx, which.id))?.userId;
  if (userId === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, which.id)))
    .for('update');
  return row;
}

type StepChange = Partial<
  Pick<
    OrderRow,
    | 'stage'
    | 'status'
    | 'paymentMethod'
    | 'appointment'
    | 'isCancellationAsked'
    | 'cancelReason'
    | 'cancelledBy'
    | 'paidAt'
    | 'refundedAt'
  >
>;

/** Writes down what an order is after a step. */
export async function storeStep(tx: Database, order: OrderRow, change: StepChange): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, revision: order.revision + 1, updatedAt: sql`now()` })
    .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
    .returning();
  if (!row) throw new Error('The moved order was not returned');
  return row;
}

/** Active admins with an address, whom a mail reaches. */
export async function listMailableAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), users.isActive, sql`${users.email} is not null`))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}
