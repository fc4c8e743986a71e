import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { PASSWORD } from '#testing/people.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';

const RICE = { name: 'Rice', category: 'grain', quantity: '1', unit: 'kg' } as const;

describe('open payment pages of a deleted account', () => {
  let paying: PayingApp;
  beforeEach(async () => {
    paying = await startPayingApp();
  });
  afterEach(() => paying.close());

  async function beginAs(username: 'ada' | 'bea'): Promise<void> {
    const { id } = await insertOrder(paying.app.db, username);
    await paying[username].call(orders.pay, { params: { id: String(id) } });
  }
  const statuses = () => paying.stripe.sessions.map(({ status }) => status);

  test.each([
    ['by themselves', () => paying.bea.call(account.remove, { body: { password: PASSWORD } })],
    [
      'by an admin',
      async () => {
        const users = await paying.ada.call(admin.users, { query: {} });
        const bea = users.find(({ username }) => username === 'bea');
        await paying.ada.call(admin.deleteUser, { params: { id: String(bea?.id) } });
      },
    ],
  ])('%s are closed, and nobody else’s', async (_, remove) => {
    await beginAs('ada');
    await beginAs('bea');
    await insertOrder(paying.app.db, 'bea', { status: 'paid', checkoutSessionId: 'cs_test_paid' });
    await remove();
    paying.stripe.asked.length = 0;
    await paying.app.runJobs();
    expect(statuses()).toEqual(['open', 'expired']);
    expect(paying.stripe.asked).toHaveLength(2);
  });

  test('are closed when one is being created at that moment', async () => {
    const { app, bea, stripe } = paying;
    const { id } = await insertOrder(app.db, 'bea');
    await bea.call(ingredients.create, { body: RICE });
    const kitchenId = await kitchenOf(app.db, await userIdOf(app.db, 'bea'));
    let answers: Promise<unknown> | undefined;
    await app.db.transaction(async (tx) => {
      // The deletion has seen which pages there are, and waits for this row.
      await tx.execute(`select 1 from ingredients where kitchen_id = ${kitchenId} for update`);
      const removed = bea.call(account.remove, { body: { password: PASSWORD } });
      await waitForLockWaiters(app.db);
      const paid = bea.send('POST', orders.pay.path.replace('{id}', String(id)));
      await Promise.race([paid, waitForLockWaiters(app.db, 2)]);
      answers = Promise.all([removed, paid]);
    });
    await answers;
    await app.runJobs();
    expect(stripe.sessions.map(({ status }) => status)).toEqual(['expired']);
  });

  test('are closed later when Stripe is unavailable', async () => {
    await beginAs('bea');
    await paying.bea.call(account.remove, { body: { password: PASSWORD } });
    paying.stripe.script('hangs up before', 'hangs up before', 'hangs up before');
    await paying.app.runJobs();
    expect(statuses()).toEqual(['expired']);
  });

  test('mark the order as paid when they were paid meanwhile', async () => {
    await beginAs('bea');
    await paying.bea.call(account.remove, { body: { password: PASSWORD } });
    Object.assign(paying.stripe.sessions[0] ?? {}, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_late',
    });
    await paying.app.runJobs();
    expect(await paying.ada.call(adminOrders.list, { query: {} })).toMatchObject([
      { status: 'paid', totalAmount: 187.11, buyer: null },
    ]);
  });

  test('stay open when the deletion is refused', async () => {
    await beginAs('bea');
    const refusal = await paying.bea.refused(account.remove, { body: { password: 'a wrong password' } });
    expect(refusal.status).toBeLessThan(500);
    await paying.app.runJobs();
    expect(statuses()).toEqual(['open']);
  });
});
