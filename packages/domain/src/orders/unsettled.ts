import { englishList, englishNumber } from '../text/english.ts';
import type { OrderStage } from './handle-order.ts';
import type { OrderStatus } from './order-status.ts';

interface Unsettled {
  readonly stage: OrderStage;
  readonly status: OrderStatus;
  /** The total and what has to be refunded, both in dollars or cents. */
  readonly totalAmount: number;
  readonly refundDue: number;
}

/**
 * Whether buyer and business still owe each other something for an order: the service, the money or its refund. A
 * deleted account leaves its orders without a buyer, so both are told about these.
 */
export function isUnsettled({ stage, status, totalAmount, refundDue }: Unsettled): boolean {
  if (refundDue > 0) return true;
  if (stage === 'cancelled') return false;
  return stage !== 'completed' || (totalAmount > 0 && status !== 'paid' && status !== 'refunded');
}

/** How many orders a sentence names. */
const NAMED = 3;

/** 'Order #6', 'Orders #6 and #7', 'Orders #6, #7, #8, and 4 more'. */
export function nameOrders(ids: readonly number[]): string {
  const more = ids.length > NAMED + 1 ? [`${englishNumber(ids.length - NAMED)} more`] : [];
  const named = more.length > 0 ? ids.slice(0, NAMED) : ids;
  return `${ids.length === 1 ? 'Order' : 'Orders'} ${englishList([...named.map((id) => `#${id}`), ...more])}`;
}
