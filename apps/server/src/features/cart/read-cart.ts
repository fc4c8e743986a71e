import type { CartItem } from '@game-plan/contracts/shop/cart';
import type { Database } from '#db/client.ts';
import { findServices } from '#features/services/service-queries.ts';
import { listCartLines } from './cart-queries.ts';
import { describeCartItem } from './describe-cart-item.ts';

/** What is in the cart, each line as it stands today. */
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
