import { cart } from '@game-plan/contracts/shop/cart';
import { beforeAll, describe, expect, test } from 'vitest';
import { serviceId, stock, TALK, WALK } from '#testing/rows/services.ts';
import { setUpApp } from '#testing/set-up-app.ts';

describe('the cart', () => {
  const setup = setUpApp();
  let talk: number;
  let walk: number;
  beforeAll(async () => {
    await stock(setup.app, [TALK, WALK]);
    talk = await serviceId(setup.app, 'A Talk');
    walk = await serviceId(setup.app, 'A Walk');
  });

  const list = () => setup.person.call(cart.list);

  test('adds a service at the server’s price, whatever the client sends', async () => {
    const customizations = { Longer: true, Guests: 3, Place: 'There' };
    const added = await setup.person.call(cart.add, {
      body: { serviceId: talk, quantity: 2, customizations, totalPrice: 0.01 },
    });
    expect(added).toEqual({
      id: added.id,
      serviceId: talk,
      quantity: 2,
      customizations,
      unitPrice: 42.49,
      totalPrice: 84.98,
      earlierPrice: null,
      isAvailable: true,
      unavailableReason: null,
      service: { name: 'A Talk', description: null, category: 'wellness', imageUrl: null },
      hasOptions: true,
    });
    expect(await list()).toEqual([added]);
  });

  test('adds one without options by default', async () => {
    const added = await setup.person.call(cart.add, { body: { serviceId: walk } });
    expect(added).toMatchObject({ quantity: 1, customizations: {}, totalPrice: 0.05 });
  });

  test('merges lines with equal options, and keeps different ones apart', async () => {
    const first = await setup.person.call(cart.add, {
      body: { serviceId: talk, customizations: { Place: 'Here', Longer: true } },
    });
    const again = await setup.person.call(cart.add, {
      body: { serviceId: talk, quantity: 4, customizations: { Longer: true, Guests: 0, Place: 'Here' } },
    });
    expect(again).toMatchObject({ id: first.id, quantity: 5, totalPrice: 174.95, earlierPrice: null });
    await setup.person.call(cart.add, { body: { serviceId: talk, customizations: { Longer: true } } });
    await setup.person.call(cart.add, { body: { serviceId: walk } });
    expect((await list()).map(({ quantity }) => quantity)).toEqual([5, 1, 1]);
  });

  test('holds at most 99 of a line, with a message', async () => {
    await setup.person.call(cart.add, { body: { serviceId: walk, quantity: 98 } });
    const refusal = await setup.person.refused(cart.add, { body: { serviceId: walk, quantity: 2 } });
    expect([refusal.status, refusal.body.detail]).toEqual([
      409,
      'You can have at most 99 of “A Walk” with these choices, and 98 are already in your cart',
    ]);
    expect(await list()).toMatchObject([{ quantity: 98 }]);
  });

  test('holds at most fifty lines', async () => {
    for (let guests = 1; guests <= 50; guests++) {
      await setup.person.call(cart.add, { body: { serviceId: talk, customizations: { Guests: guests } } });
    }
    const refusal = await setup.person.refused(cart.add, { body: { serviceId: walk } });
    expect([refusal.status, refusal.body.detail]).toEqual([
      409,
      'Your cart is full: it holds 50 different items',
    ]);
    await setup.person.call(cart.add, { body: { serviceId: talk, customizations: { Guests: 50 } } });
    expect(await list()).toHaveLength(50);
  });

  test('refuses a service without its required option', async () => {
    const options = ['Here', 'By video'];
    const where = { name: 'Where', type: 'select', priceModifier: 0, options, isRequired: true } as const;
    await stock(setup.app, [TALK, { ...WALK, customizationOptions: [where] }]);
    const walk = await serviceId(setup.app, 'A Walk');
    const { status, body } = await setup.person.refused(cart.add, { body: { serviceId: walk } });
    expect([status, body.detail]).toEqual([400, 'Choose “Where” first']);
    const customizations = { Where: 'By video' };
    await setup.person.call(cart.add, { body: { serviceId: walk, customizations } });
    const strict = { ...WALK, customizationOptions: [where, { ...where, name: 'When' }] };
    await stock(setup.app, [TALK, strict]);
    expect(await setup.person.call(cart.list)).toMatchObject([
      { isAvailable: false, unavailableReason: '“When” has to be chosen: change its options' },
    ]);
  });

  test.each([
    ['an option that is not there', { Sauna: true }, 'There is no option “Sauna”'],
    ['a value that is not there', { Place: 'Mars' }, '“Place” has no choice “Mars”'],
    ['a text for a boolean', { Longer: 'yes' }, '“Longer” is either on or off'],
    ['part of a number', { Guests: 1.5 }, '“Guests” takes a whole number from 0 to 99'],
    ['a number below zero', { Guests: -1 }, '“Guests” takes a whole number from 0 to 99'],
    ['a huge number', { Guests: 1e300 }, '“Guests” takes a whole number from 0 to 99'],
    ['a character that cannot be stored', { Place: '\0' }, '“Place” has no choice “\0”'],
  ])('refuses %s', async (_, customizations, sentence) => {
    const refusal = await setup.person.refused(cart.add, { body: { serviceId: talk, customizations } });
    expect([refusal.status, refusal.body.detail]).toEqual([400, sentence]);
    expect(await list()).toEqual([]);
  });

  test.each([
    '{"serviceId": 1e309}',
    '{"serviceId": "1"}',
    '{"serviceId": 1, "quantity": 0}',
    '{"serviceId": 1, "quantity": 1.5}',
    '{"serviceId": 1, "quantity": 100}',
    '{"serviceId": 1, "customizations": {"Longer": null}}',
    '{"serviceId": 1, "customizations": {"Longer": {"a": 1}}}',
    '{"serviceId": 1, "customizations": [true]}',
    '{"serviceId": 1, "customizations": {"__proto__": true}}',
    '{"serviceId": 1, "totalPrice": "free"}',
    `{"serviceId": 1, "customizations": {"${'a'.repeat(201)}": true}}`,
    '{"serviceId": 1',
  ])('refuses the body %s', async (body) => {
    expect((await setup.person.send('POST', '/api/cart', { body })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('does not find unknown or inactive services', async () => {
    await stock(setup.app, [TALK]);
    for (const id of [walk, 2_000_000_000]) {
      const refusal = await setup.person.refused(cart.add, { body: { serviceId: id } });
      expect([refusal.status, refusal.body.detail]).toEqual([404, 'Service not found']);
    }
    await stock(setup.app, [TALK, WALK]);
  });

  test('changes the quantity', async () => {
    const { id } = await setup.person.call(cart.add, { body: { serviceId: walk } });
    const changed = await setup.person.call(cart.update, {
      params: { id: String(id) },
      body: { quantity: 7 },
    });
    expect(changed).toMatchObject({ id, quantity: 7, unitPrice: 0.05, totalPrice: 0.35 });
    for (const quantity of [0, -1, 1.5, 100]) {
      const refusal = await setup.person.refused(cart.update, {
        params: { id: String(id) },
        body: { quantity },
      });
      expect(refusal.status).toBe(400);
    }
    expect(await list()).toEqual([changed]);
  });

  test('changes the options at today’s price; a line that becomes equal to another takes it in', async () => {
    const add = (body: object) => setup.person.call(cart.add, { body: { serviceId: talk, ...body } });
    const { id } = await add({ quantity: 2, customizations: { Longer: true } });
    const other = await add({ customizations: { Longer: true, Place: 'Here' } });
    const params = { id: String(id) };
    const change = (customizations: Record<string, boolean | number | string>, quantity = 2) => ({
      params,
      body: { quantity, customizations },
    });
    expect(await setup.person.call(cart.update, change({ Guests: 3 }))).toMatchObject({
      id,
      quantity: 2,
      customizations: { Guests: 3 },
      earlierPrice: null,
    });
    expect((await setup.person.refused(cart.update, change({ Massage: true }))).status).toBe(400);
    expect((await setup.host.refused(cart.update, change({}))).status).toBe(404);
    const full = await setup.person.refused(cart.update, change({ Longer: true, Place: 'Here' }, 99));
    expect([full.status, full.body.detail]).toEqual([409, expect.stringContaining('and 1 are already')]);
    expect((await list()).map((line) => line.id)).toEqual([id, other.id]);
    const merged = await setup.person.call(cart.update, change({ Place: 'Here', Longer: true }));
    expect(merged).toMatchObject({ id, quantity: 3, unitPrice: other.unitPrice });
    expect(await list()).toEqual([merged]);
  });

  test('removes one line, or all', async () => {
    const { id } = await setup.person.call(cart.add, { body: { serviceId: walk } });
    await setup.person.call(cart.add, { body: { serviceId: talk } });
    await setup.person.call(cart.remove, { params: { id: String(id) } });
    expect(await list()).toMatchObject([{ serviceId: talk }]);
    const params = { id: String(id) };
    expect((await setup.person.refused(cart.remove, { params })).status).toBe(404);
    expect((await setup.person.refused(cart.update, { params, body: { quantity: 1 } })).status).toBe(404);
    await setup.person.call(cart.clear);
    expect(await list()).toEqual([]);
    await setup.person.call(cart.clear);
  });

  test('is visible only to its owner', async () => {
    const { id } = await setup.person.call(cart.add, { body: { serviceId: walk } });
    const params = { id: String(id) };
    expect(await setup.host.call(cart.list)).toEqual([]);
    expect((await setup.host.refused(cart.update, { params, body: { quantity: 2 } })).status).toBe(404);
    expect((await setup.host.refused(cart.remove, { params })).status).toBe(404);
    await setup.host.call(cart.clear);
    expect(await list()).toMatchObject([{ id, quantity: 1 }]);
    expect((await setup.app.client().refused(cart.list)).status).toBe(401);
    expect((await setup.app.client().refused(cart.add, { body: { serviceId: walk } })).status).toBe(401);
  });
});
