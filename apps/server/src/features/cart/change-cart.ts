import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { CartItem, cart } from '@game-plan/contracts/shop/cart';
import { lineStatus } from '@game-plan/domain/pricing/line-status';
import { QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import type { Choices } from '@game-plan/domain/pricing/price-line';
import type { Database } from '#db/client.ts';
import type { Removed } from '#db/removals.ts';
import { findServices } from '#features/services/service-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import {
  type CartLine,
  deleteCartLine,
  deleteCartLines,
  findCartLine,
  listCartLines,
  lockCart,
  takeOutCartLine,
  updateCartLine,
} from './cart-queries.ts';
import { chooseOptions, findSameLine, tooMany } from './choose-options.ts';
import { describeCartItem } from './describe-cart-item.ts';

/**
 * Changes a line's quantity or its options, which also accepts today's price. Throws if there is no such line, the
 * service is no longer sold, or the options are not possible.
 */
export function changeCartLine(
  db: Database,
  userId: number,
  id: number,
  { quantity, customizations }: BodyOf<typeof cart.update>,
): Promise<CartItem> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const line = await findCartLine(tx, userId, id);
    const service = line && (await findServices(tx, [line.serviceId])).get(line.serviceId);
    if (!service) throw notFound('This item');
    const choices = customizations && chooseOptions(service, customizations, quantity).choices;
    const taken = choices ? await takeIn(tx, userId, line, choices) : 0;
    if (quantity + taken > QUANTITY_MAX) throw tooMany(service, taken);
    const wanted = { ...line, ...(choices && { choices }), quantity: quantity + taken };
    const standing = lineStatus(service, wanted);
    if (standing.kind === 'unavailable') throw new AppError('conflict', standing.reason);
    const agreed = {
      quantity: wanted.quantity,
      agreedPrice: standing.totalPrice,
      ...(choices && { choices }),
    };
    return describeCartItem(await updateCartLine(tx, userId, id, agreed), service);
  });
}

/** Deletes another line that has the same options, and returns its quantity. */
async function takeIn(
  tx: Database,
  userId: number,
  { id, serviceId }: CartLine,
  choices: Choices,
): Promise<number> {
  const others = (await listCartLines(tx, userId)).filter((line) => line.id !== id);
  const same = findSameLine(others, serviceId, choices);
  if (same) await deleteCartLine(tx, userId, same.id);
  return same?.quantity ?? 0;
}

/** Removes a line. Throws if there is none. */
export function removeCartLine(db: Database, userId: number, id: number): Promise<Removed> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const removed = await takeOutCartLine(tx, userId, id);
    if (!removed) throw notFound('This item');
    return removed;
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
