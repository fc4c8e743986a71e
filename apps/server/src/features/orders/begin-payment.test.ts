import { describe, expect, test } from 'vitest';
import { changeOrder } from '#testing/rows/orders.ts';
import { payingOrders } from '#testing/stripe/paying-orders.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';
import type { DoubleSession } from '#testing/stripe/stripe-sessions.ts';

describe('beginning a payment', () => {
  const paying = payingOrders();
  const { insert, stored, pay, refusal, pagesOf, pageOf } = paying;
  /** What became of the last page, as Stripe knows it. */
  const settle = (id: number, change: Partial<DoubleSession>) =>
    Object.assign(pagesOf(id).at(-1) ?? {}, change);

  test('charges the order’s total and returns to the public address', async () => {
    const { id } = await insert();
    expect(await pay(id)).toBe(pageOf(id).url);
    expect(pageOf(id)).toMatchObject({
      amount_total: 187_11,
      lines: [
        {
          name: 'Nutrition consultation',
          description: 'Home visit · Sessions: 3',
          quantity: 2,
          unitCents: 85_05,
        },
        { name: 'Tax', quantity: 1, unitCents: 17_01 },
      ],
      success_url: `https://kitchen.example.org/cart?order=${id}&payment=success`,
      cancel_url: `https://kitchen.example.org/cart?order=${id}&payment=cancelled`,
    });
    expect(await stored(id)).toMatchObject({ status: 'pending', checkoutSessionId: pageOf(id).id });
  });

  test('again returns the open page', async () => {
    const { id } = await insert();
    const url = await pay(id);
    expect(await pay(id)).toBe(url);
    expect(pagesOf(id)).toHaveLength(1);
  });

  test('many times at once creates one page', async () => {
    const { id } = await insert();
    const urls = await Promise.all(Array.from({ length: 6 }, () => pay(id)));
    expect(new Set(urls).size).toBe(1);
    const open = pagesOf(id).filter(({ status }) => status === 'open');
    expect(open.map((page) => page.id)).toEqual([(await stored(id)).checkoutSessionId]);
  });

  test.each(['failed', 'expired'] as const)('after a page that %s creates a new one', async (end) => {
    const { id } = await insert();
    const first = await pay(id);
    if (end === 'expired') settle(id, { status: 'expired', url: null });
    else settle(id, { status: 'complete', payment_intent: `pi_failed_${id}`, url: null });
    const old = pageOf(id);
    expect(await paying.deliver(stripeEvents[end === 'expired' ? 'expired' : 'asyncFailed'](old))).toBe(
      'moved',
    );
    expect((await stored(id)).status).toBe(end);

    const second = await pay(id);
    expect(second).not.toBe(first);
    expect(await stored(id)).toMatchObject({ status: 'pending', checkoutSessionId: pageOf(id).id });

    // A late word of the old page says nothing of the new one.
    expect(await paying.deliver(stripeEvents.expired(old))).toBe('unchanged');
    expect((await stored(id)).status).toBe('pending');
  });

  test('many times at once after an expired page leaves one open page', async () => {
    const { id } = await insert();
    await pay(id);
    settle(id, { status: 'expired', url: null });
    const urls = await Promise.all(Array.from({ length: 4 }, () => pay(id)));
    expect(new Set(urls).size).toBe(1);
    expect(pagesOf(id).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  test('closes its page when another one was stored meanwhile', async () => {
    const { id } = await insert();
    const other = await pay(id);
    const { id: otherPage } = pageOf(id);
    await changeOrder(paying.app.db, id, { checkoutSessionId: 'cs_test_of_another_account' });
    paying.stripe.asked.length = 0;
    paying.stripe.script(undefined, 'waits for another call');
    const late = pay(id);
    await expect.poll(() => paying.stripe.asked.length).toBe(2);
    await changeOrder(paying.app.db, id, { checkoutSessionId: otherPage });
    // A call that is answered lets the one go on that waits for it.
    expect(await pay(id)).toBe(other);
    expect(await late).toBe(other);
    expect(pagesOf(id).map(({ status }) => status)).toEqual(['open', 'expired']);
    expect(await stored(id)).toMatchObject({ checkoutSessionId: otherPage });
  });

  test('on a page that was paid meanwhile reports that, and marks the order as paid', async () => {
    const { id } = await insert();
    await pay(id);
    settle(id, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_paid_${id}`,
      url: null,
    });
    expect(await refusal(id)).toEqual([409, 'This order is already paid']);
    expect(await stored(id)).toMatchObject({ status: 'paid', paymentIntentId: `pi_paid_${id}` });
    expect(await refusal(id)).toEqual([409, 'This order is already paid']);
    expect(pagesOf(id)).toHaveLength(1);
  });

  test('waits while a payment is processing', async () => {
    const { id } = await insert();
    await pay(id);
    settle(id, {
      status: 'complete',
      payment_intent: `pi_on_its_way_${id}`,
      intentStatus: 'processing',
      url: null,
    });
    expect(await refusal(id)).toEqual([409, expect.stringMatching(/on its way/)]);
    expect((await stored(id)).status).toBe('pending');
  });

  test('after an event that the payment failed creates a new page', async () => {
    const { id } = await insert();
    const first = await pay(id);
    settle(id, {
      status: 'complete',
      payment_intent: `pi_odd_state_${id}`,
      intentStatus: 'processing',
      url: null,
    });
    await paying.deliver(stripeEvents.asyncFailed(pageOf(id)));
    expect(await pay(id)).not.toBe(first);
    expect((await stored(id)).status).toBe('pending');
  });

  test('ignores a page of another Stripe account', async () => {
    const { id } = await insert({ checkoutSessionId: 'cs_test_of_another_account' });
    expect(await pay(id)).toBe(pageOf(id).url);
  });

  test('is refused and logged when another amount was paid', async () => {
    const { id } = await insert();
    await pay(id);
    settle(id, { status: 'complete', payment_status: 'paid', payment_intent: `pi_odd_${id}`, url: null });
    await changeOrder(paying.app.db, id, { totalAmountCents: 187_12 });
    expect(await refusal(id)).toEqual([409, expect.stringMatching(/does not match/)]);
    expect((await stored(id)).status).toBe('pending');
    expect(paying.app.logLines.filter((line) => line.includes('"reason":"wrong amount"'))).toHaveLength(1);
  });

  test('of an order that is paid before its page is stored leaves it paid', async () => {
    const { id } = await insert();
    paying.stripe.script('waits for another call');
    const begun = refusal(id);
    await expect.poll(() => paying.stripe.asked.length).toBe(1);
    await changeOrder(paying.app.db, id, { status: 'paid' });
    const next = await insert();
    await pay(next.id);
    expect(await begun).toEqual([409, 'This order is already paid']);
    expect(pageOf(id).status).toBe('expired');
    expect((await stored(id)).status).toBe('paid');
  });

  test('finds the page that was created when the answer was lost', async () => {
    const { id } = await insert();
    paying.stripe.script('hangs up after');
    expect(await pay(id)).toBe(pageOf(id).url);
    expect(pagesOf(id)).toHaveLength(1);
  });
});
