import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { undo } from '@game-plan/contracts/people/undo';
import { webhooks } from '@game-plan/contracts/people/webhooks';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@game-plan/domain/webhook-events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import { insertAdmin, insertHousehold, insertPerson } from '#testing/people.ts';
import { serviceId, stock, WALK } from '#testing/rows/services.ts';
import type { TestClient } from '#testing/test-client.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts';
import { queueCallsJob } from './queue-calls.ts';

describe('webhooks', () => {
  let receiver: WebhookReceiver;
  let { app, smtp, close } = {} as MailApp;
  let bea: TestClient;
  let now: Date;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    ({ app, smtp, close } = await startMailApp({
      now: () => now,
      callWebhook: receiver.callWebhook,
      rateLimit: true,
    }));
  });
  beforeEach(async () => {
    await app.empty();
    smtp.mails.length = 0;
    receiver.received.length = 0;
    receiver.answer = { status: 200 };
    now = new Date();
    bea = await insertPerson(app, 'bea');
  });
  afterAll(async () => {
    await close();
    receiver.close();
  });

  const choices = (change: object = {}) => ({
    url: receiver.url,
    events: [...WEBHOOK_EVENTS],
    hour: 18,
    timeZone: 'UTC',
    ...change,
  });
  /** Adds a webhook whose secret the receiver knows. */
  async function add(events: readonly WebhookEvent[] = WEBHOOK_EVENTS, who = bea, change: object = {}) {
    const { webhook, secret } = await who.call(webhooks.create, { body: choices({ events, ...change }) });
    receiver.secret = secret;
    return { ...webhook, params: { id: String(webhook.id) } };
  }
  /** What the receiver gets when the app looks for what to tell. */
  async function told() {
    await app.addJob(queueCallsJob);
    await app.runJobs();
    return receiver.received.splice(0).map(({ type, data }) => ({ type, data }));
  }
  const list = (name: string, who = bea) =>
    who.call(shoppingList.create, { body: { name, quantity: '2', unit: 'piece', category: 'produce' } });
  const shown = async (who = bea) => (await who.call(webhooks.list))[0];

  test('a changed list is told, signed, with what is to be bought', async () => {
    await list('Milk');
    await add();
    expect(await told()).toEqual([]);
    await list('Pear');
    const items = [
      { name: 'Milk', quantity: '2', unit: 'piece' },
      { name: 'Pear', quantity: '2', unit: 'piece' },
    ];
    expect(await told()).toEqual([{ type: 'list.changed', data: { open: 2, items } }]);
    expect(await told()).toEqual([]);
    expect((await shown())?.calls).toMatchObject([
      { event: 'list.changed', state: 'delivered', status: 200, answer: 'ok', attempts: 1 },
    ]);
  });

  test('many changes are one call, and a tick that is taken back is none', async () => {
    await add(['list.changed']);
    for (let count = 0; count < 30; count += 1) await list(`Thing ${count}`);
    expect(await told()).toMatchObject([{ data: { open: 30 } }]);
    const [item] = await bea.call(shoppingList.list);
    const params = { id: String(item?.id) };
    for (const isCompleted of [true, false])
      await bea.call(shoppingList.update, { params, body: { isCompleted } });
    expect(await told()).toEqual([]);
  });

  test('a change is told within seconds, before the app looks for what to tell', {
    timeout: 20_000,
  }, async () => {
    await add(['list.changed']);
    await list('Pear');
    await list('Plum');
    await expect.poll(async () => (await shown())?.calls.length, { timeout: 15_000, interval: 500 }).toBe(1);
    await app.runJobs();
    expect(receiver.received).toMatchObject([{ data: { open: 2 } }]);
  });

  test('the change of another member is told, until one has left; a stranger’s is not', async () => {
    const [ann, cem] = await insertHousehold(app, 'ann', 'cem');
    const eve = await insertPerson(app, 'eve');
    await add(['list.changed'], ann);
    await list('Leek', cem);
    await list('Secret', eve);
    expect(await told()).toMatchObject([{ data: { items: [{ name: 'Leek' }] } }]);
    await ann.call(kitchens.leave);
    expect(await told()).toMatchObject([{ data: { open: 0 } }]);
    await list('Lime', cem);
    expect(await told()).toEqual([]);
  });

  test('a meal is told when it was cooked, once, by its name', async () => {
    await add(['meal.cooked']);
    const flour = await bea.call(ingredients.create, {
      body: { name: 'Flour', category: 'pantry', quantity: '500', unit: 'g' },
    });
    const items = [{ id: flour.id, quantity: '500', unit: 'g', left: '300' } as const];
    const { undoId } = await bea.call(ingredients.use, { body: { items, cooked: 'Flat bread' } });
    expect(await told()).toMatchObject([{ type: 'meal.cooked', data: { name: 'Flat bread' } }]);
    expect(await told()).toEqual([]);
    await bea.call(undo.run, { params: { id: String(undoId) } });
    expect(await told()).toEqual([]);
  });

  test('what expires tomorrow is told at the hour, once a day, and nothing else', async () => {
    now = new Date('2026-11-29T12:00:00Z');
    await add(['food.expiring'], bea, { timeZone: 'Europe/Berlin' });
    const food = (name: string, expiryDate: string) =>
      bea.call(ingredients.create, {
        body: { name, category: 'dairy', quantity: '1', unit: 'l', expiryDate: calendarDay(expiryDate) },
      });
    await food('Milk', '2026-11-30');
    await food('Cream', '2026-12-01');
    now = new Date('2026-11-29T16:59:00Z');
    expect(await told()).toEqual([]);
    now = new Date('2026-11-29T17:00:00Z');
    const foods = [{ name: 'Milk', quantity: '1', unit: 'l' }];
    expect(await told()).toEqual([{ type: 'food.expiring', data: { expires: '2026-11-30', foods } }]);
    const params = { id: String((await shown())?.id) };
    await bea.call(webhooks.update, {
      params,
      body: choices({ events: ['food.expiring'], hour: 20, timeZone: 'Europe/Berlin' }),
    });
    now = new Date('2026-11-29T19:00:00Z');
    expect(await told()).toEqual([]);
    now = new Date('2026-12-01T19:00:00Z');
    expect(await told()).toEqual([]);
  });

  test('an order is told to its buyer and to an admin, without what was ordered', async () => {
    await stock(app, [WALK]);
    const admin = await insertAdmin(app);
    await add(['order.placed'], admin);
    await bea.call(cart.add, { body: { serviceId: await serviceId(app, 'A Walk') } });
    const { id, totalAmount, createdAt } = await bea.call(orders.checkout);
    const data = { orderId: id, total: totalAmount, currency: 'USD', placedAt: createdAt };
    expect(await told()).toEqual([{ type: 'order.placed', data }]);
    await add(['order.placed']);
    const cem = await insertPerson(app, 'cem');
    await cem.call(cart.add, { body: { serviceId: await serviceId(app, 'A Walk') } });
    await cem.call(orders.checkout);
    await told();
    expect((await shown())?.calls).toEqual([]);
  });

  test('a call that fails is made again under its id until it is delivered, and its answers are shown', async () => {
    const { params } = await add(['list.changed']);
    receiver.answer = { status: 500, text: `<h1>Out\u0000 of\n order</h1>${'x'.repeat(1000)}` };
    await list('Pear');
    expect(await told()).toHaveLength(31);
    const [failed] = (await shown())?.calls ?? [];
    expect(failed).toMatchObject({ state: 'failed', attempts: 31, status: 500 });
    expect(failed?.answer).toMatch(/^<h1>Out of order<\/h1>x{100,}…$/);
    expect(app.logLines.join('\n')).not.toMatch(/Out of order|127\.0\.0\.1:\d+\/hook/);
    receiver.answer = { status: 204 };
    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.calls[0]).toMatchObject({ event: 'test', state: 'delivered', status: 204 });
  });

  test('after a day of failures it is paused with a mail, and a test that is delivered ends that', async () => {
    const { params } = await add(['list.changed']);
    receiver.answer = { status: 503 };
    await list('Pear');
    await told();
    expect((await shown())?.pausedAt).toBeNull();
    now = new Date(now.getTime() + 25 * 3_600_000);
    await list('Plum');
    await told();
    expect((await shown())?.pausedAt).toBe(now.toISOString());
    expect(smtp.mails.map(({ headers }) => headers.get('subject'))).toEqual([
      'A webhook of yours was paused',
    ]);
    expect(smtp.mails[0]?.text).toContain('https://kitchen.example.org/profile?tab=security#webhooks');
    await list('Fig');
    expect(await told()).toEqual([]);

    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.pausedAt).not.toBeNull();
    receiver.answer = { status: 200 };
    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.pausedAt).toBeNull();
    expect(await told()).toMatchObject([{ type: 'test' }, { type: 'test' }, { data: { open: 3 } }]);
  });

  test('a newer list replaces one that still waits', async () => {
    await add(['list.changed']);
    await list('Pear');
    await app.addJob(queueCallsJob);
    await app.runJobs();
    const [first] = receiver.received.splice(0);
    await list('Plum');
    expect(await told()).toMatchObject([{ data: { open: 2 } }]);
    expect(first?.id).toMatch(/^call_\d+_\d+$/);
  });

  test.each([
    ['http://169.254.169.254/latest', 'This address is not public.'],
    ['http://localhost/', 'This address is not public.'],
    ['http://10.0.0.7:8123/api/webhook/kitchen', 'This address is not public.'],
  ])('%s is not called, and the reason is shown at once', async (url, reason) => {
    await add(['list.changed'], bea, { url });
    await list('Pear');
    await told();
    expect(await shown()).toMatchObject({ calls: [{ attempts: 1, status: null, state: 'failed' }] });
    expect((await shown())?.calls[0]?.answer).toContain(reason);
    expect((await shown())?.pausedAt).not.toBeNull();
  });

  test('a redirect is not followed, and 410 ends the calls', async () => {
    const { params } = await add(['list.changed']);
    receiver.answer = { status: 302, location: 'http://127.0.0.1:9/' };
    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.calls[0]).toMatchObject({ answer: expect.stringContaining('redirects') });
    receiver.answer = { status: 410 };
    await list('Pear');
    expect(await told()).toHaveLength(2);
    expect((await shown())?.pausedAt).not.toBeNull();
  });

  test('the secret is shown when it is made, and a new one is used at once', async () => {
    const { params, id } = await add();
    const former = receiver.secret;
    expect(former).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await bea.call(webhooks.list))).not.toContain('whsec_');
    const { secret } = await bea.call(webhooks.renewSecret, { params });
    expect(secret).not.toBe(former);
    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.calls[0]).toMatchObject({ status: 401, state: 'failed' });
    receiver.secret = secret;
    await bea.call(webhooks.test, { params });
    await app.runJobs();
    expect((await shown())?.calls[0]).toMatchObject({ status: 200, state: 'delivered' });
    await bea.call(webhooks.remove, { params: { id: String(id) } });
    expect(await bea.call(webhooks.list)).toEqual([]);
  });

  test.each([
    { url: 'ftp://example.org/' },
    { url: 'javascript:alert(1)' },
    { url: 'https://name:word@example.org/' },
    { url: 'no address' },
    { events: [] },
    { events: ['health.changed'] },
    { hour: 24 },
    { timeZone: 'Europe/Atlantis' },
  ])('%j is refused', async (change) => {
    const { status } = await bea.send('POST', webhooks.create.path, {
      body: JSON.stringify(choices(change)),
    });
    expect(status).toBe(400);
  });

  test('a person has ten, and tries them thirty times an hour', async () => {
    const { params } = await add();
    for (let count = 1; count < 10; count += 1) await add();
    expect((await bea.refused(webhooks.create, { body: choices() })).body.detail).toBe(
      'You have 10 webhooks, the most there is room for. Remove some first.',
    );
    for (let count = 0; count < 30; count += 1) await bea.call(webhooks.test, { params });
    expect((await bea.refused(webhooks.test, { params })).status).toBe(429);
  });
});
