import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { killLockWaiters, waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { details, insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { loseIdempotencyAnswers, readIdempotencyKeys } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestClient } from '#testing/test-client.ts';
import { sweepIdempotencyKeysJob } from './sweep-idempotency-keys.ts';

const EGG = { name: 'Egg', category: 'protein', quantity: '1', unit: 'piece' };

const send = (who: TestClient, key: string, body: object = EGG, path: string = ingredients.create.path) =>
  who.send('POST', path, { body: JSON.stringify(body), headers: { 'idempotency-key': key } });

describe('a change with an idempotency key', () => {
  let app: TestApp;
  let ada: TestClient;
  let moment: Date;
  beforeAll(async () => {
    app = await startTestApp({ now: () => moment });
    moment = new Date();
    ada = await insertAdmin(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    moment = new Date();
    await app.db.execute('truncate idempotency_keys, ingredients');
  });

  /** Ada's session in another browser window, at the given copy of the app. */
  function sameSession(origin: string): TestClient {
    const client = new TestClient(origin);
    client.setCookie(SESSION_COOKIE, ada.cookie(SESSION_COOKIE) ?? '');
    return client;
  }

  async function signInAgain(): Promise<TestClient> {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    return client;
  }

  const count = async () => (await ada.call(ingredients.list)).length;

  test('is made once, however often and at whatever time it is sent', async () => {
    const [first, second] = await Promise.all([send(ada, 'one'), send(ada, 'one')]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await send(ada, 'one')).toMatchObject({ status: 201, body: first.body });
    expect((await send(ada, 'two')).body).not.toEqual(first.body);
    expect(await count()).toBe(2);
  });

  test('is made once across copies of the app and restarts', async () => {
    const { body } = await send(ada, 'one');
    expect(await send(sameSession(await app.startCopy()), 'one')).toMatchObject({ status: 201, body });
    expect(await count()).toBe(1);
  });

  test('is separate for each person and session', async () => {
    const ben = await insertPerson(app, 'ben');
    const [first, second, third] = [
      await send(ada, 'one'),
      await send(await signInAgain(), 'one'),
      await send(ben, 'one'),
    ];
    expect(new Set([first.body, second.body, third.body].map((body) => JSON.stringify(body))).size).toBe(3);
    expect([await count(), await ben.call(ingredients.list)]).toMatchObject([2, [{ name: 'Egg' }]]);
  });

  test('is refused with another body, and the first change is kept', async () => {
    await send(ada, 'one');
    const answer = await send(ada, 'one', { ...EGG, name: 'Milk' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('Send a new key') });
    expect(await send(ada, 'two', { ...EGG, name: 'Milk' })).toMatchObject({ status: 201 });
    const both = await Promise.all([send(ada, 'three'), send(ada, 'three', { ...EGG, name: 'Oats' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  test('is repeated if it failed', async () => {
    const bad = { ...EGG, quantity: '-1' };
    expect(await send(ada, 'one', bad)).toMatchObject({ status: 400 });
    const missing = { method: 'PUT', path: ingredients.update.path.replace('{id}', '999999') };
    const put = () =>
      ada.send(missing.method, missing.path, { body: '{}', headers: { 'idempotency-key': 'gone' } });
    expect([(await put()).status, (await put()).status]).toEqual([404, 404]);
    expect(await readIdempotencyKeys(app.db)).toEqual([]);
  });

  test('is answered 409 while another copy makes it, and repeated once that copy’s claim lapses', async () => {
    await send(ada, 'one');
    await loseIdempotencyAnswers(app.db);
    const answer = await send(ada, 'one');
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('still being made') },
    });
    expect(answer.headers.get('retry-after')).toBe('5');
    moment = new Date(moment.getTime() + 2 * 86_400_000);
    expect(await send(ada, 'one')).toMatchObject({ status: 201 });
  });

  test('is never repeated when it was committed without its answer', async () => {
    await send(ada, 'one');
    // As a copy leaves it that was killed after the commit.
    await app.db.execute('update idempotency_keys set answer = null, bytes = 0');
    moment = new Date(moment.getTime() + 10 * 60_000);
    const again = await send(sameSession(await app.startCopy()), 'one');
    expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining('made already') } });
    expect(await count()).toBe(1);
  });

  test('is repeated when the connection was lost before the commit', async () => {
    const adaId = await userIdOf(app.db, 'ada');
    let lost: ReturnType<typeof send> | undefined;
    await app.db.transaction(async (ofKey) => {
      await app.db.transaction(async (ofEgg) => {
        await ofEgg.execute('lock table ingredients in exclusive mode');
        lost = send(ada, 'one');
        await waitForLockWaiters(app.db);
        await ofKey.execute(`select 1 from idempotency_keys where user_id = ${adaId} for update`);
      });
      // The egg is in, and the key waits to be marked as done.
      await waitForLockWaiters(app.db, 1, 'idempotency_keys');
      await killLockWaiters(app.db);
    });

    expect((await lost)?.status).toBe(503);
    expect((await send(ada, 'one')).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('is rolled back when its claim lapsed and another request took it', async () => {
    let slow: ReturnType<typeof send> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.execute('lock table ingredients in exclusive mode');
      slow = send(ada, 'one');
      await waitForLockWaiters(app.db);
      // Two minutes later at another copy.
      await app.db.execute("update idempotency_keys set created_at = now() + interval '2 minutes'");
    });
    expect(await slow).toMatchObject({ status: 409 });
    expect(await count()).toBe(0);
  });

  test('is refused with a key of more than 100 characters', async () => {
    expect(await send(ada, 'x'.repeat(101))).toMatchObject({ status: 400 });
    expect(await count()).toBe(0);
  });

  test('is not replayed for sign-in and sign-out', async () => {
    const other = await signInAgain();
    for (const who of [ada, other])
      expect(await send(who, 'out', {}, auth.logout.path)).toMatchObject({ status: 200 });
    for (const who of [ada, other])
      expect(await who.send('GET', auth.me.path)).toMatchObject({ status: 401 });
    const body = { username: 'ada', password: PASSWORD };
    expect(await send(ada, 'in', body, auth.login.path)).toMatchObject({ status: 200 });
    expect(await send(ada, 'in', { ...body, password: 'wrong' }, auth.login.path)).toMatchObject({
      status: 401,
    });
    expect(await send(ada, 'in', body, auth.login.path)).toMatchObject({ status: 200 });
    await ada.call(auth.me);
  });

  test('with a wrong password fails under a used key too', async () => {
    const change = (currentPassword: string) =>
      ada.send('PUT', auth.changePassword.path, {
        body: JSON.stringify({ currentPassword, newPassword: PASSWORD }),
        headers: { 'idempotency-key': 'new password' },
      });
    expect(await change(PASSWORD)).toMatchObject({ status: 204 });
    expect((await change('wrong')).status).toBeGreaterThanOrEqual(400);
    const remove = () =>
      ada.send('POST', account.remove.path, {
        body: JSON.stringify({ password: 'wrong' }),
        headers: { 'idempotency-key': 'remove' },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([400, 400]);
  });

  test('is never stored for reads', async () => {
    await ada.call(profile.update, { body: { notes: 'x'.repeat(5000) } });
    for (const method of ['GET', 'HEAD']) {
      for (const path of [auth.me.path, recipes.list.path, ingredients.list.path]) {
        const answer = await ada.send(method, path, { headers: { 'idempotency-key': 'one' } });
        expect(answer.status).toBe(200);
      }
    }
    expect(await readIdempotencyKeys(app.db)).toEqual([]);
  });

  test('is stored within a budget, without request data, and expires', async () => {
    const step = 'x'.repeat(1900);
    const recipe = {
      name: 'Soup',
      // Without it the job below would draw twelve pictures.
      imageUrl: 'https://example.org/soup.jpg',
      servings: 2,
      ingredients: [],
      instructions: Array.from({ length: 60 }, () => step),
    };
    for (let sent = 0; sent < 12; sent += 1) {
      expect(await send(ada, `${sent}`, recipe, recipes.create.path)).toMatchObject({ status: 201 });
    }
    const rows = await readIdempotencyKeys(app.db);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.reduce((bytes, row) => bytes + row.bytes, 0)).toBeLessThanOrEqual(1_048_576);
    await send(ada, 'secret key');
    expect(JSON.stringify(await readIdempotencyKeys(app.db))).not.toContain('secret key');

    moment = new Date(moment.getTime() + 2 * 86_400_000);
    await app.addJob(sweepIdempotencyKeysJob);
    await app.runJobs();
    expect(await readIdempotencyKeys(app.db)).toEqual([]);
  });

  test('is not repeated when its answer is too large to be stored', async () => {
    const recipe = {
      name: 'Soup',
      servings: 2,
      ingredients: [],
      instructions: Array.from({ length: 100 }, () => '€'.repeat(2000)),
    };
    expect(await send(ada, 'large', recipe, recipes.create.path)).toMatchObject({ status: 201 });
    expect(await send(ada, 'large', recipe, recipes.create.path)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('made already') },
    });
  });

  test('may be the deletion of the account', async () => {
    const cleo = await insertPerson(app, 'cleo');
    await send(cleo, 'one');
    expect(
      await send(cleo, 'end', { password: details('cleo').password }, account.remove.path),
    ).toMatchObject({
      status: 204,
    });
    expect(await readIdempotencyKeys(app.db)).toEqual([]);
  });
});
