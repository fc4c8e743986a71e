import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { business } from '@game-plan/contracts/shop/business';
import { orders } from '@game-plan/contracts/shop/orders';
import type { Refund } from '@game-plan/domain/orders/refunds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { changeOrder, insertOrder } from '#testing/rows/orders.ts';
import { deliverEvent } from '#testing/stripe/paying-app.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';
import { type StripeServer, startStripeServer } from '#testing/stripe/stripe-server.ts';
import type { TestClient } from '#testing/test-client.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const TIME = '2027-03-04T14:30';

describe('appointments, payments and refunds', () => {
  let stripe: StripeServer;
  let { app, smtp, close } = {} as MailApp;
  let ada: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    stripe = await startStripeServer();
    ({ app, smtp, close } = await startMailApp({ now: () => NOW, payments: stripe.payments() }));
  });
  beforeEach(async () => {
    await app.empty();
    smtp.mails.length = 0;
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
  });
  afterAll(async () => {
    await close();
    await stripe.close();
  });

  const at = (id: number) => ({ params: { id: String(id) } });
  const appoint = (id: number, body: object = {}) => ({
    ...at(id),
    body: { step: 'appoint' as const, revision: 0, appointment: TIME, ...body },
  });
  const stateZone = (timeZone: string | null) =>
    ada.call(business.changeContact, {
      body: { name: 'Corner Business', email: null, phone: null, address: null, timeZone },
    });
  async function sent() {
    await app.runJobs();
    return smtp.mails.splice(0).toSorted((one, other) => (one.to[0] ?? '').localeCompare(other.to[0] ?? ''));
  }
  const linesOf = (calendar: string | undefined) => (calendar ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/);

  test('at one minute are told to the admin, who can still decide', async () => {
    await stateZone('Europe/Berlin');
    const first = await insertOrder(app.db, 'bea', { paymentMethod: 'on_site' });
    const second = await insertOrder(app.db, 'bea', { paymentMethod: 'on_site' });
    await ada.call(adminOrders.move, appoint(first.id));
    const refused = await ada.refused(adminOrders.move, appoint(second.id));
    const message = `Order #${first.id} already has its appointment on Thursday, March 4, 2027 at 2:30 PM (Europe/Berlin time)`;
    expect([refused.status, refused.body.errors]).toEqual([409, { appointment: [message] }]);
    expect(await ada.call(adminOrders.read, at(second.id))).toMatchObject({
      appointment: null,
      stage: 'placed',
    });
    const moved = await ada.call(adminOrders.move, appoint(second.id, { evenIfTaken: true }));
    expect(moved.appointment).toBe(TIME);
    const third = await insertOrder(app.db, 'bea');
    await ada.call(adminOrders.move, appoint(third.id, { appointment: '2027-03-04T14:31' }));
  });

  test('at the time of one that was cancelled or completed are free', async () => {
    for (const stage of ['cancelled', 'completed'] as const) {
      const before = await insertOrder(app.db, 'bea');
      await ada.call(adminOrders.move, appoint(before.id));
      await changeOrder(app.db, before.id, { stage });
    }
  });

  test('set at the same moment by two admins do not pass silently', async () => {
    const both = [await insertOrder(app.db, 'bea'), await insertOrder(app.db, 'bea')];
    const answers = await Promise.all(
      both.map(({ id }) =>
        ada.send('POST', `/api/admin/orders/${id}/moves`, { body: JSON.stringify(appoint(id).body) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('come with a calendar file in UTC, which a later one moves and cancels', async () => {
    await stateZone('Europe/Berlin');
    const { id } = await insertOrder(app.db, 'bea', { paymentMethod: 'on_site' });
    await ada.call(adminOrders.move, appoint(id));
    const [first] = await sent();
    expect(first?.text).toContain('Thursday, March 4, 2027 at 2:30 PM (Europe/Berlin time).');
    expect(first?.raw).toContain('filename=appointment.ics');
    const uid = `UID:order-${id}@kitchen.example.org`;
    expect(linesOf(first?.calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        uid,
        'SEQUENCE:1',
        'DTSTART:20270304T133000Z',
        'DTEND:20270304T143000Z',
        'SUMMARY:Nutrition consultation',
        'STATUS:CONFIRMED',
      ]),
    );
    await ada.call(adminOrders.move, appoint(id, { revision: 1, appointment: '2027-07-05T09:00' }));
    expect(linesOf((await sent())[0]?.calendar)).toEqual(
      expect.arrayContaining([uid, 'SEQUENCE:2', 'DTSTART:20270705T070000Z']),
    );
    await ada.call(adminOrders.move, { ...at(id), body: { step: 'remove_appointment', revision: 2 } });
    expect(linesOf((await sent())[0]?.calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        uid,
        'SEQUENCE:3',
        'STATUS:CANCELLED',
        'DTSTART:20270705T070000Z',
      ]),
    );
  });

  test('without a stated time zone are on the reader’s clock, and the mail says whose clock it is', async () => {
    const { id } = await insertOrder(app.db, 'bea');
    await ada.call(adminOrders.move, appoint(id));
    const [mail] = await sent();
    expect(mail?.text).toContain('2:30 PM (local time of the business).');
    expect(linesOf(mail?.calendar)).toContain('DTSTART:20270304T143000');
  });

  test('are in a time zone that exists', async () => {
    const body = { name: null, email: null, phone: null, address: null, timeZone: 'Mars/Olympus' };
    expect((await ada.refused(business.changeContact, { body })).body.errors).toEqual({
      timeZone: ['This time zone does not exist'],
    });
    await stateZone('Asia/Tokyo');
    const { timeZone, ...older } = body;
    expect(await ada.call(business.changeContact, { body: older })).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(await bea.call(business.contact)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  test('a payment through Stripe is mailed to buyer and business, whose answer goes to the buyer; a refund to the buyer', async () => {
    const { id } = await insertOrder(app.db, 'bea');
    await bea.call(orders.pay, at(id));
    const page = stripe.sessions.at(-1);
    if (!page) throw new Error('No page was made');
    expect(await deliverEvent(app, stripeEvents.completed(page))).toBe('moved');
    expect(
      (await sent()).map(({ to, headers }) => [to[0], headers.get('subject'), headers.get('reply-to')]),
    ).toEqual([
      ['ada@example.org', `Order #${id} was paid by bea Test`, 'bea Test <bea@example.org>'],
      ['bea@example.org', `The payment of your order #${id} has arrived`, undefined],
    ]);

    const part: Refund[] = [];
    await changeOrder(app.db, id, { paymentMethod: 'on_site', refunds: part });
    const move = (revision: number, amount?: number) =>
      ada.call(adminOrders.move, {
        ...at(id),
        body: { step: 'record_refund', revision, ...(amount !== undefined && { amount }) },
      });
    await move(1, 20);
    const [partly, ...others] = await sent();
    expect(others).toEqual([]);
    expect(partly?.headers.get('subject')).toBe(`$20.00 of your order #${id} was refunded`);
    await move(2);
    expect((await sent()).map(({ headers }) => headers.get('subject'))).toEqual([
      `$187.11 of your order #${id} was refunded`,
    ]);
  });

  test('a payment on site is mailed to the buyer, unless it is taken back at once', async () => {
    const { id } = await insertOrder(app.db, 'bea', { paymentMethod: 'on_site' });
    const move = (step: 'record_payment' | 'withdraw_payment', revision: number) =>
      ada.call(adminOrders.move, { ...at(id), body: { step, revision } });
    await move('record_payment', 0);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('You paid $187.11 on site.');
    await move('withdraw_payment', 1);
    await move('record_payment', 2);
    await move('withdraw_payment', 3);
    expect(await sent()).toEqual([]);
  });
});
