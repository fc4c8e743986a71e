import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { deactivateUser } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/** Calls that a copy answers at the same time: they are asked about in one read. */
const AT_ONCE = 20;

describe('a change at one copy of the app takes effect at another with the next request', () => {
  let app: TestApp;
  let copy: string;
  beforeAll(async () => {
    app = await startTestApp();
    copy = await app.startCopy();
  });
  afterAll(() => app.close());

  const askCopy = (client: TestClient, path = auth.me.path) =>
    fetch(`${copy}${path}`, { headers: { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE)}` } });
  const statuses = async (client: TestClient) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => askCopy(client)));
    return [...new Set(answers.map(({ status }) => status))];
  };

  test('signing out', async () => {
    const ada = await insertPerson(app, 'ada');
    const another = app.client();
    another.setCookie(SESSION_COOKIE, ada.cookie(SESSION_COOKIE) ?? '');
    expect(await statuses(another)).toEqual([200]);
    await ada.call(auth.logout);
    expect(await statuses(another)).toEqual([401]);
    expect((await askCopy(another)).headers.getSetCookie().join()).toMatch(
      new RegExp(`^${SESSION_COOKIE}=;.*Expires=Thu, 01 Jan 1970`),
    );
  });

  test('signing out a person’s other sessions, and nobody else’s', async () => {
    const [ben, cleo] = await Promise.all(['ben', 'cleo'].map((name) => insertPerson(app, name)));
    const elsewhere = app.client();
    await elsewhere.call(auth.login, { body: { username: 'ben', password: PASSWORD } });
    expect(await statuses(elsewhere)).toEqual([200]);
    await ben?.call(account.endOtherSessions);
    expect(await statuses(elsewhere)).toEqual([401]);
    for (const client of [ben, cleo]) expect(client && (await statuses(client))).toEqual([200]);
  });

  test('deactivating an account', async () => {
    const dora = await insertPerson(app, 'dora');
    expect(await statuses(dora)).toEqual([200]);
    await deactivateUser(app.db, 'dora');
    expect(await statuses(dora)).toEqual([401]);
  });

  test('joining and leaving a kitchen', async () => {
    const [eve, finn] = await Promise.all(['eve', 'finn'].map((name) => insertPerson(app, name)));
    if (!eve || !finn) throw new Error('Nobody was signed up');
    await eve.call(ingredients.create, {
      body: { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' },
    });
    const foodsOf = async (client: TestClient) => (await askCopy(client, ingredients.list.path)).json();
    expect(await foodsOf(finn)).toEqual([]);
    await moveIn(app.db, { guest: await userIdOf(app.db, 'finn'), host: await userIdOf(app.db, 'eve') });
    expect(await foodsOf(finn)).toMatchObject([{ name: 'Eggs' }]);
  });
});
