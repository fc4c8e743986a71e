import { cart } from '@game-plan/contracts/shop/cart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { addToCart } from './add-to-cart.ts';
import { changeCartLine, emptyCart, readCart, removeCartLine } from './change-cart.ts';

export function cartRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, cart.list, ({ actor }) => readCart(db, actor.userId));

  route(app, cart.add, ({ actor, body }) => addToCart(db, actor.userId, body));

  route(app, cart.clear, async ({ actor }) => {
    await emptyCart(db, actor.userId);
    return undefined;
  });

  route(app, cart.update, ({ actor, params, body }) => changeCartLine(db, actor.userId, params.id, body));

  route(app, cart.remove, ({ actor, params }) => removeCartLine(db, actor.userId, params.id));
}
