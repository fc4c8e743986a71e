import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPerson } from '#testing/people.ts';
import { serviceId, stock, TALK, WALK } from '#testing/rows/services.ts';
import { STRIPE_KEY, type StripeServer, startStripeServer } from '#testing/stripe/stripe-server.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('checkout with Stripe', () => {
  let app: TestApp;
  let stripe: StripeServer;
  let person: TestClient;
  let count = 0;
  let instant = Date.parse('2026-11-21T10:00:00Z');
  beforeAll(async () => {
    stripe = await startStripeServer();
    app = await startTestApp({ payments: stripe.payments(), now: () => new Date(instant) });
    await stock(app, [TALK, WALK]);
  });
  beforeEach(async () => {
    count += 1;
    person = await insertPerson(app, `buyer${count}`);
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  const fill = async (name: string) =>
    person.call(cart.add, { body: { serviceId: await serviceId(app, name), customizations: {} } });

  test('returns a payment page for exactly the order', async () => {
    await fill('A Talk');
    const order = await person.call(orders.checkout);
    const page = stripe.sessions.at(-1);
    expect(order).toMatchObject({ paymentMethod: 'stripe', status: 'pending', paymentProblem: null });
    expect(page?.url).toBe(order.paymentUrl);
    expect(page?.amount_total).toBe(Math.round(order.totalAmount * 100));
    expect(await person.call(orders.paymentMethod)).toEqual({ method: 'stripe' });
  });

  test('keeps the order when Stripe fails, with a message, and lets it be paid later', async () => {
    await fill('A Talk');
    stripe.script('hangs up before', 'hangs up before', 'hangs up before');
    const order = await person.call(orders.checkout);
    expect(order).toMatchObject({
      status: 'pending',
      paymentMethod: 'stripe',
      paymentUrl: null,
      paymentProblem: expect.stringContaining('Your order is kept'),
    });
    expect(await person.call(cart.list)).toEqual([]);
    expect(app.logLines.join('\n')).not.toContain(STRIPE_KEY);
    stripe.script();
    instant += 120_000;
    const { paymentUrl } = await person.call(orders.pay, { params: { id: String(order.id) } });
    expect(paymentUrl).toBe(stripe.sessions.at(-1)?.url);
  });

  test('makes an order too small for Stripe payable on site', async () => {
    await fill('A Walk');
    const asked = stripe.asked.length;
    expect(await person.call(orders.checkout)).toMatchObject({
      totalAmount: 0.06,
      paymentMethod: 'on_site',
      paymentUrl: null,
      paymentProblem: null,
    });
    expect(stripe.asked).toHaveLength(asked);
  });

  test('creates one page for simultaneous clicks', async () => {
    await fill('A Talk');
    const pages = stripe.sessions.length;
    const answers = await Promise.all([1, 2, 3].map(() => person.send('POST', '/api/checkout')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(stripe.sessions).toHaveLength(pages + 1);
  });
});
