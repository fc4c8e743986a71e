import type { CartItem } from '@game-plan/contracts/shop/cart';
import { lineStatus } from '@game-plan/domain/pricing/line-status';
import type { Database } from '#db/client.ts';
import { findServices } from '#features/services/service-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import {
  deleteCartLine,
  deleteCartLines,
  findCartLine,
  listCartLines,
  lockCart,
  updateCartLine,
} from './cart-queries.ts';
import { describeCartItem } from './describe-cart-item.ts';

/**
 * Changes a line's quantity, which also accepts today's price. Throws if there is no such line or the service is no
 * longer sold.
 */
export function changeCartLine(
  db: Database,
  userId: number,
  id: number,
  quantity: number,
): Promise<CartItem> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const line = await findCartLine(tx, userId, id);
    const service = line && (await findServices(tx, [line.serviceId])).get(line.serviceId);
    if (!service) throw notFound('This item');
    const standing = lineStatus(service, { ...line, quantity });
    if (standing.kind === 'unavailable') throw new AppError('conflict', standing.reason);
    const agreed = { quantity, agreedPrice: standing.totalPrice };
    return describeCartItem(await updateCartLine(tx, userId, id, agreed), service);
  });
}

/** Removes a line. Throws if there is none. */
export function removeCartLine(db: Database, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    if (!(await deleteCartLine(tx, userId, id))) throw notFound('This item');
  });
}

/** Removes all lines. */
export function emptyCart(db: Database, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    await deleteCartLines(tx, userId);
  });
}

/** The cart's lines with today's prices and availability. */
export async function readCart(db: Database, userId: number): Promise<CartItem[]> {
  const lines = await listCartLines(db, userId);
  const services = await findServices(
    db,
    lines.map(({ serviceId }) => serviceId),
  );
  return lines.flatMap((line) => {
    const service = services.get(line.serviceId);
    return service ? [describeCartItem(line, service)] : [];
  });
}
