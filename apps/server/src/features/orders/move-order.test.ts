import type { BodyInput } from '@game-plan/contracts/endpoint';
import { admin } from '@game-plan/contracts/people/admin';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { orders } from '@game-plan/contracts/shop/orders';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPerson } from '#testing/people.ts';
import { insertOrder, readOrder } from '#testing/rows/orders.ts';
import { makeAdmin } from '#testing/rows/rows.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';
import type { DoubleSession } from '#testing/stripe/stripe-sessions.ts';
import type { TestClient } from '#testing/test-client.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const THURSDAY = '2026-12-03T14:30';
const CHRISTMAS = '2026-12-24T08:00' as LocalTime;

type StepBody = BodyInput<typeof adminOrders.move>;
type Step = Omit<StepBody, 'revision'> & { readonly revision?: number };

/** As if its buyer had paid on the page just now, and no event had come. */
const payAtStripe = (page: DoubleSession) =>
  Object.assign(page, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${page.id}`,
    url: null,
  });

describe('managing orders', () => {
  let paying: PayingApp;
  let ada: TestClient;
  let bea: TestClient;
  let grace: TestClient;
  beforeAll(async () => {
    paying = await startPayingApp({ now: () => NOW });
    ({ ada, bea } = paying);
    grace = await insertPerson(paying.app, 'grace');
    await makeAdmin(paying.app.db, 'grace');
  });
  afterAll(() => paying.close());

  const order = (change: Parameters<typeof insertOrder>[2] = {}) =>
    insertOrder(paying.app.db, 'bea', { paymentMethod: 'on_site', ...change });
  const at = (id: number) => ({ params: { id: String(id) } });
  const step = (body: Step, id: number, who = ada) =>
    who.call(adminOrders.move, { ...at(id), body: { revision: 0, ...body } });
  const refusal = async (body: Step, id: number) => {
    const answer = await ada.refused(adminOrders.move, { ...at(id), body: { revision: 0, ...body } });
    return [answer.status, answer.body.detail];
  };

  test('confirms, schedules, records payment on site and completes, with who and when', async () => {
    const { id } = await order();
    await step({ step: 'confirm' }, id);
    await step({ step: 'appoint', appointment: THURSDAY, revision: 1 }, id, grace);
    await step({ step: 'record_payment', revision: 2 }, id);
    const done = await step({ step: 'complete', revision: 3 }, id);
    expect(done).toMatchObject({
      stage: 'completed',
      status: 'paid',
      paymentMethod: 'on_site',
      appointment: THURSDAY,
      paidAt: NOW.toISOString(),
      revision: 4,
      buyer: { username: 'bea', email: 'bea@example.org', isActive: true },
    });
    expect(done.history.map(({ kind, adminName, appointment }) => [kind, adminName, appointment])).toEqual([
      ['confirmed', 'ada', null],
      ['appointed', 'grace', THURSDAY],
      ['paid', 'ada', null],
      ['completed', 'ada', null],
    ]);
    const [last] = await ada.call(admin.activity);
    expect(last).toMatchObject({
      action: 'moved_order',
      adminName: 'ada',
      targetOrderId: id,
      orderEvent: 'completed',
    });
    expect(await bea.call(orders.read, at(id))).toMatchObject({ stage: 'completed', appointment: THURSDAY });
  });

  test('refuses invalid steps with a message and changes nothing', async () => {
    const { id } = await order({ status: 'paid' });
    expect(await refusal({ step: 'record_payment' }, id)).toEqual([409, 'This order is already paid']);
    expect(await refusal({ step: 'complete' }, id)).toEqual([
      409,
      'Confirm this order before you complete it',
    ]);
    expect(await refusal({ step: 'appoint' }, id)).toEqual([400, 'Choose a date and a time']);
    expect(await refusal({ step: 'appoint', appointment: '2025-12-03T14:30' }, id)).toEqual([
      400,
      'This day has passed: choose a later one',
    ]);
    const early = { step: 'appoint', appointment: '2026-11-22T09:30' } as const;
    expect(await refusal({ ...early, localNow: '2026-11-22T09:31' }, id)).toEqual([
      400,
      'This time has passed: choose a later one',
    ]);
    expect(await refusal({ ...early, localNow: '2026-11-23T00:05' }, id)).toEqual([
      400,
      'This day has passed: choose a later one',
    ]);
    expect(await refusal({ step: 'appoint', appointment: '2026-02-30T14:30' }, id)).toEqual([
      400,
      'Choose a date and a time',
    ]);
    expect(await refusal({ step: 'cancel', reason: '  ' }, id)).toEqual([
      400,
      'Give a reason for the buyer to read',
    ]);
    expect(await readOrder(paying.app.db, id)).toMatchObject({ stage: 'placed', revision: 0 });
    expect((await ada.call(adminOrders.read, at(id))).history).toEqual([]);
  });

  test('of two simultaneous changes by admins one succeeds, and the other is told of it', async () => {
    const { id } = await order();
    const answers = await Promise.all(
      [ada, grace].map((who) =>
        who.send('POST', `/api/admin/orders/${id}/moves`, {
          body: JSON.stringify({ step: 'appoint', appointment: THURSDAY, revision: 0 }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({
      detail: expect.stringMatching(
        /^This order has just changed: (ada|grace) set the appointment\. Take another look\.$/,
      ),
    });
    expect((await ada.call(adminOrders.read, at(id))).history).toHaveLength(1);
  });

  test('a buyer cancels before confirmation, and requests cancellation afterwards', async () => {
    const early = await order();
    expect(await bea.call(orders.cancel, { ...at(early.id), body: { reason: 'I am away' } })).toMatchObject({
      stage: 'cancelled',
      cancelledBy: 'buyer',
      cancelReason: 'I am away',
    });
    const { status, body } = await bea.refused(orders.cancel, { ...at(early.id), body: {} });
    expect([status, body.detail]).toEqual([409, 'This order is already cancelled']);

    const late = await order({ stage: 'confirmed' });
    expect(await bea.call(orders.cancel, { ...at(late.id), body: {} })).toMatchObject({
      stage: 'confirmed',
      isCancellationAsked: true,
    });
    expect(await refusal({ step: 'confirm' }, late.id)).toEqual([
      409,
      'This order has just changed: The buyer asked to cancel the order. Take another look.',
    ]);
    const kept = await step({ step: 'keep', reason: 'The room is booked', revision: 1 }, late.id);
    expect(kept).toMatchObject({ isCancellationAsked: false, stage: 'confirmed' });
    expect(kept.history.at(-1)).toMatchObject({ kind: 'kept', note: 'The room is booked' });
    // Without a mail server the page of the order is where the buyer reads it.
    expect(await bea.call(orders.read, at(late.id))).toMatchObject({ cancelReason: 'The room is booked' });
    const completed = await step({ step: 'complete', revision: 2 }, late.id);
    expect(completed).toMatchObject({ stage: 'completed', cancelReason: null });
  });

  test('a granted request to cancel is named as one in the order, and another cancellation is not', async () => {
    const asked = await order({ stage: 'confirmed' });
    await bea.call(orders.cancel, { ...at(asked.id), body: {} });
    await step({ step: 'cancel', reason: 'Get well soon', revision: 1 }, asked.id);
    expect(await bea.call(orders.read, at(asked.id))).toMatchObject({
      cancelledBy: 'practice',
      isCancellationGranted: true,
    });
    const declined = await order({ stage: 'confirmed' });
    await bea.call(orders.cancel, { ...at(declined.id), body: {} });
    await step({ step: 'keep', reason: 'The room is booked', revision: 1 }, declined.id);
    await step({ step: 'cancel', reason: 'The coach is ill', revision: 2 }, declined.id);
    const read = await bea.call(orders.read, at(declined.id));
    expect([read.cancelledBy, read.isCancellationGranted]).toEqual(['practice', undefined]);
  });

  test('a cancellation request must be answered before the order is completed', async () => {
    const { id } = await order({ stage: 'confirmed' });
    await bea.call(orders.cancel, { ...at(id), body: { reason: 'I am away' } });
    expect(await refusal({ step: 'complete', revision: 1 }, id)).toEqual([
      409,
      'The buyer has asked to cancel: keep or cancel the order first',
    ]);
    expect(await readOrder(paying.app.db, id)).toMatchObject({
      stage: 'confirmed',
      isCancellationAsked: true,
    });
  });

  test('a paid order that is cancelled waits for the refund, which Stripe reports', async () => {
    const { id } = await order({ status: 'paid', paymentMethod: 'stripe', paymentIntentId: 'pi_back' });
    const cancelled = await step({ step: 'cancel', reason: 'The coach is ill' }, id);
    expect(cancelled).toMatchObject({ stage: 'cancelled', status: 'paid' });
    expect(await refusal({ step: 'record_refund', revision: 1 }, id)).toEqual([
      409,
      'This order was paid through Stripe: refund it there, and Stripe will report it here',
    ]);
    const due = await ada.call(adminOrders.list, { query: { filter: 'refund_due' } });
    expect(due.map((one) => one.id)).toContain(id);

    const refund = {
      ...stripeEvents.unknown(),
      type: 'charge.refunded',
      data: {
        object: {
          id: 'ch_back',
          payment_intent: 'pi_back',
          refunded: true,
          amount: 187_11,
          currency: 'usd',
        },
      },
    };
    expect(await paying.deliver(refund)).toBe('moved');
    expect(await ada.call(adminOrders.read, at(id))).toMatchObject({
      stage: 'cancelled',
      status: 'refunded',
      refundedAt: expect.any(String),
      history: [{ kind: 'cancelled' }, { kind: 'refunded', doneBy: 'stripe' }],
    });
  });

  test('of a cancelled order a part can be refunded on site, and the rest kept with a reason, which ends the refund due', async () => {
    const { id } = await order({ status: 'paid', paymentMethod: 'on_site', stage: 'cancelled' });
    expect(await step({ step: 'record_refund', amount: 150.01 }, id)).toMatchObject({
      status: 'paid',
      refundedAmount: 150.01,
      refundDue: 37.1,
    });
    expect(await refusal({ step: 'keep_rest', revision: 1 }, id)).toEqual([
      400,
      'Give a reason for the buyer to read',
    ]);
    const kept = await step({ step: 'keep_rest', revision: 1, reason: 'Cancelled within a day' }, id);
    expect(kept).toMatchObject({
      status: 'paid',
      refundDue: 0,
      keptAmount: 37.1,
      keptReason: 'Cancelled within a day',
      history: [
        { kind: 'partly_refunded', doneBy: 'practice', note: '$150.01' },
        { kind: 'rest_kept', note: 'Cancelled within a day' },
      ],
    });
    const due = await ada.call(adminOrders.list, { query: { filter: 'refund_due' } });
    expect(due.map((one) => one.id)).not.toContain(id);
  });

  test('an order paid on site can no longer be paid at Stripe', async () => {
    const { id, page } = await paying.orderWithPage();
    const paid = await step({ step: 'record_payment' }, id);
    expect(paid).toMatchObject({ status: 'paid', paymentMethod: 'on_site' });
    expect(page.status).toBe('expired');
    const { body } = await ada.refused(orders.pay, at(id));
    expect(body.detail).toBe('This order is already paid');
  });

  test('refuses payment on site for an order that was paid at Stripe meanwhile', async () => {
    const { id, page } = await paying.orderWithPage();
    payAtStripe(page);
    expect(await refusal({ step: 'record_payment' }, id)).toEqual([
      409,
      'This order was paid through Stripe in the meantime',
    ]);
    expect(await readOrder(paying.app.db, id)).toMatchObject({ status: 'paid', paymentMethod: 'stripe' });
  });

  test('cancelling closes the payment page; an earlier payment has to be refunded', async () => {
    const open = await paying.orderWithPage();
    await step({ step: 'cancel', reason: 'Full' }, open.id);
    const { body } = await ada.refused(orders.pay, at(open.id));
    expect(body.detail).toBe('This order was cancelled');
    const late = await paying.orderWithPage();
    await step({ step: 'cancel', reason: 'Full' }, late.id);
    payAtStripe(late.page);
    await paying.app.runJobs();
    expect(open.page.status).toBe('expired');
    expect(await readOrder(paying.app.db, late.id)).toMatchObject({ stage: 'cancelled', status: 'paid' });
  });

  test('finds orders by state, word and number, page by page', async () => {
    const { id } = await order({ stage: 'confirmed', appointment: CHRISTMAS });
    const found = (query: object) => ada.call(adminOrders.list, { query });
    expect((await found({ search: `#${id}` })).map((one) => one.id)).toEqual([id]);
    expect(
      (await found({ search: 'BEA consultation', filter: 'appointments' })).map((one) => one.id),
    ).toContain(id);
    expect(await found({ search: 'nobody' })).toEqual([]);
    expect(await found({ search: '%_' })).toEqual([]);
    expect(await found({ search: '#99999999999' })).toEqual([]);
    const all = await found({});
    const counts = await ada.call(adminOrders.counts, { query: {} });
    expect(counts.all).toBe(all.length);
    expect((await found({ limit: '2', offset: '1' })).map((one) => one.id)).toEqual(
      all.slice(1, 3).map((one) => one.id),
    );
    for (const filter of [
      'new',
      'to_schedule',
      'appointments',
      'unpaid',
      'refund_due',
      'completed',
      'cancelled',
    ] as const) {
      expect([filter, (await found({ filter })).length]).toEqual([filter, counts[filter]]);
    }
    const times = (await found({ filter: 'appointments' })).map(({ appointment }) => appointment);
    expect(times).toEqual(times.toSorted());
  });
});
