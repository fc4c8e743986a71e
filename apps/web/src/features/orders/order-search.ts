import { LEGAL_PAGES, type LegalPage } from '@game-plan/contracts/shop/business';
import { isId } from '#lib/is-id.ts';

/**
 * What the cart's address can show besides the cart: the list of orders, one order, the return from its payment, or a
 * legal page.
 */
export interface OrderSearch {
  readonly orders?: 'true';
  /** A legal page that the checkout refers to. */
  readonly legal?: LegalPage;
  /** The id of an order. */
  readonly order?: string;
  /** How the payment page was left. Only the server knows the state of the payment. */
  readonly payment?: 'success' | 'cancelled';
}

/** Parses search parameters, which are untrusted input; invalid ones are omitted. */
export function parseOrderSearch({ orders, order, payment, legal }: Record<string, unknown>): OrderSearch {
  if (typeof order === 'string' && isId(order)) {
    const left = (['success', 'cancelled'] as const).find((way) => way === payment);
    return { order, ...(left && { payment: left }) };
  }
  const page = LEGAL_PAGES.find((known) => known === legal);
  if (page) return { legal: page };
  return orders === 'true' ? { orders } : {};
}
