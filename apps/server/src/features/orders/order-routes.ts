import { type Order, orders } from '@game-plan/contracts/shop/orders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { notFound } from '#http/app-error.ts';
import { inPages } from '#http/lists/list-pages.ts';
import { routeList } from '#http/lists/route-list.ts';
import { route } from '#http/route.ts';
import { beginPayment } from './begin-payment.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { isCancellationGranted } from './order-event-queries.ts';
import { findOrder, listOrders } from './order-queries.ts';
import { placeOrder } from './place-order.ts';

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, payments, publicUrl } = deps;

  route(app, orders.checkout, ({ actor, request }) =>
    placeOrder(deps, actor.userId, appAddress(publicUrl, request)),
  );

  routeList(app, orders.list, deps, async ({ actor }) =>
    inPages<Order>((after, limit) => listOrders(db, actor.userId, { after, limit })),
  );

  route(app, orders.read, async ({ actor, params }) => {
    const { userId } = actor;
    const order = await findOrder(db, userId, params.id);
    if (!order) throw notFound('This order');
    const isGranted = await isCancellationGranted(db, { ...order, userId });
    return { ...order, ...(isGranted && { isCancellationGranted: true }) };
  });

  route(app, orders.cancel, ({ actor, params, body }) =>
    cancelOwnOrder(deps, { userId: actor.userId, orderId: params.id, ...body }),
  );

  route(app, orders.pay, async ({ actor, params, request }) => {
    const origin = appAddress(publicUrl, request);
    return { paymentUrl: await beginPayment(deps, { userId: actor.userId, orderId: params.id, origin }) };
  });

  route(app, orders.paymentMethod, () => ({ method: payments ? ('stripe' as const) : ('on_site' as const) }));
}
