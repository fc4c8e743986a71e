import { activity } from '@game-plan/contracts/people/activity';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOptionNames } from '#testing/rows/orders.ts';
import { deleteServices, serviceId, stock, TALK, WALK } from '#testing/rows/services.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const NOW = '2026-11-21T10:00:00.000Z';

describe('checkout', () => {
  const setup = setUpApp({ now: () => new Date(NOW) });
  let talk: number;
  let walk: number;
  beforeEach(async () => {
    await stock(setup.app, [TALK, WALK]);
    talk = await serviceId(setup.app, 'A Talk');
    walk = await serviceId(setup.app, 'A Walk');
  });

  test('turns the cart into an order payable on site, and empties the cart', async () => {
    const customizations = { Guests: 2, Place: 'Here' };
    await setup.person.call(cart.add, { body: { serviceId: talk, quantity: 3, customizations } });
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    const order = await setup.person.call(orders.checkout);
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
    expect(await setup.person.call(cart.list)).toEqual([]);
    const { paymentUrl, paymentProblem, ...stored } = order;
    expect(await setup.person.call(orders.read, { params: { id: String(order.id) } })).toEqual(stored);
    expect(await setup.person.call(activity.recent)).toMatchObject([
      { kind: 'order_placed', subject: String(order.id) },
    ]);
  });

  test('keeps the options in their order, also when the service has changed', async () => {
    const customizations = { Place: 'Here', Guests: 2 };
    await setup.person.call(cart.add, { body: { serviceId: talk, customizations } });
    const { id } = await setup.person.call(orders.checkout);
    await stock(setup.app, [{ ...TALK, customizationOptions: [] }]);
    const readChoices = async () => {
      const order = await setup.person.call(orders.read, { params: { id: String(id) } });
      return order.orderItems.map((item) => item.customizations);
    };
    expect(JSON.stringify(await readChoices())).toBe('[{"Guests":2,"Place":"Here"}]');
    await forgetOptionNames(setup.app.db, id);
    expect(await readChoices()).toEqual([customizations]);
  });

  test('rounds half a cent of tax up', async () => {
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    expect(await setup.person.call(orders.checkout)).toMatchObject({
      subtotal: 0.05,
      tax: 0.01,
      totalAmount: 0.06,
    });
  });

  test('refuses an empty cart with a message', async () => {
    const { status, body } = await setup.person.refused(orders.checkout);
    expect([status, body.detail]).toEqual([400, 'Your cart is empty']);
  });

  test('limits the total of an order, and changes nothing above it', async () => {
    await stock(setup.app, [{ ...WALK, basePrice: 500_000 }]);
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    expect((await setup.person.refused(cart.add, { body: { serviceId: walk, quantity: 98 } })).status).toBe(
      400,
    );
    await stock(setup.app, [{ ...WALK, basePrice: 950_000 }]);
    const [line] = await setup.person.call(cart.list);
    await setup.person.call(cart.update, { params: { id: String(line?.id) }, body: { quantity: 1 } });
    const { status, body } = await setup.person.refused(orders.checkout);
    expect([status, body.detail]).toEqual([
      409,
      'An order can come to at most $999,999.99. Take something out and order it on its own.',
    ]);
    expect(await setup.person.call(cart.list)).toHaveLength(1);
  });

  test('lists orders as bought, newest first, whatever happened to the services', async () => {
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    const { id: first } = await setup.person.call(orders.checkout);
    await setup.person.call(cart.add, { body: { serviceId: talk } });
    const { id: second } = await setup.person.call(orders.checkout);
    await stock(setup.app, [{ ...TALK, name: 'Another Talk', category: 'talks', basePrice: 1 }]);
    await deleteServices(setup.app, 'A Walk');
    expect(await setup.person.call(orders.list)).toMatchObject([
      {
        id: second,
        totalAmount: 21.99,
        orderItems: [{ name: 'A Talk', category: 'wellness', unitPrice: 19.99 }],
      },
      { id: first, totalAmount: 0.06, orderItems: [{ serviceId: walk, name: 'A Walk' }] },
    ]);
  });

  test('shows orders to nobody else', async () => {
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    const { id } = await setup.person.call(orders.checkout);
    const params = { id: String(id) };
    expect((await setup.host.refused(orders.read, { params })).status).toBe(404);
    expect(await setup.host.call(orders.list)).toEqual([]);
    for (const endpoint of [orders.list, orders.checkout, orders.paymentMethod]) {
      expect((await setup.app.client().refused(endpoint)).status).toBe(401);
    }
    expect((await setup.app.client().refused(orders.read, { params })).status).toBe(401);
    expect((await setup.person.refused(orders.read, { params: { id: 'first' } })).status).toBe(400);
  });

  test('returns the payment method', async () => {
    expect(await setup.person.call(orders.paymentMethod)).toEqual({ method: 'on_site' });
  });
});
