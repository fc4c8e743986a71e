import type { Order } from '@game-plan/contracts/shop/orders';
import { cancelAsBuyer } from '@game-plan/domain/orders/handle-order';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { queueOrderMails } from './mails/queue-order-mails.ts';
import { insertOrderEvent } from './order-event-queries.ts';
import { lockHandledOrder, storeStep } from './order-handling-queries.ts';
import { toOrder } from './order-queries.ts';
import { closePageLater } from './stop-online-payment.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'mailer' | 'publicUrl'>;

interface Cancellation {
  readonly userId: number;
  readonly orderId: number;
  /** Empty for none. */
  readonly reason: string;
}

/**
 * Cancels the buyer's own order if it is not confirmed; for a confirmed one it sends a request to the business. The
 * returned order shows which. Throws an AppError: 'not_found' for another user's order, 'conflict' for one that cannot
 * be cancelled.
 */
export function cancelOwnOrder(deps: Needed, { userId, orderId, reason }: Cancellation): Promise<Order> {
  return deps.db.transaction(async (tx) => {
    const order = await lockHandledOrder(tx, { id: orderId, userId });
    if (!order) throw notFound('This order');
    const verdict = cancelAsBuyer(order);
    if (verdict.kind === 'refused') throw new AppError('conflict', verdict.reason);
    const isCancelled = verdict.event === 'cancelled';
    const note = reason === '' ? null : reason;
    const moved = await storeStep(tx, order, {
      ...verdict.change,
      cancelReason: note,
      ...(isCancelled && { cancelledBy: 'buyer' }),
    });
    const event = await insertOrderEvent(tx, {
      userId,
      orderId,
      kind: verdict.event,
      doneBy: 'buyer',
      note,
    });
    await queueOrderMails(tx, deps, event);
    if (isCancelled) await closePageLater(tx, deps.jobs, order);
    return toOrder(moved);
  });
}
