import { orders } from '@game-plan/contracts/shop/orders';
import { payments } from '@game-plan/contracts/shop/payments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { checkPayment } from './check-payment.ts';
import { receiveEvent } from './receive-event.ts';

const NOTHING = Buffer.alloc(0);

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, orders.checkPayment, ({ actor, params }) => checkPayment(deps, actor.userId, params.id));

  app.register(async (scope) => {
    // The signature covers the raw bytes, so this route parses the body only after verifying it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

    route(scope, payments.stripeWebhook, async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(request.body) ? request.body : NOTHING;
      return {
        outcome: await receiveEvent(deps, rawBody, typeof signature === 'string' ? signature : ''),
      };
    });
  });
}
