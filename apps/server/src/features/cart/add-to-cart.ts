import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { CartItem, cart } from '@game-plan/contracts/shop/cart';
import { agreedUnitPrice } from '@game-plan/domain/pricing/line-status';
import { lineTotal } from '@game-plan/domain/pricing/line-total';
import { CART_LINES_MAX, LARGEST_AMOUNT, QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { priceLine } from '@game-plan/domain/pricing/price-line';
import type { Database } from '#db/client.ts';
import { findServices, type StoredService } from '#features/services/service-queries.ts';
import { AppError } from '#http/app-error.ts';
import { type CartLine, insertCartLine, listCartLines, lockCart, updateCartLine } from './cart-queries.ts';
import { chooseOptions, findSameLine, tooMany } from './choose-options.ts';
import { describeCartItem } from './describe-cart-item.ts';

type NewItem = Omit<BodyOf<typeof cart.add>, 'totalPrice'>;

/** Adds a service to the cart at the server's price; if it is there with the same options, increases the quantity. */
export function addToCart(
  db: Database,
  userId: number,
  { serviceId, quantity, customizations }: NewItem,
): Promise<CartItem> {
  return db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const service = (await findServices(tx, [serviceId])).get(serviceId);
    if (!service?.isActive) throw new AppError('not_found', 'Service not found');
    const price = chooseOptions(service, customizations, quantity);
    const lines = await listCartLines(tx, userId);
    const same = findSameLine(lines, serviceId, price.choices);
    const line = same
      ? await addMore(tx, userId, service, same, quantity)
      : await addLine(tx, userId, lines.length, {
          serviceId,
          quantity,
          choices: price.choices,
          agreedPrice: price.totalPrice,
        });
    return describeCartItem(line, service);
  });
}

function addLine(
  tx: Database,
  userId: number,
  linesThere: number,
  line: Omit<CartLine, 'id'>,
): Promise<CartLine> {
  if (linesThere >= CART_LINES_MAX) {
    throw new AppError('conflict', `Your cart is full: it holds ${CART_LINES_MAX} different items`);
  }
  return insertCartLine(tx, userId, line);
}

/** The agreed price is kept: a line whose price changed meanwhile continues to say so until the person agrees. */
function addMore(
  tx: Database,
  userId: number,
  service: StoredService,
  line: CartLine,
  more: number,
): Promise<CartLine> {
  const quantity = line.quantity + more;
  if (quantity > QUANTITY_MAX) {
    throw tooMany(service, line.quantity);
  }
  const price = priceLine(service, line.choices, quantity);
  if (price.kind === 'refused') throw new AppError('conflict', price.message);
  const agreedPrice = lineTotal(agreedUnitPrice(line), quantity);
  if (agreedPrice > LARGEST_AMOUNT) {
    throw new AppError(
      'conflict',
      `The price of “${service.name}” has changed. Please check your cart first`,
    );
  }
  return updateCartLine(tx, userId, line.id, { quantity, agreedPrice });
}
