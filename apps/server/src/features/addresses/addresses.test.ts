import { addressConfirmation } from '@game-plan/contracts/people/address-confirmation';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import { details, insertAdmin, insertPerson } from '#testing/people.ts';
import { serviceId, stock, WALK } from '#testing/rows/services.ts';
import { startTestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('a changed e-mail address', () => {
  let mailApp: MailApp | undefined;
  let ada: TestClient;
  let bea: TestClient;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-26T12:00:00Z');
    await mailApp?.close();
    mailApp = await startMailApp({ rateLimit: true, now: () => now });
    ada = await insertAdmin(mailApp.app);
    bea = await insertPerson(mailApp.app, 'bea');
    await stock(mailApp.app, [WALK]);
  });
  afterAll(() => mailApp?.close());

  const running = (): MailApp => {
    if (!mailApp) throw new Error('Not started');
    return mailApp;
  };
  const change = (email: string) =>
    bea.call(auth.updateUser, { body: { firstName: 'Bea', lastName: 'Test', email } });
  async function sent() {
    const { app, smtp } = running();
    await app.runJobs();
    return smtp.mails.splice(0);
  }
  const codeIn = (text: string | null | undefined) => /confirm=(\S+)/.exec(text ?? '')?.[1] ?? '';
  const confirm = (code: string) =>
    running().app.client().refused(addressConfirmation.use, { body: { code } });
  async function placeOrder() {
    const { app } = running();
    await bea.call(cart.add, { body: { serviceId: await serviceId(app, WALK.name) } });
    return bea.call(orders.checkout);
  }

  test('gets no mail but the link that confirms it; then it gets all', async () => {
    expect(await change('new@example.org')).toMatchObject({
      email: 'new@example.org',
      isEmailConfirmed: false,
    });
    const [asked, ...others] = await sent();
    expect(others).toEqual([]);
    expect([asked?.to, asked?.headers.get('subject')]).toEqual([
      ['new@example.org'],
      'Confirm your e-mail address',
    ]);
    await placeOrder();
    expect((await sent()).map(({ to }) => to)).toEqual([['ada@example.org']]);

    const code = codeIn(asked?.text);
    const answer = running().app.client().call(addressConfirmation.use, { body: { code } });
    expect(await answer).toEqual({ email: 'new@example.org' });
    expect((await bea.call(auth.me)).user.isEmailConfirmed).toBe(true);
    await placeOrder();
    expect((await sent()).map(({ to }) => to[0]).toSorted()).toEqual(['ada@example.org', 'new@example.org']);
  });

  test('of an admin gets no mails about orders before it is confirmed', async () => {
    await ada.call(auth.updateUser, {
      body: { firstName: 'Ada', lastName: 'Test', email: 'stranger@example.org' },
    });
    await sent();
    await placeOrder();
    expect((await sent()).map(({ to }) => to)).toEqual([['bea@example.org']]);
  });

  test('is answered alike whether or not another account has it; only its owner is told, by mail', async () => {
    const free = await change('free@example.org');
    await sent();
    const taken = await change('ADA@example.org');
    expect({ ...taken, email: '' }).toEqual({ ...free, email: '' });
    const mails = await sent();
    expect(mails.map(({ to }) => to)).toEqual([['ADA@example.org']]);
    expect(mails[0]?.text).toContain('You already have an account with this address.');
    expect(codeIn(mails[0]?.text)).toBe('');
    expect((await bea.call(auth.me)).user).toMatchObject({
      email: 'ADA@example.org',
      isEmailConfirmed: false,
    });
    expect((await ada.call(auth.me)).user).toMatchObject({
      email: 'ada@example.org',
      isEmailConfirmed: true,
    });
    // Nobody is kept from their address by somebody who only entered it.
    await change('carl@example.org');
    await ada.call(admin.invite, { body: { email: 'carl@example.org' } });
  });

  test('cannot be confirmed once another account has confirmed it', async () => {
    await change('carl@example.org');
    const code = codeIn((await sent())[0]?.text);
    await insertPerson(running().app, 'carl');
    const { status, body } = await confirm(code);
    expect([status, body.detail]).toEqual([
      409,
      'Another account has confirmed this address. Use that account, or another address.',
    ]);
  });

  test('is not confirmed by a link for another address, a changed one or an old one', async () => {
    await change('first@example.org');
    const first = codeIn((await sent())[0]?.text);
    await change('second@example.org');
    const second = codeIn((await sent())[0]?.text);
    for (const code of [first, second.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')), 'nonsense', '']) {
      expect((await confirm(code)).status).toBe(403);
    }
    now = new Date('2026-11-29T12:00:00Z');
    expect((await confirm(second)).body.detail).toBe(
      'This link has expired. Send yourself another one from your profile.',
    );
    expect((await bea.call(auth.me)).user.isEmailConfirmed).toBe(false);
  });

  test('can be sent another link, until it was often today', async () => {
    expect((await bea.refused(addressConfirmation.send)).status).toBe(409);
    for (const name of ['one', 'two', 'three', 'four']) await change(`${name}@example.org`);
    await bea.call(addressConfirmation.send);
    const refused = await bea.refused(auth.updateUser, {
      body: { firstName: 'Bea', lastName: 'Test', email: 'five@example.org' },
    });
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'You have changed your e-mail address often today. Try again in about 24 hours.',
    ]);
    expect((await bea.refused(addressConfirmation.send)).status).toBe(429);
    // What else is on the form can still be saved.
    const { email } = await change('four@example.org');
    expect(email).toBe('four@example.org');
    expect((await running().app.client().refused(addressConfirmation.send)).status).toBe(401);
  });

  test('of a stranger is asked three times a day at most, by however many people', async () => {
    const { app } = running();
    for (const name of ['p01', 'p02', 'p03', 'p04', 'p05']) {
      const client = await insertPerson(app, name);
      await client.call(auth.updateUser, {
        body: { firstName: name, lastName: 'Test', email: 'victim@example.org' },
      });
    }
    expect((await sent()).map(({ to }) => to)).toEqual(Array(3).fill(['victim@example.org']));
  });

  test('that differs in case only, or not at all, stays confirmed', async () => {
    expect(await change('Bea@Example.org')).toMatchObject({
      email: 'Bea@Example.org',
      isEmailConfirmed: true,
    });
    expect(await sent()).toEqual([]);
  });

  test('without a mail server is shown as not confirmed, with the same answers', async () => {
    const app = await startTestApp();
    const host = await insertAdmin(app);
    const person = await insertPerson(app, 'bea');
    for (const email of ['free@example.org', 'ada@example.org']) {
      const { firstName, lastName } = details('bea');
      expect(await person.call(auth.updateUser, { body: { firstName, lastName, email } })).toMatchObject({
        email,
        isEmailConfirmed: false,
      });
    }
    const users = await host.call(admin.users, { query: { search: 'bea' } });
    expect(users).toMatchObject([{ email: 'ada@example.org', isEmailConfirmed: false }]);
    const refused = await person.refused(addressConfirmation.send);
    expect(refused.body.detail).toBe('This server sends no e-mails, so addresses cannot be confirmed');
    await app.close();
  });

  test('one buyer’s sixty orders and cancellations send few mails, and other buyers’ mails still arrive', async () => {
    for (let round = 0; round < 60; round += 1) {
      const { id } = await placeOrder();
      await bea.call(orders.cancel, { params: { id: String(id) }, body: {} });
    }
    const recipients = (await sent()).map(({ to }) => to[0]);
    expect(recipients.filter((to) => to === 'ada@example.org')).toHaveLength(20);
    expect(recipients.filter((to) => to === 'bea@example.org')).toHaveLength(20);
    expect(await bea.call(orders.list)).toHaveLength(60);
    bea = await insertPerson(running().app, 'cy1');
    await placeOrder();
    expect((await sent()).map(({ to }) => to[0]).toSorted()).toEqual(['ada@example.org', 'cy1@example.org']);
  });
});
