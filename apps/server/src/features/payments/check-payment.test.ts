import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { changeOrder, changeOrderLate, insertOrder, readOrder } from '#testing/rows/orders.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';
import { startStripeServer } from '#testing/stripe/stripe-server.ts';
import { type DoubleSession, refundOf } from '#testing/stripe/stripe-sessions.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkOpenPaymentsJob } from './check-open-payments.ts';

const PAID = { status: 'complete', payment_status: 'paid', url: null } as const;

describe('checking a payment', () => {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await startPayingApp();
  });
  afterAll(() => paying.close());
  beforeEach(() => paying.stripe.script());

  const check = (id: number) => paying.ada.call(orders.checkPayment, { params: { id: String(id) } });
  /** An order whose page has come to this. */
  async function order(state: Partial<DoubleSession> = {}): Promise<number> {
    const { id } = await insertOrder(paying.app.db, 'ada');
    await paying.ada.call(orders.pay, { params: { id: String(id) } });
    Object.assign(paying.stripe.sessions.at(-1) ?? {}, {
      ...(state.status === 'complete' && { payment_intent: `pi_${id}` }),
      ...state,
    });
    paying.stripe.asked.length = 0;
    return id;
  }

  test.each<[string, Partial<DoubleSession>, string, boolean]>([
    ['open', {}, 'pending', false],
    ['paid', PAID, 'paid', false],
    ['on its way', { status: 'complete', intentStatus: 'processing', url: null }, 'pending', true],
    ['failed', { status: 'complete', intentStatus: 'requires_payment_method', url: null }, 'failed', false],
    ['expired', { status: 'expired', url: null }, 'expired', false],
  ])('of a page that is %s', async (_, state, status, isOnItsWay) => {
    const id = await order(state);
    expect(await check(id)).toEqual({ status, isOnItsWay });
    expect((await readOrder(paying.app.db, id)).status).toBe(status);
  });

  test('many times at once marks the order as paid once', async () => {
    const id = await order(PAID);
    const answers = await Promise.all(Array.from({ length: 6 }, () => check(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect(await readOrder(paying.app.db, id)).toMatchObject({ paymentIntentId: `pi_${id}` });
  });

  test('waits while an event pays the order, and leaves it paid', async () => {
    const id = await order({ status: 'expired', url: null });
    const answer = await changeOrderLate(paying.app.db, id, { status: 'paid' }, () => check(id));
    expect(answer).toEqual({ status: 'paid', isOnItsWay: false });
  });

  test('uses the status at Stripe, whatever the browser sends', async () => {
    const id = await order();
    const body = JSON.stringify({ status: 'paid', payment: 'success', totalAmount: 0 });
    const answer = await paying.ada.send('POST', `/api/orders/${id}/payment/check?payment=success`, { body });
    expect(answer.body).toEqual({ status: 'pending', isOnItsWay: false });
  });

  test('refuses and logs another amount', async () => {
    const id = await order(PAID);
    await changeOrder(paying.app.db, id, { totalAmountCents: 1 });
    expect(await check(id)).toEqual({ status: 'pending', isOnItsWay: false });
    const line = paying.app.logLines.find((each) => each.includes('"reason":"wrong amount"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, orderId: id, amountCents: 187_11 });
  });

  test.each(['paid', 'refunded'] as const)('of an order that is %s does not call Stripe', async (status) => {
    const id = await order(PAID);
    await changeOrder(paying.app.db, id, { status });
    expect(await check(id)).toEqual({ status, isOnItsWay: false });
    expect(paying.stripe.asked).toEqual([]);
  });

  test('of an order without a page does not call Stripe', async () => {
    const { id } = await insertOrder(paying.app.db, 'ada');
    expect(await check(id)).toEqual({ status: 'pending', isOnItsWay: false });
  });

  test('of a page of another Stripe account leaves the order unchanged', async () => {
    const { id } = await insertOrder(paying.app.db, 'ada', { checkoutSessionId: 'cs_test_elsewhere' });
    expect(await check(id)).toEqual({ status: 'pending', isOnItsWay: false });
  });

  test('while Stripe is unavailable fails with a message and changes nothing', async () => {
    const id = await order(PAID);
    paying.stripe.script('hangs up before', 'hangs up before', 'hangs up before');
    const { status, body } = await paying.ada.refused(orders.checkPayment, { params: { id: String(id) } });
    expect([status, body.detail]).toEqual([502, expect.stringMatching(/not lost/)]);
    expect(await check(id)).toEqual({ status: 'paid', isOnItsWay: false });
  });

  test('of another user’s order is 404, without a call to Stripe', async () => {
    const id = await order(PAID);
    const refusal = await paying.bea.refused(orders.checkPayment, { params: { id: String(id) } });
    expect([refusal.status, refusal.body.detail]).toEqual([404, 'This order was not found']);
    expect(paying.stripe.asked).toEqual([]);
    expect((await readOrder(paying.app.db, id)).status).toBe('pending');
  });

  test('without Stripe configured returns the stored status', async () => {
    const app = await startTestApp();
    const ada = await insertAdmin(app);
    const { id } = await insertOrder(app.db, 'ada', { checkoutSessionId: 'cs_test_before' });
    expect(await ada.call(orders.checkPayment, { params: { id: String(id) } })).toEqual({
      status: 'pending',
      isOnItsWay: false,
    });
    await changeOrder(app.db, id, { updatedAt: new Date(Date.now() - 3_600_000) });
    await runCheck(app);
    expect((await readOrder(app.db, id)).status).toBe('pending');
    await app.close();
  });
});

async function runCheck(app: TestApp): Promise<void> {
  await app.addJob(checkOpenPaymentsJob);
  await app.runJobs();
}

describe('every ten minutes', () => {
  test('checks pages that nobody returned from', async () => {
    const paying = await startPayingApp();
    const { db } = paying.app;
    const begin = async () => {
      const { id } = await insertOrder(db, 'ada');
      await paying.ada.call(orders.pay, { params: { id: String(id) } });
      const page = paying.stripe.sessions.at(-1);
      if (page) Object.assign(page, { ...PAID, payment_intent: `pi_${id}` });
      return id;
    };
    const ago = (minutes: number) => ({ updatedAt: new Date(Date.now() - minutes * 60_000) });
    const [closed, fresh, ancient] = [await begin(), await begin(), await begin()];
    await changeOrder(db, closed, ago(11));
    await changeOrder(db, ancient, ago(31 * 24 * 60));
    paying.stripe.asked.length = 0;

    await runCheck(paying.app);
    expect(paying.stripe.asked).toHaveLength(1);
    expect((await readOrder(db, closed)).status).toBe('paid');
    expect((await readOrder(db, fresh)).status).toBe('pending');
    expect((await readOrder(db, ancient)).status).toBe('pending');
    await paying.close();
  });

  test('finds the refunds of orders that wait for one, and which of them failed', async () => {
    const stripe = await startStripeServer();
    const app = await startTestApp({ payments: stripe.payments() });
    const ada = await insertAdmin(app);
    const paid = { status: 'paid', paymentIntentId: 'pi_due' } as const;
    const { id } = await insertOrder(app.db, 'ada', { ...paid, stage: 'cancelled' });
    await insertOrder(app.db, 'ada', { ...paid, paymentIntentId: 'pi_done' });
    stripe.refunds.push(
      refundOf('pi_due', { id: 're_1', amount: 100_00, created: 100 }),
      refundOf('pi_due', { id: 're_2', amount: 87_11, created: 200 }, true),
    );
    await runCheck(app);
    await runCheck(app);
    expect(stripe.asked.map(({ call }) => call)).toEqual([
      expect.stringMatching(/^GET \/v1\/refunds\?.*pi_due/),
      expect.stringMatching(/^GET \/v1\/refunds\?.*pi_due/),
    ]);
    const read = () => ada.call(adminOrders.read, { params: { id: String(id) } });
    expect(await read()).toMatchObject({
      refundedAmount: 100,
      missedRefund: 87.11,
      refundDue: 87.11,
      history: [
        { kind: 'partly_refunded', note: '$100.00' },
        { kind: 'refund_failed', note: '$87.11' },
      ],
    });
    stripe.refunds.push(refundOf('pi_due', { id: 're_3', amount: 87_11, created: 9_999_999_999 }));
    await runCheck(app);
    expect(await read()).toMatchObject({ status: 'refunded', refundDue: 0 });
    await app.close();
    await stripe.close();
  });
});
