import { account } from '@game-plan/contracts/people/account';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { business } from '@game-plan/contracts/shop/business';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateUser } from '#features/users/user-queries.ts';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { deactivateUser, makeAdmin } from '#testing/rows/rows.ts';
import { serviceId, stock, TALK } from '#testing/rows/services.ts';
import { deliverEvent } from '#testing/stripe/paying-app.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';
import { startStripeServer } from '#testing/stripe/stripe-server.ts';
import type { TestClient } from '#testing/test-client.ts';

/** Before the appointments, whenever the tests run. */
const NOW = new Date('2026-11-22T10:00:00Z');

describe('the mails of an order', () => {
  let { app, smtp, close } = {} as MailApp;
  let ada: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    ({ app, smtp, close } = await startMailApp({ now: () => NOW }));
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    await insertPerson(app, 'gone');
    await makeAdmin(app.db, 'gone');
    await deactivateUser(app.db, 'gone');
    await stock(app, [TALK]);
    // Stored before names with line breaks were refused.
    const info = {
      firstName: 'Bea\r\nBcc: eve@example.org',
      lastName: '<b>Müller</b>',
      phone: '555 0100',
      address: '2 Oak St',
      city: 'Springfield',
      state: 'IL',
      zipCode: '62704',
    };
    await updateUser(app.db, await userIdOf(app.db, 'bea'), info, NOW);
    await ada.call(business.changeContact, {
      body: {
        name: 'Corner Business',
        email: 'desk@example.org',
        phone: '555 0199',
        address: '1 Main St\nMon to Fri',
      },
    });
  });
  beforeEach(() => {
    smtp.mails.length = 0;
  });
  afterAll(() => close());

  async function place() {
    const body = {
      serviceId: await serviceId(app, 'A Talk'),
      quantity: 2,
      customizations: { Guests: 1, Longer: true },
    };
    await bea.call(cart.add, { body });
    return bea.call(orders.checkout);
  }
  const at = (id: number) => ({ params: { id: String(id) } });
  const move = (id: number, body: Parameters<typeof ada.call<typeof adminOrders.move>>[1]) =>
    ada.call(adminOrders.move, { ...at(id), ...body });
  /** Bea's before ada's: those of one moment are sent in no order. */
  const sent = async () => {
    await app.runJobs();
    return smtp.mails
      .map(({ to: [to = ''], headers, text }) => ({ to, subject: headers.get('subject'), text }))
      .toSorted((one, other) => other.to.localeCompare(one.to));
  };

  test('after checkout go to the buyer and every active admin', async () => {
    const { id } = await place();
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['bea@example.org', `Your order #${id} was placed - Corner Business`],
      ['ada@example.org', `New order #${id} from Bea Bcc: eve@example.org <b>Müller</b>`],
    ]);
    const [forBuyer, forAdmin] = mails;
    for (const line of [
      'You pay on site.',
      '2 × A Talk: $54.98\n  Longer\n  Guests: 1\n',
      'Tax (10%): $5.50',
      'Total: $60.48',
      `https://kitchen.example.org/cart?order=${id}`,
      'Corner Business\n1 Main St\nMon to Fri\n555 0199\ndesk@example.org',
    ]) {
      expect(forBuyer?.text).toContain(line);
    }
    expect(forAdmin?.text).toContain('(bea@example.org, 555 0100, 2 Oak St, Springfield, IL 62704)');
    expect(forAdmin?.text).toContain('It will be paid on site.');
    expect(forAdmin?.text).toContain(`https://kitchen.example.org/admin?tab=orders&order=${id}`);
    expect(smtp.mails[1]?.html).toContain('&lt;b&gt;Müller&lt;/b&gt;');
    for (const { headers } of smtp.mails) expect(headers.has('bcc')).toBe(false);
  });

  test('go to the buyer after confirmation, appointment and cancellation', async () => {
    const { id } = await place();
    await sent();
    smtp.mails.length = 0;
    await move(id, { body: { step: 'confirm', revision: 0 } });
    await sent();
    await move(id, { body: { step: 'appoint', revision: 1, appointment: '2027-03-04T14:30' } });
    await sent();
    await move(id, { body: { step: 'cancel', revision: 2, reason: 'The room is under water' } });
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['bea@example.org', `Your order #${id} is confirmed - Corner Business`],
      ['bea@example.org', `Your order #${id} has an appointment - Corner Business`],
      ['bea@example.org', `Your order #${id} was cancelled - Corner Business`],
    ]);
    expect(mails[1]?.text).toContain('Thursday, March 4, 2027 at 2:30 PM (local time of the business).');
    expect(mails[2]?.text).toContain('We had to cancel it.\n\nReason: The room is under water');
    expect(mails[2]?.text).toContain('There is nothing to pay.');
  });

  test('go to the admins when a buyer asks for cancellation', async () => {
    const { id } = await place();
    await move(id, { body: { step: 'confirm', revision: 0 } });
    await sent();
    smtp.mails.length = 0;
    await bea.call(orders.cancel, { ...at(id), body: { reason: 'I have moved' } });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      subject: expect.stringMatching(/asks to cancel order #/),
    });
    expect(mail?.text).toContain('Reason: I have moved');
  });

  test('answer the buyer’s request to cancel: no, then yes', async () => {
    const { id } = await place();
    await move(id, { body: { step: 'confirm', revision: 0 } });
    await bea.call(orders.cancel, { ...at(id), body: { reason: 'I have moved' } });
    await sent();
    smtp.mails.length = 0;
    await move(id, { body: { step: 'keep', revision: 2, reason: 'The food is bought' } });
    await sent();
    await bea.call(orders.cancel, { ...at(id), body: { reason: 'I am ill' } });
    await move(id, { body: { step: 'record_payment', revision: 4 } });
    await move(id, { body: { step: 'cancel', revision: 5, reason: 'Get well soon' } });
    const answers = (await sent()).filter(({ to }) => to === 'bea@example.org').map(({ text }) => text);
    expect(answers).toHaveLength(3);
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.stringContaining('You paid $60.48 on site.'),
        expect.stringContaining('we cannot. It stands as agreed.\n\nReason: The food is bought'),
        expect.stringContaining(
          'We cancelled it, as you asked.\n\nReason: Get well soon\n\nThe money you paid on site will be returned to you.',
        ),
      ]),
    );
  });

  test('name what is left to refund of an order that was partly refunded', async () => {
    const part = { status: 'paid', refundedCents: 17_10, refundedAt: new Date() } as const;
    const one = await insertOrder(app.db, 'bea', part);
    const { id } = await insertOrder(app.db, 'bea', part);
    await move(one.id, { body: { step: 'confirm', revision: 0 } });
    await bea.call(orders.cancel, { ...at(id), body: {} });
    const texts = (await sent()).map(({ text }) => text).join();
    for (const line of [
      'It has been paid, and $17.10 of it was refunded.',
      'Total: $187.11\nRefunded: -$17.10\nAfter the refund: $170.01\n',
      '$17.10 of your payment was refunded. The rest will be refunded the way you paid.',
      'It was paid, so $170.01 must be refunded in Stripe.',
    ]) {
      expect(texts).toContain(line);
    }
  });

  test('say that the business had to cancel, if it had declined the request before', async () => {
    const { id } = await place();
    await move(id, { body: { step: 'confirm', revision: 0 } });
    await bea.call(orders.cancel, { ...at(id), body: {} });
    await move(id, { body: { step: 'keep', revision: 2, reason: 'The food is bought' } });
    await sent();
    smtp.mails.length = 0;
    await move(id, { body: { step: 'cancel', revision: 3, reason: 'The room is under water' } });
    expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('We had to cancel it.')]);
  });

  test('tell the admins of open orders whose buyer deleted their account', async () => {
    const finn = await insertPerson(app, 'finn');
    const order = (change: Parameters<typeof insertOrder>[2]) => insertOrder(app.db, 'finn', change);
    const placed = await order({ paymentMethod: 'on_site' });
    const appointed = await order({
      stage: 'confirmed',
      status: 'paid',
      appointment: '2027-03-04T14:30' as LocalTime,
    });
    await order({ stage: 'completed', status: 'paid' });
    await order({ stage: 'cancelled', cancelledBy: 'buyer' });
    await finn.call(account.remove, { body: { password: PASSWORD } });
    const { rows } = await app.db.execute(
      `select data::text from pgboss.job where name = 'mail-deleted-orders'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/@|finn/i);
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', `The buyer of orders #${placed.id} and #${appointed.id} deleted their account`],
    ]);
    expect(mails[0]?.text).toContain(
      `The appointment of order #${appointed.id} is on Thursday, March 4, 2027 at 2:30 PM (local time of the business).\n\nOrder #${appointed.id} is paid.`,
    );
    expect(mails[0]?.text).toContain('https://kitchen.example.org/admin?tab=orders');
  });

  test('do not bother the admins about an account without open orders', async () => {
    const gus = await insertPerson(app, 'gus');
    await insertOrder(app.db, 'gus', { stage: 'completed', status: 'paid' });
    await gus.call(account.remove, { body: { password: PASSWORD } });
    expect(await sent()).toEqual([]);
  });

  test('are not sent when overtaken by a later change', async () => {
    const { id } = await place();
    await sent();
    smtp.mails.length = 0;
    await move(id, { body: { step: 'appoint', revision: 0, appointment: '2027-03-04T16:00' } });
    await move(id, { body: { step: 'appoint', revision: 1, appointment: '2027-03-05T09:00' } });
    const mails = await sent();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Friday, March 5, 2027');
  });

  test('have only ids in their jobs, and a final refusal is logged without an address', async () => {
    smtp.script({ refuses: 550, words: '5.1.1 No bea@example.org here' });
    const { id } = await place();
    const { rows } = await app.db.execute(`select data::text from pgboss.job where name = 'send-order-mail'`);
    expect(JSON.stringify(rows)).not.toMatch(/@|Bea|Talk/);
    // One of the two, the buyer's or the admin's: which one goes first is open.
    expect(await sent()).toHaveLength(1);
    expect(app.logLines.join('')).toContain('The mail of an order was not accepted');
    expect(app.logLines.join('')).not.toContain('No bea@example.org');
    expect(await bea.call(orders.read, at(id))).toMatchObject({ stage: 'placed' });
  });
});

test('mails say that a refund did not arrive, and what the business keeps and why', async () => {
  const stripe = await startStripeServer();
  const { app, smtp, close } = await startMailApp({ payments: stripe.payments() });
  try {
    const ada = await insertAdmin(app);
    await insertPerson(app, 'bea');
    const { id } = await insertOrder(app.db, 'bea', {
      status: 'paid',
      stage: 'cancelled',
      paymentIntentId: 'pi_bea',
      refundedCents: 100_00,
    });
    const refund = { id: 're_1', amount: 17_10, created: 100, at: 200 };
    expect(await deliverEvent(app, stripeEvents.refund('pi_bea', 'refund.failed', refund))).toBe('moved');
    await app.runJobs();
    const body = { step: 'keep_rest' as const, revision: 1, reason: 'Cancelled within a day' };
    await ada.call(adminOrders.move, { params: { id: String(id) }, body });
    await app.runJobs();
    const texts = smtp.mails.map(({ to, text }) => `${to} ${text.replaceAll(/\s+/g, ' ')}`).toSorted();
    expect(texts).toEqual([
      expect.stringMatching(/^ada@.* A refund of order #\d+ failed.* could not refund \$17\.10/),
      expect.stringMatching(/^bea@.* refund of your order #\d+ did not arrive.* not pay \$17\.10 back/),
      expect.stringMatching(/^bea@.* We keep \$104\.21 .*\$82\.90 was refunded.* Reason: Cancelled within/),
    ]);

    // One that was made again before its mail is sent asks for nothing.
    await insertOrder(app.db, 'bea', { status: 'paid', paymentIntentId: 'pi_again' });
    await deliverEvent(app, stripeEvents.refund('pi_again', 'refund.failed', refund));
    const again = { ...refund, id: 're_2', created: 300 };
    await deliverEvent(app, stripeEvents.refund('pi_again', 'refund.created', again));
    await app.runJobs();
    const later = smtp.mails.slice(texts.length).map(({ to, headers }) => [to[0], headers.get('subject')]);
    expect(later).toEqual([
      ['bea@example.org', expect.stringMatching(/^\$17\.10 of your order #\d+ was refunded$/)],
    ]);
  } finally {
    await close();
    await stripe.close();
  }
});
