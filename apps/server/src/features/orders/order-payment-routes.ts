import { orders } from '@game-plan/contracts/orders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { beginPayment } from './begin-payment.ts';

export function orderPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, orders.pay, async ({ actor, params, request }) => {
    const origin = deps.publicUrl ?? `${request.protocol}://${request.host}`;
    return { paymentUrl: await beginPayment(deps, { userId: actor.userId, orderId: params.id, origin }) };
  });
}
