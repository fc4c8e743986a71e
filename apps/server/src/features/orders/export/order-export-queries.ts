import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';
import { orders } from '#db/schema/shop/orders.ts';

/** Orders per page: an order has up to a few kilobytes. */
const PAGE = 200;

interface Period {
  readonly since: Date;
  readonly before: Date;
}

/** An order with its buyer's name; null if the account was deleted. */
export type ExportedOrder = Awaited<ReturnType<typeof readPage>>[number];

const readPage = (db: Database, { since, before }: Period, afterId: number) =>
  db
    .select({
      order: orders,
      buyer: {
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(and(gt(orders.id, afterId), gte(orders.createdAt, since), lt(orders.createdAt, before)))
    .orderBy(asc(orders.id))
    .limit(PAGE);

/** The orders placed in a period, oldest first, a page at a time. */
export async function* pagesOfOrders(db: Database, period: Period): AsyncGenerator<ExportedOrder[]> {
  let page = await readPage(db, period, 0);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await readPage(db, period, last.order.id);
  }
}
