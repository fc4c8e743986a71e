import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { serviceId, stock, TALK, WALK } from '#testing/rows/services.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const MANY = Array.from({ length: 20 }, (_, index) => index);

/** What both tabs send travels on connections of its own, so that the server hears it in any order. */
describe('a cart in two tabs at once', () => {
  const setup = setUpApp();
  let walk: number;
  let talk: number;
  beforeAll(async () => {
    await stock(setup.app, [TALK, WALK]);
    walk = await serviceId(setup.app, 'A Walk');
    talk = await serviceId(setup.app, 'A Talk');
  });

  const addWalk = () => setup.person.call(cart.add, { body: { serviceId: walk } });
  const send = (method: string, path: string, body?: object) =>
    setup.person.send(method, path, body ? { body: JSON.stringify(body) } : {});

  test('merges simultaneous additions into one line without losing any', async () => {
    await Promise.all(MANY.map(addWalk));
    expect(await setup.person.call(cart.list)).toMatchObject([
      { quantity: 20, totalPrice: 1, earlierPrice: null },
    ]);
  });

  test('stays within its limits', async () => {
    await setup.person.call(cart.add, { body: { serviceId: walk, quantity: 89 } });
    const answers = await Promise.all(MANY.map(() => send('POST', '/api/cart', { serviceId: walk })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await setup.person.call(cart.list)).toMatchObject([{ quantity: 99 }]);

    const lines = Array.from({ length: 60 }, (_, index) => ({ Guests: index + 1 }));
    await Promise.all(
      lines.map((customizations) => send('POST', '/api/cart', { serviceId: talk, customizations })),
    );
    expect(await setup.person.call(cart.list)).toHaveLength(50);
  });

  test('becomes one order when both check out', async () => {
    await addWalk();
    const answers = await Promise.all(MANY.map(() => send('POST', '/api/checkout')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const rest = answers.filter(({ status }) => status !== 201);
    expect(rest.map(({ status, body }) => ({ status, body }))).toEqual(
      rest.map(() => ({ status: 400, body: expect.objectContaining({ detail: 'Your cart is empty' }) })),
    );
    expect(await setup.person.call(orders.list)).toHaveLength(1);
  });

  test('orders each item once, during additions, changes and removals', async () => {
    const { id } = await addWalk();
    const answers = await Promise.all(
      MANY.flatMap((index) => [
        send('POST', '/api/cart', { serviceId: talk, customizations: { Guests: index } }),
        send('PUT', `/api/cart/${id}`, { quantity: 2 }),
        send('POST', '/api/checkout'),
        ...(index === 7 ? [send('DELETE', `/api/cart/${id}`)] : []),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const bought = (await setup.person.call(orders.list)).flatMap(({ orderItems }) => orderItems);
    const left = await setup.person.call(cart.list);
    const talks = [...bought, ...left].filter((item) => item.serviceId === talk);
    expect(talks.map(({ customizations }) => customizations.Guests ?? 0).toSorted((a, b) => +a - +b)).toEqual(
      MANY,
    );
    expect([...bought, ...left].filter((item) => item.serviceId === walk).length).toBeLessThanOrEqual(1);
  });
});
