import type { QueryOf, ResponseOf } from '@game-plan/contracts/endpoint';
import {
  type AdminOrder,
  type adminOrders,
  ORDER_FILTERS,
  type OrderFilter,
} from '@game-plan/contracts/shop/admin-orders';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { contains, wordsOf } from '#db/reads/contains.ts';
import { matchesAccount } from '#db/reads/matches-account.ts';
import { users } from '#db/schema/people/users.ts';
import { IN_HAND, orders, searchedOrder } from '#db/schema/shop/orders.ts';
import { type OrderRow, toOrder } from './order-queries.ts';

type OrderPage = QueryOf<typeof adminOrders.list>;
type Counts = ResponseOf<typeof adminOrders.counts>;

const BUYER = {
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isEmailConfirmed: users.isEmailConfirmed,
  phone: users.phone,
  address: users.address,
  city: users.city,
  state: users.state,
  zipCode: users.zipCode,
  country: users.country,
  isActive: users.isActive,
};

/** The condition of each filter; undefined means all orders. */
const FOUND: Readonly<Record<OrderFilter, SQL | undefined>> = {
  all: undefined,
  new: IN_HAND.new(orders),
  to_schedule: IN_HAND.to_schedule(orders),
  appointments: IN_HAND.appointments(orders),
  unpaid: IN_HAND.unpaid(orders),
  refund_due: IN_HAND.refund_due(orders),
  completed: sql`${orders.stage} = 'completed'`,
  cancelled: sql`${orders.stage} = 'cancelled'`,
};

const isIn = (filter: OrderFilter): SQL => FOUND[filter] ?? sql`true`;

/** PostgreSQL's integers have at most ten digits; nine always fit. */
const LONGEST_NUMBER = 9;

/** Characters that JSON uses between names or escapes within them. */
const SIGNS_OF_JSON = /["\\[\],]/;

/** The searched text without JSON syntax, for words that contain such a character; no index covers it. */
const spelledOut = sql`lower(concat_ws(' ', '#' || ${orders.id},
  (select string_agg(item ->> 'name', ' ') from jsonb_array_elements(${orders.orderItems}) item)))`;

/** Shorter words contain no trigram, so no index finds them. */
const TRIGRAM = 3;

/** A word that matches more buyers is checked order by order. */
const MOST_BUYERS = 300;

/** The buyers whose name, address or phone number contains a word; undefined if too many do. */
async function findBuyers(db: Database, word: string): Promise<number[] | undefined> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matchesAccount(word))
    .limit(MOST_BUYERS + 1);
  return rows.length > MOST_BUYERS ? undefined : rows.map(({ id }) => id);
}

/**
 * '#12' matches that order only; another word matches anywhere in the buyer's details, a service's name or the order's
 * number.
 */
async function matchesWord(db: Database, word: string): Promise<SQL | undefined> {
  const [, number] = /^#(\d+)$/.exec(word) ?? [];
  if (number !== undefined && number.length <= LONGEST_NUMBER) return eq(orders.id, Number(number));
  const isInOrder = contains(SIGNS_OF_JSON.test(word) ? spelledOut : searchedOrder(orders), word);
  const buyers = word.length < TRIGRAM ? undefined : await findBuyers(db, word);
  return or(isInOrder, buyers ? inBuyers(buyers) : matchesAccount(word));
}

const inBuyers = (ids: number[]) => sql`${orders.userId} = any(${sql.param(ids)}::integer[])`;

async function matches(db: Database, search: string | undefined): Promise<SQL | undefined> {
  return and(...(await Promise.all(wordsOf(search).map((word) => matchesWord(db, word)))));
}

const select = (db: Database) =>
  db.select({ order: orders, buyer: BUYER }).from(orders).leftJoin(users, eq(users.id, orders.userId));

const toAdminOrder = ({ order, buyer }: { order: OrderRow; buyer: AdminOrder['buyer'] }): AdminOrder => ({
  ...toOrder(order),
  buyerId: order.userId,
  buyer,
});

/** Newest first; appointments soonest first. */
export async function listHandledOrders(db: Database, page: OrderPage): Promise<AdminOrder[]> {
  const order =
    page.filter === 'appointments' ? [asc(orders.appointment), asc(orders.id)] : [desc(orders.id)];
  const found = await matches(db, page.search);
  const ids = db.select({ id: orders.id }).from(orders).$dynamic();
  if (found) ids.leftJoin(users, eq(users.id, orders.userId));
  // Earlier pages are skipped in an index, without reading orders or buyers.
  const onPage = ids
    .where(
      and(FOUND[page.filter], found, page.buyer === undefined ? undefined : eq(orders.userId, page.buyer)),
    )
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  const rows = await select(db)
    .where(inArray(orders.id, onPage))
    .orderBy(...order);
  return rows.map(toAdminOrder);
}

/** How many orders of a search each filter matches. */
export async function countHandledOrders(db: Database, search: string | undefined): Promise<Counts> {
  const found = await matches(db, search);
  return found ? countFound(db, found) : countAll(db);
}

const sumUp = (found: (filter: OrderFilter) => number): Counts => ({
  all: found('all'),
  new: found('new'),
  to_schedule: found('to_schedule'),
  appointments: found('appointments'),
  unpaid: found('unpaid'),
  refund_due: found('refund_due'),
  completed: found('completed'),
  cancelled: found('cancelled'),
});

/** Each filter is counted in its own partial index. */
async function countAll(db: Database): Promise<Counts> {
  const counts = ORDER_FILTERS.map(
    (filter) =>
      sql`select ${filter}::text as filter, count(*)::integer as found from ${orders} where ${isIn(filter)}`,
  );
  const { rows } = await db.execute<{ filter: OrderFilter; found: number }>(
    sql.join(counts, sql` union all `),
  );
  return sumUp((filter) => rows.find((row) => row.filter === filter)?.found ?? 0);
}

async function countFound(db: Database, found: SQL): Promise<Counts> {
  const counted = (filter: OrderFilter) =>
    sql`(count(*) filter (where ${isIn(filter)}))::integer`.mapWith(Number);
  const [counts] = await db
    .select(Object.fromEntries(ORDER_FILTERS.map((filter) => [filter, counted(filter)])))
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(found);
  return sumUp((filter) => counts?.[filter] ?? 0);
}

export async function findHandledOrder(db: Database, id: number): Promise<AdminOrder | undefined> {
  const [row] = await select(db).where(eq(orders.id, id));
  return row && toAdminOrder(row);
}

/** The key of an advisory lock, an arbitrary number. */
const APPOINTMENTS_LOCK = 7_306_312;

/**
 * The numbers of other orders with an appointment at this time. Appointments wait for each other until the transaction ends,
 * so that of two at one time the second finds the first.
 */
export async function findSameTime(tx: Database, orderId: number, time: LocalTime): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${APPOINTMENTS_LOCK})`);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(IN_HAND.appointments(orders), eq(orders.appointment, time), ne(orders.id, orderId)))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** An order of any user. */
export async function findStoredOrderOf(db: Database, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The order, locked until the transaction ends. */
export async function lockHandledOrder(
  tx: Database,
  which: { readonly id: number; readonly userId?: number },
): Promise<OrderRow | undefined> {
  // In a distributed table a row is locked by its full key.
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
    | 'refundedCents'
    | 'refunds'
    | 'missedRefundCents'
    | 'keptCents'
    | 'keptReason'
  >
>;

/** Stores the order's state after a step. */
export async function storeStep(tx: Database, order: OrderRow, change: StepChange): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, revision: order.revision + 1, updatedAt: sql`now()` })
    .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
    .returning();
  if (!row) throw new Error('The moved order was not returned');
  return row;
}
