import type { Order } from '@game-plan/contracts/shop/orders';
import { t } from '#lib/language.ts';

/** What the labels of an order depend on. */
export type LabelledOrder = Pick<Order, 'stage' | 'status' | 'totalAmount' | 'refundedAmount'>;

interface OrderLabel {
  /** The subject of the label; an order's two labels differ in it. */
  readonly about: 'stage' | 'payment';
  readonly value: Order['stage'] | Order['status'];
  readonly label: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'destructive' | 'pine';
}

const STAGES = {
  placed: undefined,
  confirmed: { label: t('Confirmed'), tone: 'pine' },
  completed: { label: t('Completed'), tone: 'success' },
  cancelled: { label: t('Cancelled'), tone: 'neutral' },
} as const;

const PAYMENTS = {
  pending: { label: t('Pending'), tone: 'warning' },
  paid: { label: t('Paid'), tone: 'success' },
  failed: { label: t('Failed'), tone: 'destructive' },
  expired: { label: t('Expired'), tone: 'neutral' },
  refunded: { label: t('Refunded'), tone: 'neutral' },
} as const;

const PARTLY_REFUNDED = { value: 'refunded', label: t('Partly refunded'), tone: 'neutral' } as const;

/** The label of the payment after the business has accepted the order; undefined if there is nothing to say. */
function paymentLabel({ stage, status, totalAmount, refundedAmount }: LabelledOrder) {
  if (status === 'paid' && refundedAmount > 0) return PARTLY_REFUNDED;
  const isUnpaid = status !== 'paid' && status !== 'refunded';
  if (stage === 'placed') return PAYMENTS[status];
  if (isUnpaid && (stage === 'cancelled' || totalAmount === 0)) return undefined;
  return isUnpaid ? ({ label: t('Not paid'), tone: 'warning' } as const) : PAYMENTS[status];
}

/** The state of an order in one or two labels: 'Pending'; 'Confirmed' and 'Not paid'. */
export function orderLabels(order: LabelledOrder): OrderLabel[] {
  const stage = STAGES[order.stage];
  const payment = paymentLabel(order);
  return [
    ...(stage ? [{ about: 'stage', value: order.stage, ...stage } as const] : []),
    ...(payment ? [{ about: 'payment', value: order.status, ...payment } as const] : []),
  ];
}
