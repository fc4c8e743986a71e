import { orders } from '@game-plan/contracts/shop/orders';
import { describe, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { startPayingApp } from '#testing/stripe/paying-app.ts';
import { payingOrders } from '#testing/stripe/paying-orders.ts';
import { STRIPE_KEY } from '#testing/stripe/stripe-server.ts';
import { startTestApp } from '#testing/test-app.ts';

describe('a payment that cannot begin', () => {
  const paying = payingOrders();
  const { insert, stored, pay, refusal, pageOf } = paying;

  test.each([
    [{ status: 'paid' }, 409, 'This order is already paid'],
    [{ status: 'refunded' }, 409, 'This order was refunded. To buy it again, place a new order.'],
    [{ paymentMethod: 'on_site' }, 409, 'This order is to be paid on site'],
  ] as const)('of an order with %o is refused', async (change, status, detail) => {
    const { id } = await insert(change);
    expect(await refusal(id)).toEqual([status, detail]);
    expect(paying.stripe.asked).toEqual([]);
    if (!('status' in change)) return;
    const line = paying.app.logLines.findLast((each) => each.includes(`"orderId":${id},`));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, ...change });
  });

  test('of another user’s order is 404, without a call to Stripe', async () => {
    const { id } = await insert();
    expect(await refusal(id, paying.bea)).toEqual([404, 'This order was not found']);
    expect(await refusal(1_000_000)).toEqual([404, 'This order was not found']);
    expect((await paying.app.client().refused(orders.pay, { params: { id: String(id) } })).status).toBe(401);
    expect(paying.stripe.asked).toEqual([]);
  });

  test('while Stripe is unavailable keeps the order, and works later', async () => {
    const { id } = await insert();
    paying.stripe.script('hangs up before', 'hangs up before', 'hangs up before');
    expect(await refusal(id)).toEqual([502, expect.stringMatching(/Your order is kept/)]);
    expect(await stored(id)).toMatchObject({ status: 'pending', checkoutSessionId: null });
    expect(await pay(id)).toBe(pageOf(id).url);
  });

  test('never logs the key or a page’s address', () => {
    const log = paying.app.logLines.join('');
    expect(log).toContain('Another service failed');
    expect(log).not.toContain(STRIPE_KEY);
    expect(log).not.toContain('checkout.stripe.com');
  });
});

describe('beginning a payment', () => {
  test('returns to the browser’s address when no public address is set', async () => {
    const paying = await startPayingApp({ publicUrl: undefined });
    const { id } = await insertOrder(paying.app.db, 'ada');
    await paying.ada.call(orders.pay, { params: { id: String(id) } });
    expect(paying.stripe.sessions[0]?.success_url).toBe(
      `${paying.app.origin}/cart?order=${id}&payment=success`,
    );
    await paying.close();
  });

  test('works a minute later when Stripe repeats a stored error', async () => {
    let now = new Date('2026-11-21T12:00:10Z');
    const paying = await startPayingApp({ now: () => now });
    const { id } = await insertOrder(paying.app.db, 'ada');
    paying.stripe.script('fails');
    const call = () => paying.ada.send('POST', `/api/orders/${id}/payment`);
    expect((await call()).status).toBe(502);
    expect((await call()).status).toBe(502);
    now = new Date('2026-11-21T12:01:10Z');
    expect((await call()).status).toBe(200);
    await paying.close();
  });

  test('is refused with a message when Stripe is no longer configured', async () => {
    const app = await startTestApp();
    const ada = await insertAdmin(app);
    const { id } = await insertOrder(app.db, 'ada');
    const { status, body } = await ada.refused(orders.pay, { params: { id: String(id) } });
    expect([status, body.detail]).toEqual([501, expect.stringMatching(/no longer set up here/)]);
    await app.close();
  });
});
