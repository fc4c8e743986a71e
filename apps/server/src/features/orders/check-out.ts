import type { Order } from '@game-plan/contracts/shop/orders';
import { paymentMethodFor } from '@game-plan/domain/orders/payment-method';
import { cartTotals } from '@game-plan/domain/pricing/cart-totals';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { lineStatus } from '@game-plan/domain/pricing/line-status';
import { LARGEST_AMOUNT } from '@game-plan/domain/pricing/price-limits';
import { tellOrderJob } from '#db/jobs/webhook-jobs.ts';
import type { Deps } from '#deps';
import { type CartLine, deleteCartLines, listCartLines, lockCart } from '#features/cart/cart-queries.ts';
import { findServices, type StoredService } from '#features/services/service-queries.ts';
import { AppError } from '#http/app-error.ts';
import { queueOrderMails } from './mails/queue-order-mails.ts';
import { insertOrderEvent } from './order-event-queries.ts';
import { type BoughtLine, insertOrder } from './order-queries.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'mailer' | 'payments' | 'publicUrl'>;

/**
 * Turns the cart into an order, empties it and queues mails and calls, in one transaction. Throws without any change if the
 * cart is empty, or if a price or option has changed since the user saw it.
 */
export function checkOut(deps: Needed, userId: number): Promise<Order> {
  return deps.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const cart = await listCartLines(tx, userId);
    if (cart.length === 0) throw new AppError('bad_request', 'Your cart is empty');
    const services = await findServices(
      tx,
      cart.map(({ serviceId }) => serviceId),
    );
    const lines = cart.map((line) => boughtLine(line, services.get(line.serviceId)));

    const totals = cartTotals(lines.map(({ totalPrice }) => totalPrice));
    if (totals.total > LARGEST_AMOUNT) {
      throw new AppError(
        'conflict',
        `An order can come to at most ${formatCents(LARGEST_AMOUNT)}. Take something out and order it on its own.`,
      );
    }
    const paymentMethod = paymentMethodFor(totals.total, deps.payments !== undefined);
    const order = await insertOrder(tx, userId, { ...totals, paymentMethod, lines });
    await deleteCartLines(tx, userId);
    const event = await insertOrderEvent(tx, {
      userId,
      orderId: order.id,
      kind: 'placed',
      doneBy: 'buyer',
    });
    await queueOrderMails(tx, deps, event);
    await deps.jobs.add(tx, tellOrderJob, { userId, orderId: order.id });
    return order;
  });
}

function boughtLine(line: CartLine, service: StoredService | undefined): BoughtLine {
  if (!service) throw new Error('A line of a cart has no service');
  const { name, category } = service;
  const standing = lineStatus(service, line);
  if (standing.kind === 'unavailable') {
    throw new AppError('conflict', `Take “${name}” out of your cart first. ${standing.reason}.`);
  }
  if (standing.earlierPrice !== null) {
    throw new AppError(
      'conflict',
      `“${name}” now costs ${formatCents(standing.totalPrice)} instead of ${formatCents(standing.earlierPrice)}. Agree to the new price in your cart, or take it out.`,
    );
  }
  const { choices, unitPrice, totalPrice } = standing;
  return { serviceId: service.id, name, category, quantity: line.quantity, choices, unitPrice, totalPrice };
}
