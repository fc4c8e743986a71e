import { isId } from '#lib/is-id.ts';

/** What the address of the cart says beyond the cart: the list of orders, or one order and the return from paying it. */
export interface OrderSearch {
  readonly orders?: 'true';
  /** The id of an order. */
  readonly order?: string;
  /** How the payment page was left; how the payment stands, the server says. */
  readonly payment?: 'success' | 'cancelled';
}

/** Reads what anyone may have typed into the address; what makes no sense is left out. */
export function parseOrderSearch({ orders, order, payment }: Record<string, unknown>): OrderSearch {
  if (typeof order === 'string' && isId(order)) {
    const left = (['success', 'cancelled'] as const).find((way) => way === payment);
    return { order, ...(left && { payment: left }) };
  }
  return orders === 'true' ? { orders } : {};
}
