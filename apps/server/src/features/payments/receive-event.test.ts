import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeOrder,
  changeOrderLate,
  insertOrder,
  readOrder,
  readPaymentEvents,
} from '#testing/rows/orders.ts';
import { deleteUser } from '#testing/rows/rows.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';
import { type DoubleEvent, intentOf, stripeEvents } from '#testing/stripe/stripe-events.ts';
import type { DoubleSession } from '#testing/stripe/stripe-sessions.ts';

describe('a Stripe event', () => {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await startPayingApp();
  });
  afterAll(() => paying.close());

  const deliver = (event: DoubleEvent) => paying.deliver(event);
  const stored = (id: number) => readOrder(paying.app.db, id);
  const statusOf = async (id: number) => (await stored(id)).status;
  const order = () => paying.orderWithPage();

  test('pays the order once', async () => {
    const { id, page } = await order();
    const event = stripeEvents.completed(page);
    expect(await deliver(event)).toBe('moved');
    expect(await stored(id)).toMatchObject({
      status: 'paid',
      checkoutSessionId: page.id,
      paymentIntentId: intentOf(page),
    });
    const { updatedAt } = await stored(id);
    expect(await deliver(event)).toBe('repeated');
    expect(await deliver(stripeEvents.completed(page))).toBe('unchanged');
    expect((await stored(id)).updatedAt).toEqual(updatedAt);
    const kept = (await readPaymentEvents(paying.app.db)).filter(({ orderId }) => orderId === id);
    expect(kept).toMatchObject([
      { id: event.id, type: 'checkout.session.completed', outcome: 'moved' },
      { type: 'checkout.session.completed', outcome: 'unchanged' },
    ]);
  });

  test('delivered many times simultaneously is stored and applied once', async () => {
    const { id, page } = await order();
    const event = stripeEvents.completed(page);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => deliver(event)));
    expect(outcomes.toSorted()).toEqual(['moved', ...Array.from({ length: 11 }, () => 'repeated')]);
    expect(await statusOf(id)).toBe('paid');
  });

  test('of expiry waits while another event pays the order, and leaves it paid', async () => {
    const { id, page } = await order();
    const expired = () => deliver(stripeEvents.expired(page));
    expect(await changeOrderLate(paying.app.db, id, { status: 'paid' }, expired)).toBe('unchanged');
    expect(await statusOf(id)).toBe('paid');
  });

  test('pays the order before its page is stored', async () => {
    const { id, page } = await order();
    await changeOrder(paying.app.db, id, { checkoutSessionId: null });
    expect(await deliver(stripeEvents.completed(page))).toBe('moved');
    expect(await stored(id)).toMatchObject({ status: 'paid', checkoutSessionId: page.id });
  });

  test('at the same time as the return from the page gives the same result', async () => {
    const { id, page } = await order();
    Object.assign(page, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: intentOf(page),
      url: null,
    });
    const returns = () => paying.ada.call(orders.checkPayment, { params: { id: String(id) } });
    const events = [stripeEvents.completed(page), stripeEvents.completed(page)];
    await Promise.all([returns(), ...events.map(deliver), returns()]);
    expect(await stored(id)).toMatchObject({ status: 'paid', paymentIntentId: intentOf(page) });
    expect(await returns()).toEqual({ status: 'paid', isOnItsWay: false });
  });

  test.each([
    ['a bank debit on its way', 'completedUnpaid', 'unchanged', 'pending'],
    ['a debit that arrived', 'asyncSucceeded', 'moved', 'paid'],
    ['a debit that failed', 'asyncFailed', 'moved', 'failed'],
    ['a page left unpaid', 'expired', 'moved', 'expired'],
    ['a declined card, which leaves the page open', 'declined', 'unchanged', 'pending'],
    ['a payment given back before it was heard of', 'refunded', 'moved', 'refunded'],
  ] as const)('%s (%s): %s, %s', async (_, name, outcome, status) => {
    const { id, page } = await order();
    expect(await deliver(stripeEvents[name](page))).toBe(outcome);
    expect(await statusOf(id)).toBe(status);
  });

  test('of a partial refund keeps the order paid with what was refunded, a full refund changes it', async () => {
    const { id, page } = await order();
    await deliver(stripeEvents.completed(page));
    const params = { id: String(id) };
    const read = () => paying.ada.call(adminOrders.read, { params });
    const { revision } = await read();
    expect(await deliver(stripeEvents.refunded(page, 5_00))).toBe('moved');
    expect(await deliver(stripeEvents.refunded(page, 23_45))).toBe('moved');
    // The first report, delivered late.
    expect(await deliver(stripeEvents.refunded(page, 5_00))).toBe('unchanged');
    const { history, ...now } = await read();
    expect(now).toMatchObject({
      status: 'paid',
      refundedAmount: 23.45,
      refundedAt: expect.any(String),
      revision: revision + 2,
    });
    expect(history.slice(-2)).toMatchObject([
      { kind: 'partly_refunded', doneBy: 'stripe', note: '$5.00' },
      { kind: 'partly_refunded', doneBy: 'stripe', note: '$23.45' },
    ]);
    expect(await deliver(stripeEvents.refunded(page))).toBe('moved');
    expect(await statusOf(id)).toBe('refunded');
    expect(await deliver(stripeEvents.completed(page))).toBe('unchanged');
    expect(await statusOf(id)).toBe('refunded');
  });

  test('of a refund that failed counts it no more, in the order, the export and what is due, until it is made again', async () => {
    const { ada } = paying;
    const { id, page } = await order();
    const read = () => ada.call(adminOrders.read, { params: { id: String(id) } });
    const lost = { id: 're_lost', amount: 187_11, created: 100 };
    await deliver(stripeEvents.completed(page));
    expect(await deliver(stripeEvents.refund(intentOf(page), 'refund.created', lost))).toBe('moved');
    expect(await deliver(stripeEvents.refunded(page))).toBe('unchanged');
    expect(await read()).toMatchObject({ status: 'refunded', refundDue: 0 });
    expect(await deliver(stripeEvents.refund(intentOf(page), 'refund.failed', { ...lost, at: 200 }))).toBe(
      'moved',
    );
    expect(
      await deliver(stripeEvents.refund(intentOf(page), 'charge.refund.updated', { ...lost, at: 200 })),
    ).toBe('unchanged');
    const missed = {
      status: 'paid',
      refundedAmount: 0,
      refundedAt: null,
      missedRefund: 187.11,
      refundDue: 187.11,
    };
    expect(await read()).toMatchObject(missed);
    expect(await ada.call(orders.read, { params: { id: String(id) } })).toMatchObject(missed);
    expect(await ada.call(adminOrders.list, { query: { filter: 'refund_due' } })).toMatchObject([{ id }]);
    expect((await read()).history.slice(1)).toMatchObject([
      { kind: 'refunded', doneBy: 'stripe' },
      { kind: 'refund_failed', doneBy: 'stripe', note: '$187.11' },
    ]);
    const again = { id: 're_again', amount: 87_11, created: 300 };
    expect(await deliver(stripeEvents.refund(intentOf(page), 'refund.updated', again))).toBe('moved');
    expect(await read()).toMatchObject({ refundedAmount: 87.11, missedRefund: 100, refundDue: 100 });
    const { revision } = await read();
    const move = (amount: number) => ({
      params: { id: String(id) },
      body: { step: 'record_refund' as const, revision, amount },
    });
    expect((await ada.refused(adminOrders.move, move(100.01))).body.detail).toBe(
      'Enter an amount from $0.01 to $100.00',
    );
    expect((await ada.refused(adminOrders.move, move(0.001))).status).toBe(400);
    expect(await ada.call(adminOrders.move, move(100))).toMatchObject({ status: 'refunded', refundDue: 0 });
    expect(
      await deliver(
        stripeEvents.refund(intentOf(page), 'refund.created', { ...lost, id: 're_other', amount: 1 }),
      ),
    ).toBe('moved');
    expect(await read()).toMatchObject({ status: 'refunded', refundedAmount: 187.11 });
  });

  test('of a refund without order id is matched by its payment', async () => {
    const { id, page } = await order();
    await deliver(stripeEvents.completed(page));
    expect(await deliver(stripeEvents.refunded({ ...page, intentMetadata: {} }))).toBe('moved');
    expect(await statusOf(id)).toBe('refunded');
  });

  test('of a late payment pays an order whose page expired', async () => {
    const { id, page } = await order();
    await deliver(stripeEvents.expired(page));
    expect(await deliver(stripeEvents.asyncSucceeded(page))).toBe('moved');
    expect(await statusOf(id)).toBe('paid');
  });

  test.each([
    ['a cent less', { amount_total: 187_10 }, 'wrong amount'],
    ['a cent more', { amount_total: 187_12 }, 'wrong amount'],
    ['as many of another currency', { currency: 'jpy' }, 'wrong currency'],
  ])('%s is refused and logged, and does not pay', async (_, change, reason) => {
    const { id, page } = await order();
    const event = stripeEvents.completed(page, change);
    expect(await deliver(event)).toBe('refused');
    expect(await statusOf(id)).toBe('pending');
    const line = paying.app.logLines.find((each) => each.includes(event.id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, orderId: id, reason });
  });

  test('of a second payment is refused and logged', async () => {
    const { id, page } = await order();
    await deliver(stripeEvents.completed(page));
    const second = stripeEvents.completed(page, { payment_intent: `pi_second_${id}` });
    expect(await deliver(second)).toBe('refused');
    expect(await stored(id)).toMatchObject({ status: 'paid', paymentIntentId: intentOf(page) });
    expect(paying.app.logLines.some((line) => line.includes('paid a second time'))).toBe(true);
  });

  test.each<[string, (page: DoubleSession) => DoubleSession]>([
    ['of no order', (page) => ({ ...page, metadata: {} })],
    ['of another installation', (page) => ({ ...page, metadata: renamed(page, (_, id) => `1-${id}-zzz`) })],
    ['of somebody else’s', (page) => ({ ...page, metadata: renamed(page, (at, id) => `2-${id}-${at}`) })],
    [
      'of an order that is nowhere',
      (page) => ({ ...page, metadata: renamed(page, (at) => `1-999999-${at}`) }),
    ],
    ['of nonsense', (page) => ({ ...page, metadata: { order_reference: "1' or '1'='1" } })],
  ])('%s is ignored and logged', async (_, change) => {
    const { id, page } = await order();
    const event = stripeEvents.completed(change(page));
    expect(await deliver(event)).toBe('ignored');
    expect(await deliver(event)).toBe('repeated');
    expect(await statusOf(id)).toBe('pending');
    const line = paying.app.logLines.find((each) => each.includes(event.id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40 });
  });

  test('of a deleted account marks the order in the business’s books', async () => {
    const gone = await startPayingApp();
    const { id } = await insertOrder(gone.app.db, 'bea');
    await gone.bea.call(orders.pay, { params: { id: String(id) } });
    const [page] = gone.stripe.sessions;
    await deleteUser(gone.app.db, 'bea');
    expect(page && (await gone.deliver(stripeEvents.completed(page)))).toBe('moved');
    expect(await readOrder(gone.app.db, id)).toMatchObject({ status: 'paid' });
    await gone.close();
  });

  test('of an unknown type is ignored', async () => {
    expect(await deliver(stripeEvents.unknown())).toBe('ignored');
  });
});

/** The reference of a page with a part of it changed: the moment of the order and its number are given. */
function renamed({ metadata }: DoubleSession, change: (moment: string, id: string) => string) {
  const [, id = '', moment = ''] = (metadata.order_reference ?? '').split('-');
  return { ...metadata, order_reference: change(moment, id) };
}
