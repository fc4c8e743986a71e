import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { Order, orders } from '@game-plan/contracts/shop/orders';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { beginPayment, NO_PAGE_NOW } from './begin-payment.ts';
import { checkOut } from './check-out.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'mailer' | 'payments' | 'publicUrl' | 'log' | 'now'>;

/**
 * Turns the cart into an order, and creates its payment page if Stripe is used. If the page cannot be created, the
 * order remains, the answer says so, and it can be paid later.
 */
export async function placeOrder(
  deps: Needed,
  userId: number,
  origin: string,
): Promise<ResponseInput<typeof orders.checkout>> {
  const order = await checkOut(deps, userId);
  if (order.paymentMethod !== 'stripe') return { ...order, paymentUrl: null, paymentProblem: null };
  return { ...order, ...(await openPayment(deps, userId, order, origin)) };
}

async function openPayment(deps: Needed, userId: number, { id }: Order, origin: string) {
  try {
    return {
      paymentUrl: await beginPayment(deps, { userId, orderId: id, origin }),
      paymentProblem: null,
    };
  } catch (error) {
    deps.log.warn({ err: error, orderId: id }, 'A new order has no payment page yet');
    return {
      paymentUrl: null,
      paymentProblem: error instanceof AppError ? error.message : NO_PAGE_NOW,
    };
  }
}
