import { auth } from '@game-plan/contracts/people/auth';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { insertCrowd, insertPeople } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const line = (name: string) => ({
  serviceId: 1,
  name,
  category: 'meals',
  quantity: 1,
  unitPriceCents: 1000,
  totalPriceCents: 1000,
  customizations: {},
});

describe('finding orders by their buyer and by what was bought', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
    const carol = await insertPerson(app, 'carol');
    await carol.call(auth.updateUser, {
      body: { firstName: 'Carol', lastName: 'Ömer', email: 'carol@mail.test', phone: '+1 555-0199' },
    });
    await insertPeople(app.db, [{ username: 'dan_50%', firstName: 'Dan', lastName: null, email: null }]);
    await insertOrder(app.db, 'carol', { orderItems: [line('Meal plan'), line('A 5" Plate, small')] });
    await insertOrder(app.db, 'carol', { orderItems: [line('Cooking class')], stage: 'completed' });
    await insertOrder(app.db, 'dan_50%', { orderItems: [line('Cooking class \\ [new]')] });
  });
  afterAll(() => app.close());

  const found = async (search: string) => {
    const list = await host.call(adminOrders.list, { query: { search } });
    const counts = await host.call(adminOrders.counts, { query: { search } });
    expect(counts.all).toBe(list.length);
    return list.length;
  };

  test.each([
    ['CAROL', 2],
    ['ömer', 2],
    ['mail.test', 2],
    ['omer', 2],
    ['555-0199', 2],
    ['5550199', 2],
    ['+15550199', 2],
    ['(555) 0199', 2],
    ['5550198', 0],
    ['carol cooking', 1],
    ['plate carol', 1],
    ['cooking', 2],
    ['dan plate', 0],
    ['50%', 1],
    ['5"', 1],
    ['plate,', 1],
    [',', 1],
    ['","', 0],
    ['["', 0],
    ['[new]', 1],
    ['\\', 1],
    ['#', 3],
    ['xyzzy', 0],
    ['ca', 2],
  ])('%j is matched literally', async (search, count) => {
    expect(await found(search)).toBe(count);
  });

  test('a word that nearly everybody has still finds their orders', async () => {
    await insertCrowd(app.db, 301, { mailHost: 'mail.test' });
    await insertOrder(app.db, 'crowd7');
    expect(await found('mail.test')).toBe(3);
    expect(await found('mail.test crowd7')).toBe(1);
    expect(await found('mail.test cooking')).toBe(1);
  });

  test('the orders of one buyer are listed alone, also with a search', async () => {
    const [order] = await host.call(adminOrders.list, { query: { search: 'plate' } });
    const buyer = String(order?.buyerId);
    const list = (query: object) => host.call(adminOrders.list, { query: { buyer, ...query } });
    expect((await list({})).map(({ buyer }) => buyer?.username)).toEqual(['carol', 'carol']);
    expect(await list({ search: 'class' })).toHaveLength(1);
    expect(await list({ filter: 'completed' })).toHaveLength(1);
  });

  test('without a search, counts match the lists', async () => {
    const counts = await host.call(adminOrders.counts, { query: {} });
    const lists = await Promise.all(
      (['all', 'new', 'completed', 'cancelled', 'unpaid'] as const).map(async (filter) => [
        filter,
        (await host.call(adminOrders.list, { query: { filter } })).length,
      ]),
    );
    expect(counts).toMatchObject(Object.fromEntries(lists));
    expect(counts.completed).toBe(1);
  });
});
