import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route, routeFile } from '#http/route.ts';
import { exportOrders } from './export/export-orders.ts';
import { moveOrder, readHandledOrder, withReadableBuyer } from './move-order.ts';
import { countHandledOrders, listHandledOrders } from './order-handling-queries.ts';

export function adminOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, adminOrders.list, async ({ query }) =>
    (await listHandledOrders(db, query)).map(withReadableBuyer),
  );

  route(app, adminOrders.counts, ({ query }) => countHandledOrders(db, query.search));

  route(app, adminOrders.read, ({ params }) => readHandledOrder(db, params.id));

  routeFile(app, adminOrders.export, async ({ query }) => ({
    mediaType: 'text/csv; charset=utf-8',
    content: exportOrders(db, query),
    headers: {
      'content-disposition': `attachment; filename="orders-${query.from}-to-${query.until}.csv"`,
    },
  }));

  route(app, adminOrders.move, ({ actor, params, body }) =>
    moveOrder(deps, { adminId: actor.userId, orderId: params.id, ...body }),
  );
}
