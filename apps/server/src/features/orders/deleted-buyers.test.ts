import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { type AdminOrder, adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { rowsOfUser } from '#testing/rows/rows.ts';
import { serviceId, stock, TALK } from '#testing/rows/services.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('the business’s books after a buyer’s account was deleted', () => {
  let app: TestApp;
  let host: TestClient;
  let bea: TestClient;
  let beaId: number;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    host = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    beaId = await userIdOf(app.db, 'bea');
    await stock(app, [TALK]);
    await insertPerson(app, 'cy1');
    await insertOrder(app.db, 'cy1', { status: 'paid', stage: 'completed' });
    await insertOrder(app.db, 'bea', { status: 'paid', stage: 'completed', paidAt: new Date() });
    await insertOrder(app.db, 'bea', { status: 'refunded', refundedCents: 187_11 });
    await insertOrder(app.db, 'bea', {
      status: 'paid',
      stage: 'cancelled',
      cancelledBy: 'practice',
      cancelReason: 'We are full',
    });
    for (const reason of ['I am Bea, call me', '']) {
      await bea.call(cart.add, { body: { serviceId: await serviceId(app, TALK.name) } });
      const { id } = await bea.call(orders.checkout);
      if (reason !== '') await bea.call(orders.cancel, { params: { id: String(id) }, body: { reason } });
    }
  });
  afterAll(() => app.close());

  const today = new Date().toISOString().slice(0, 10);

  async function exported(): Promise<Record<string, string>[]> {
    const { body } = await host.download(`${adminOrders.export.path}?from=${today}&until=${today}`);
    return parse(body, { bom: true, columns: true });
  }
  const list = () => host.call(adminOrders.list, { query: {} });
  const withoutBuyer = ({ buyer, cancelReason, updatedAt, ...order }: AdminOrder) => order;
  const sum = (amounts: ReadonlyArray<string | undefined>) =>
    amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);

  test.each([
    ['by themselves', () => bea.call(account.remove, { body: { password: PASSWORD } })],
    ['by an admin', () => host.call(admin.deleteUser, { params: { id: String(beaId) } })],
  ])('%s have the same lines and sums, without the person', async (_, remove) => {
    const [before, listed, counts] = [await exported(), await list(), await host.call(adminOrders.counts)];
    expect(before).toHaveLength(6);
    await remove();

    const after = await exported();
    const books = (rows: typeof before) => rows.map(({ Buyer, Email, ...row }) => row);
    expect(books(after)).toEqual(books(before));
    expect(sum(after.map((row) => row['Total ($)']))).toBe(4 * 187_11 + 2 * 21_99);
    const ofBea = after.filter(({ Buyer }) => Buyer === `Deleted account ${beaId}`);
    expect(ofBea.map(({ Email }) => Email)).toEqual(['', '', '', '', '']);

    const stillListed = await list();
    expect(stillListed.map(withoutBuyer)).toEqual(listed.map(withoutBuyer));
    expect(await host.call(adminOrders.counts)).toEqual(counts);
    expect(await host.call(adminOrders.list, { query: { buyer: String(beaId) } })).toHaveLength(5);
    expect(await host.call(adminOrders.list, { query: { search: 'bea' } })).toEqual([]);
    expect(stillListed.map(({ buyer }) => buyer?.username)).toEqual([...Array.from({ length: 5 }), 'cy1']);
    const histories = await Promise.all(
      stillListed.map(({ id }) => host.call(adminOrders.read, { params: { id: String(id) } })),
    );
    expect(JSON.stringify(histories)).toContain('We are full');
    expect(JSON.stringify([histories, after])).not.toMatch(/bea/i);
    expect(await rowsOfUser(app.db, beaId)).toEqual({ orders: 5, order_events: 3 });
  });

  test('are carried on by the business, and belong to nobody who signs up later', async () => {
    const [order] = await list();
    await host.call(admin.deleteUser, { params: { id: String(beaId) } });
    const next = await insertPerson(app, 'bea');
    expect(await next.call(orders.list)).toEqual([]);
    expect((await next.refused(orders.read, { params: { id: String(order?.id) } })).status).toBe(404);
    const moved = await host.call(adminOrders.move, {
      params: { id: String(order?.id) },
      body: { step: 'cancel', revision: 0, reason: 'Nobody to ask' },
    });
    expect(moved).toMatchObject({ stage: 'cancelled', buyer: null, buyerId: beaId });
  });

  test('show a refunded order, but not as one that waits for the business', async () => {
    const waiting = await host.call(adminOrders.list, { query: { filter: 'new' } });
    expect(waiting.map(({ status, stage }) => [status, stage])).toEqual([['pending', 'placed']]);
    expect((await host.call(adminOrders.counts)).new).toBe(1);
  });
});
