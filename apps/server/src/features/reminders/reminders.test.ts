import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { reminders } from '@game-plan/contracts/people/reminders';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailApp, startMailApp } from '#testing/mail/mail-app.ts';
import { insertPerson } from '#testing/people.ts';
import { type PushService, startPushService } from '#testing/push/push-service.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { changeAccount, dateFood, listSubscriptions, planChicken } from '#testing/rows/reminders.ts';
import { startTestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { queueRemindersJob } from './queue-reminders.ts';

const CHOICES = {
  kinds: ['expiring'],
  expiryDays: 1,
  hour: 18,
  timeZone: 'Europe/Berlin',
  byMail: true,
} as const;

describe('reminders', () => {
  let push: PushService;
  let { app, smtp, close } = {} as MailApp;
  let bea: TestClient;
  let now: Date;
  beforeAll(async () => {
    push = await startPushService();
    ({ app, smtp, close } = await startMailApp({ now: () => now, pusher: push.pusher, rateLimit: true }));
  });
  beforeEach(async () => {
    await app.empty();
    smtp.mails.length = 0;
    now = new Date('2026-11-29T12:00:00Z');
    bea = await insertPerson(app, 'bea');
  });
  afterAll(async () => {
    await close();
    push.close();
  });

  const save = (change: object = {}, who = bea) =>
    who.call(reminders.save, { body: { ...CHOICES, kinds: [...CHOICES.kinds], ...change } });
  /** What is mailed at a moment. */
  async function mailedAt(moment: string) {
    now = new Date(moment);
    await app.addJob(queueRemindersJob);
    await app.runJobs();
    return smtp.mails.splice(0);
  }
  const subjectsAt = async (moment: string) =>
    (await mailedAt(moment)).map(({ headers }) => headers.get('subject'));
  async function subscribe(who = bea) {
    const browser = push.subscribe();
    const { id } = await who.call(reminders.addBrowser, { body: browser.subscription });
    return { ...browser, id, received: browser.received };
  }
  const milk = async (expiryDate: string, name = 'Milk') => {
    const { id } = await bea.call(ingredients.create, {
      body: { name, category: 'dairy', quantity: '1', unit: 'l', expiryDate: calendarDay(expiryDate) },
    });
    await dateFood(app.db, id, now);
  };
  const browsersInDatabase = () => listSubscriptions(app.db);

  test('are off until they are chosen, and kept as chosen', async () => {
    const nothing = await bea.call(reminders.get);
    expect(nothing).toMatchObject({
      kinds: [],
      timeZone: null,
      byMail: false,
      mail: 'possible',
      browsers: [],
    });
    expect(nothing.pushKey).toBe(push.pusher.publicKey);
    await milk('2026-11-30');
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual([]);
    expect(await save({ hour: 20 })).toMatchObject({ ...CHOICES, hour: 20 });
    expect(await bea.call(reminders.get)).toMatchObject({ ...CHOICES, hour: 20 });
  });

  test.each([{ timeZone: 'Europe/Atlantis' }, { hour: 24 }, { expiryDays: 0 }, { kinds: ['health'] }])(
    '%j cannot be chosen',
    async (change) => {
      const body = { ...CHOICES, kinds: [...CHOICES.kinds], ...change };
      expect((await bea.send('PUT', reminders.save.path, { body: JSON.stringify(body) })).status).toBe(400);
    },
  );

  test('come by mail at the hour, once a day, and name no food', async () => {
    await save();
    await milk('2026-11-30');
    expect(await subjectsAt('2026-11-29T16:59:00Z')).toEqual([]);
    const [mail, ...others] = await mailedAt('2026-11-29T17:00:00Z');
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['bea@example.org']);
    expect(mail?.headers.get('subject')).toBe('Something in your kitchen expires tomorrow');
    expect(mail?.raw).not.toContain('Milk');
    expect(mail?.text).toContain('https://kitchen.example.org/ingredients');
    expect(await subjectsAt('2026-11-29T17:05:00Z')).toEqual([]);
    await save({ hour: 20 });
    expect(await subjectsAt('2026-11-29T19:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-11-30T19:00:00Z')).toEqual([]);
  });

  test('food that was added late is told of on its next evening, and only then', async () => {
    await save({ expiryDays: 3 });
    await milk('2026-12-01');
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual(['Something in your kitchen expires soon']);
    expect(await subjectsAt('2026-12-01T17:00:00Z')).toEqual([]);
  });

  test('the hour of a day without a server is not made up for on the next', async () => {
    await save({ kinds: ['unlogged'] });
    expect(await subjectsAt('2026-11-30T03:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-11-30T17:00:00Z')).toEqual(['Your diary has no entry for today']);
  });

  test('a day with a meal is not told of', async () => {
    await save({ kinds: ['unlogged'] });
    const foods = [{ name: 'Egg', quantity: 1, unit: 'piece', calories: 70, protein: 6, carbs: 0, fat: 5 }];
    const totals = { totalCalories: 70, totalProtein: 6, totalCarbs: 0, totalFat: 5 };
    await bea.call(meals.create, {
      body: { type: 'lunch', date: calendarDay('2026-11-29'), foods, ...totals },
    });
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-11-30T17:00:00Z')).toEqual(['Your diary has no entry for today']);
  });

  test.each([
    ['Frozen chicken breast', 'protein', '2026-11-30', 1],
    ['Chicken breast', 'protein', '2026-11-30', 0],
    ['Frozen chicken breast', 'protein', '2026-12-01', 0],
    ['Frozen chicken breast', 'vegetable', '2026-11-30', 0],
  ] as const)('%s (%s), planned for %s, is to be thawed: %i', async (name, category, day, count) => {
    await save({ kinds: ['thaw'] });
    await planChicken(app.db, 'bea', { name, category, day });
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual(
      Array.from({ length: count }, () => 'Something for tomorrow is still frozen'),
    );
  });

  test('an appointment is told of the evening before', async () => {
    await save({ kinds: ['appointment'] });
    await insertOrder(app.db, 'bea', { stage: 'confirmed', appointment: '2026-12-01T09:00' as never });
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-11-30T17:00:00Z')).toEqual(['You have an appointment tomorrow']);
  });

  test('no mail goes to an address that is not confirmed, or to a deactivated account', async () => {
    await save({ kinds: ['unlogged'] });
    await changeAccount(app.db, 'bea', { isEmailConfirmed: false });
    expect(await bea.call(reminders.get)).toMatchObject({ mail: 'no_address' });
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual([]);
    await changeAccount(app.db, 'bea', { isEmailConfirmed: true, isActive: false });
    expect(await subjectsAt('2026-11-30T17:00:00Z')).toEqual([]);
  });

  test('a link in the mail ends them: it asks first, and mail readers end them in one step', async () => {
    await save({ kinds: ['unlogged'] });
    const [mail] = await mailedAt('2026-11-29T17:00:00Z');
    const link = (mail?.headers.get('list-unsubscribe') ?? '').slice(1, -1);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link);
    const { pathname, origin } = new URL(link);
    expect(origin).toBe('https://kitchen.example.org');
    const page = await fetch(app.origin + pathname);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('End the mails')]);
    expect(await bea.call(reminders.get)).toMatchObject({ byMail: true });

    const forged = pathname.replace('end/', 'end/9');
    expect((await fetch(app.origin + forged, { method: 'POST' })).status).toBe(404);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const ended = await fetch(app.origin + pathname, { method: 'POST', body });
    expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('No more reminders')]);
    expect(await bea.call(reminders.get)).toMatchObject({ byMail: false });
    expect(await subjectsAt('2026-11-30T17:00:00Z')).toEqual([]);
  });

  test('a browser is sent an encrypted message that its push service replaces by a later one', async () => {
    await save({ byMail: false });
    await milk('2026-11-30');
    const { received, id } = await subscribe();
    expect(await subjectsAt('2026-11-29T17:00:00Z')).toEqual([]);
    expect(received).toEqual([
      {
        content: {
          title: 'Something in your kitchen expires tomorrow',
          page: '/ingredients',
          kind: 'expiring',
          browserId: id,
        },
        topic: 'reminder-expiring',
        seconds: 21_600,
        contact: 'https://kitchen.example.org',
      },
    ]);
  });

  test('a session has one subscription, the last', async () => {
    await save({ kinds: ['unlogged'], byMail: false });
    const [first, second] = [await subscribe(), await subscribe()];
    await mailedAt('2026-11-29T17:00:00Z');
    expect([first.received.length, second.received.length]).toEqual([0, 1]);
    expect((await bea.call(reminders.get)).browsers).toMatchObject([{ id: second.id, isCurrent: true }]);
  });

  test.each([404, 410])('a browser whose push service answers %i is forgotten', async (status) => {
    await save({ kinds: ['unlogged'], byMail: false });
    (await subscribe()).answer(status);
    await mailedAt('2026-11-29T17:00:00Z');
    expect(await browsersInDatabase()).toEqual([]);
  });

  test.each([429, 500, 403])('after %i it is tried again, and kept', async (status) => {
    await save({ kinds: ['unlogged'], byMail: false });
    const browser = await subscribe();
    browser.answer(status);
    await mailedAt('2026-11-29T17:00:00Z');
    expect([browser.received.length, (await browsersInDatabase()).length]).toEqual([0, 1]);
    browser.answer(201);
    await mailedAt('2026-11-30T17:00:00Z');
    expect(browser.received).toHaveLength(1);
  });

  test('signing out ends them in that browser', async () => {
    await save({ kinds: ['unlogged'], byMail: false });
    const { received } = await subscribe();
    await bea.call(auth.logout);
    await mailedAt('2026-11-29T17:00:00Z');
    expect([received, await browsersInDatabase()]).toEqual([[], []]);
  });

  test('ended in the settings, a browser gets none; another person’s is not found', async () => {
    await save({ kinds: ['unlogged'], byMail: false });
    const { id, received } = await subscribe();
    const eve = await insertPerson(app, 'eve');
    const params = { id: String(id) };
    expect((await eve.refused(reminders.removeBrowser, { params })).status).toBe(404);
    expect((await eve.call(reminders.get)).browsers).toEqual([]);
    await bea.call(reminders.removeBrowser, { params });
    await mailedAt('2026-11-29T17:00:00Z');
    expect(received).toEqual([]);
  });

  test.each(['http://127.0.0.1:9/push', 'http://169.254.169.254/latest', 'ftp://push.example.org/'])(
    'nothing is sent to %s, which is in the own network or no web address',
    async (endpoint) => {
      await save({ kinds: ['unlogged'], byMail: false });
      const { subscription } = push.subscribe();
      await bea.call(reminders.addBrowser, { body: { ...subscription, endpoint } });
      await mailedAt('2026-11-29T17:00:00Z');
      expect(await browsersInDatabase()).toEqual([]);
    },
  );

  test('can be tried, ten times an hour', async () => {
    expect((await bea.refused(reminders.test)).status).toBe(409);
    await save();
    const { received } = await subscribe();
    expect(await bea.call(reminders.test)).toEqual({ sent: 2 });
    await app.runJobs();
    expect(received).toMatchObject([
      { content: { title: 'Reminders work here', page: '/profile#reminders' } },
    ]);
    expect(smtp.mails).toHaveLength(1);
    for (let count = 1; count < 10; count += 1) await bea.call(reminders.test);
    expect((await bea.refused(reminders.test)).status).toBe(429);
  });

  test('without a mail server that is said', async () => {
    const alone = await startTestApp();
    const person = await insertPerson(alone, 'bea');
    expect(await person.call(reminders.get)).toMatchObject({ mail: 'no_server' });
    await alone.close();
  });
});
