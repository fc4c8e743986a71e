import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { serviceId, stock, TALK, WALK } from '#testing/rows/services.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const DEARER = { ...TALK, basePrice: 29.99 };

describe('a cart whose services have changed', () => {
  const setup = setUpApp();
  let talk: number;
  beforeEach(async () => {
    await stock(setup.app, [TALK, WALK]);
    talk = await serviceId(setup.app, 'A Talk');
  });

  const add = (
    body: { quantity?: number; customizations?: Record<string, boolean | number | string> } = {},
  ) => setup.person.call(cart.add, { body: { serviceId: talk, ...body } });
  const refusedCheckout = async () => {
    const before = await setup.person.call(cart.list);
    const { status, body } = await setup.person.refused(orders.checkout);
    expect(await setup.person.call(cart.list)).toEqual(before);
    expect(await setup.person.call(orders.list)).toEqual([]);
    return [status, body.detail];
  };

  test('shows the earlier price, and cannot be ordered until the new price is accepted', async () => {
    const { id } = await add({ quantity: 2 });
    await stock(setup.app, [DEARER]);
    expect(await setup.person.call(cart.list)).toMatchObject([
      { id, unitPrice: 29.99, totalPrice: 59.98, earlierPrice: 39.98, isAvailable: true },
    ]);
    expect(await refusedCheckout()).toEqual([
      409,
      '“A Talk” now costs $59.98 instead of $39.98. Agree to the new price in your cart, or take it out.',
    ]);
    const agreed = await setup.person.call(cart.update, {
      params: { id: String(id) },
      body: { quantity: 2 },
    });
    expect(agreed).toMatchObject({ totalPrice: 59.98, earlierPrice: null });
    expect(await setup.person.call(orders.checkout)).toMatchObject({ subtotal: 59.98 });
  });

  test('shows the earlier price after a price cut too, and no more once it is back', async () => {
    await add();
    await stock(setup.app, [{ ...TALK, basePrice: 10 }]);
    expect(await setup.person.call(cart.list)).toMatchObject([{ totalPrice: 10, earlierPrice: 19.99 }]);
    await stock(setup.app, [TALK]);
    expect(await setup.person.call(cart.list)).toMatchObject([{ totalPrice: 19.99, earlierPrice: null }]);
  });

  test('still shows the earlier price when more is added', async () => {
    await add({ quantity: 2 });
    await stock(setup.app, [DEARER]);
    expect(await add()).toMatchObject({ quantity: 3, totalPrice: 89.97, earlierPrice: 59.97 });
  });

  test('refuses an addition whose earlier price would be too large to store', async () => {
    await stock(setup.app, [{ ...TALK, basePrice: 900_000 }]);
    await add();
    await stock(setup.app, [TALK]);
    const refusal = await setup.person.refused(cart.add, { body: { serviceId: talk, quantity: 98 } });
    expect([refusal.status, refusal.body.detail]).toEqual([
      409,
      'The price of “A Talk” has changed. Please check your cart first',
    ]);
  });

  test('marks a service that is no longer sold, until it is removed', async () => {
    const { id } = await add();
    await setup.person.call(cart.add, { body: { serviceId: await serviceId(setup.app, 'A Walk') } });
    await stock(setup.app, [WALK]);
    expect((await setup.person.call(cart.list))[0]).toMatchObject({
      id,
      totalPrice: 19.99,
      earlierPrice: null,
      isAvailable: false,
      unavailableReason: 'This service is no longer offered',
    });
    expect(await refusedCheckout()).toEqual([
      409,
      'Take “A Talk” out of your cart first. This service is no longer offered.',
    ]);
    const params = { id: String(id) };
    const refusal = await setup.person.refused(cart.update, { params, body: { quantity: 3 } });
    expect([refusal.status, refusal.body.detail]).toEqual([409, 'This service is no longer offered']);
    await setup.person.call(cart.remove, { params });
    expect(await setup.person.call(orders.checkout)).toMatchObject({ orderItems: [{ name: 'A Walk' }] });
  });

  test.each([
    ['option', { ...TALK, customizationOptions: [] }],
    [
      'value',
      {
        ...TALK,
        customizationOptions: [
          { name: 'Place', type: 'select' as const, priceModifier: 10, options: ['There'] },
        ],
      },
    ],
    [
      'type',
      { ...TALK, customizationOptions: [{ name: 'Place', type: 'number' as const, priceModifier: 10 }] },
    ],
  ])('cannot be ordered with an option whose %s is gone', async (_, changed) => {
    const { id } = await add({ customizations: { Place: 'Here' } });
    await stock(setup.app, [changed]);
    expect(await setup.person.call(cart.list)).toMatchObject([
      {
        id,
        customizations: { Place: 'Here' },
        totalPrice: 29.99,
        isAvailable: false,
        unavailableReason: 'This service is no longer offered with these choices',
      },
    ]);
    expect((await refusedCheckout())[0]).toBe(409);
    expect(await add()).toMatchObject({ customizations: {}, isAvailable: true });
  });

  test('can be ordered when only texts have changed', async () => {
    await add();
    await stock(setup.app, [{ ...TALK, name: 'A Long Talk', category: 'talks' }]);
    expect(await setup.person.call(cart.list)).toMatchObject([
      { earlierPrice: null, isAvailable: true, service: { name: 'A Long Talk', category: 'talks' } },
    ]);
    expect(await setup.person.call(orders.checkout)).toMatchObject({
      orderItems: [{ name: 'A Long Talk' }],
    });
  });
});
