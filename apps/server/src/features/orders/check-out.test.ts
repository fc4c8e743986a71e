import { activity } from '@game-plan/contracts/activity';
import { cart } from '@game-plan/contracts/cart';
import { orders } from '@game-plan/contracts/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpAdmin, signUpUser } from '#testing/people.ts';
import { deleteServices, serviceId, stock, TALK, WALK } from '#testing/services.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const NOW = '2026-11-21T10:00:00.000Z';

describe('checkout', () => {
  let app: TestApp;
  let host: TestClient;
  let person: TestClient;
  let talk: number;
  let walk: number;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date(NOW) });
    host = await signUpAdmin(app);
  });
  beforeEach(async () => {
    await stock(app, [TALK, WALK]);
    talk = await serviceId(app, 'A Talk');
    walk = await serviceId(app, 'A Walk');
    count += 1;
    person = await signUpUser(app, host, `buyer${count}`);
  });
  afterAll(() => app.close());

  test('makes an order of the cart, to be paid on site, and empties it', async () => {
    const customizations = { Guests: 2, Place: 'Here' };
    await person.call(cart.add, { body: { serviceId: talk, quantity: 3, customizations } });
    await person.call(cart.add, { body: { serviceId: walk } });
    const order = await person.call(orders.checkout);
    expect(order).toMatchObject({
      subtotal: 105.02,
      tax: 10.5,
      totalAmount: 115.52,
      status: 'pending',
      paymentMethod: 'on_site',
      paymentUrl: null,
      paymentProblem: null,
      orderItems: [
        {
          serviceId: talk,
          name: 'A Talk',
          category: 'wellness',
          quantity: 3,
          customizations,
          unitPrice: 34.99,
          totalPrice: 104.97,
        },
        {
          serviceId: walk,
          name: 'A Walk',
          quantity: 1,
          customizations: {},
          unitPrice: 0.05,
          totalPrice: 0.05,
        },
      ],
    });
    expect(await person.call(cart.list)).toEqual([]);
    const { paymentUrl, paymentProblem, ...stored } = order;
    expect(await person.call(orders.read, { params: { id: String(order.id) } })).toEqual(stored);
    expect(await person.call(activity.recent)).toMatchObject([
      { kind: 'order_placed', subject: String(order.id) },
    ]);
  });

  test('rounds half a cent of tax upwards', async () => {
    await person.call(cart.add, { body: { serviceId: walk } });
    expect(await person.call(orders.checkout)).toMatchObject({
      subtotal: 0.05,
      tax: 0.01,
      totalAmount: 0.06,
    });
  });

  test('answers an empty cart with a sentence', async () => {
    const { status, body } = await person.refused(orders.checkout);
    expect([status, body.detail]).toEqual([400, 'Your cart is empty']);
  });

  test('has a limit to what an order comes to, and changes nothing beyond it', async () => {
    await stock(app, [{ ...WALK, basePrice: 500_000 }]);
    await person.call(cart.add, { body: { serviceId: walk } });
    expect((await person.refused(cart.add, { body: { serviceId: walk, quantity: 98 } })).status).toBe(400);
    await stock(app, [{ ...WALK, basePrice: 950_000 }]);
    const [line] = await person.call(cart.list);
    await person.call(cart.update, { params: { id: String(line?.id) }, body: { quantity: 1 } });
    const { status, body } = await person.refused(orders.checkout);
    expect([status, body.detail]).toEqual([
      409,
      'An order can come to at most $999,999.99. Take something out and order it on its own.',
    ]);
    expect(await person.call(cart.list)).toHaveLength(1);
  });

  test('lists orders, the newest first, as they were bought whatever became of the services', async () => {
    await person.call(cart.add, { body: { serviceId: walk } });
    const { id: first } = await person.call(orders.checkout);
    await person.call(cart.add, { body: { serviceId: talk } });
    const { id: second } = await person.call(orders.checkout);
    await stock(app, [{ ...TALK, name: 'Another Talk', category: 'talks', basePrice: 1 }]);
    await deleteServices(app, 'A Walk');
    expect(await person.call(orders.list)).toMatchObject([
      {
        id: second,
        totalAmount: 21.99,
        orderItems: [{ name: 'A Talk', category: 'wellness', unitPrice: 19.99 }],
      },
      { id: first, totalAmount: 0.06, orderItems: [{ serviceId: walk, name: 'A Walk' }] },
    ]);
  });

  test('shows orders to nobody else', async () => {
    await person.call(cart.add, { body: { serviceId: walk } });
    const { id } = await person.call(orders.checkout);
    const params = { id: String(id) };
    expect((await host.refused(orders.read, { params })).status).toBe(404);
    expect(await host.call(orders.list)).toEqual([]);
    for (const endpoint of [orders.list, orders.checkout, orders.paymentMethod]) {
      expect((await app.client().refused(endpoint)).status).toBe(401);
    }
    expect((await app.client().refused(orders.read, { params })).status).toBe(401);
    expect((await person.refused(orders.read, { params: { id: 'first' } })).status).toBe(400);
  });

  test('says how orders are paid', async () => {
    expect(await person.call(orders.paymentMethod)).toEqual({ method: 'on_site' });
  });
});
