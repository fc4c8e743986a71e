import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { insertOrder, readOrder } from '../rows/orders.ts';
import { type PayingApp, startPayingApp } from './paying-app.ts';
import type { DoubleEvent } from './stripe-events.ts';
import type { DoubleSession } from './stripe-sessions.ts';

/**
 * Starts the app with Stripe for the tests of the calling `describe`, with helpers for ada's orders and their pages.
 */
export function payingOrders() {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await startPayingApp();
  });
  afterAll(() => paying.close());
  beforeEach(() => {
    paying.stripe.script();
    paying.stripe.asked.length = 0;
  });

  const pagesOf = (id: number): DoubleSession[] =>
    paying.stripe.sessions.filter((session) => session.client_reference_id === String(id));
  return {
    get app() {
      return paying.app;
    },
    get stripe() {
      return paying.stripe;
    },
    get ada() {
      return paying.ada;
    },
    get bea() {
      return paying.bea;
    },
    deliver: (event: DoubleEvent) => paying.deliver(event),
    insert: (change: Parameters<typeof insertOrder>[2] = {}) => insertOrder(paying.app.db, 'ada', change),
    stored: (id: number) => readOrder(paying.app.db, id),
    /** The address on which the order can be paid. */
    pay: async (id: number) => (await paying.ada.call(orders.pay, { params: { id: String(id) } })).paymentUrl,
    /** The status and message of a refused payment. */
    refusal: async (id: number, client = paying.ada) => {
      const { status, body } = await client.refused(orders.pay, { params: { id: String(id) } });
      return [status, body.detail];
    },
    /** All pages that Stripe created for the order, oldest first. */
    pagesOf,
    /** The latest page of the order. */
    pageOf(id: number): DoubleSession {
      const page = pagesOf(id).at(-1);
      if (!page) throw new Error('No page was made');
      return page;
    },
  };
}
