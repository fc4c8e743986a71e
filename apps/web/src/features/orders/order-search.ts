import { LEGAL_PAGES, type LegalPage } from '@game-plan/contracts/shop/practice';
import { isId } from '#lib/is-id.ts';

/** What the address of the cart says beyond the cart: the list of orders, one order and the return from paying it, or a page that its agreement names. */
export interface OrderSearch {
  readonly orders?: 'true';
  /** A page that the cart's agreement names. */
  readonly legal?: LegalPage;
  /** The id of an order. */
  readonly order?: string;
  /** How the payment page was left. Only the server says how the payment stands. */
  readonly payment?: 'success' | 'cancelled';
}

/** Reads what anyone may have typed into the address; what makes no sense is left out. */
export function parseOrderSearch({ orders, order, payment, legal }: Record<string, unknown>): OrderSearch {
  if (typeof order === 'string' && isId(order)) {
    const left = (['success', 'cancelled'] as const).find((way) => way === payment);
    return { order, ...(left && { payment: left }) };
  }
  const page = LEGAL_PAGES.find((known) => known === legal);
  if (page) return { legal: page };
  return orders === 'true' ? { orders } : {};
}
