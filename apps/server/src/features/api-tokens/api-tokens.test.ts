import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchenChanges } from '@game-plan/contracts/kitchen/kitchen-changes';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { admin } from '@game-plan/contracts/people/admin';
import { apiTokens } from '@game-plan/contracts/people/api-tokens';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { addAttempts, deactivateUser, readIdempotencyKeys } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { tokenClient } from '#testing/tokens.ts';

const MILK = { name: 'Milk', quantity: '1', unit: 'liter' };

describe('a personal API token', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  let moment = new Date('2026-11-21T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => moment, rateLimit: true });
  });
  beforeEach(async () => {
    await app.empty();
    moment = new Date('2026-11-21T12:00:00Z');
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
  });
  afterAll(() => app.close());

  test('is shown once, and only its hash is kept', async () => {
    const sent = {
      body: JSON.stringify({ name: ' Kitchen display ', scopes: ['list:write'], expiresInDays: 30 }),
      headers: { 'idempotency-key': 'one' },
    };
    const { body } = await bea.send('POST', apiTokens.create.path, sent);
    const { token, ...shown } = body as { token: string };
    expect(shown).toEqual({
      id: expect.any(Number),
      name: 'Kitchen display',
      scopes: ['list:write'],
      createdAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-12-21T12:00:00.000Z',
      lastUsedOn: null,
    });
    expect(token).toMatch(/^gpc_\d+-\d+_[\w-]{32}$/);
    expect(await bea.call(apiTokens.list)).toEqual([shown]);
    const secret = token.slice(-32);
    const { rows } = await app.db.execute('select * from api_tokens');
    expect(rows).toHaveLength(1);
    for (const kept of [rows, await readIdempotencyKeys(app.db), app.logLines])
      expect(JSON.stringify(kept)).not.toContain(secret);
    // Sent again, it is not made twice.
    expect(await bea.send('POST', apiTokens.create.path, sent)).toMatchObject({ status: 409 });
    expect(await bea.call(apiTokens.list)).toHaveLength(1);
  });

  test('makes calls for its owner, without cookies and from any origin, and notes the day of use', async () => {
    const { client, token } = await tokenClient(app, bea, ['list:write', 'inventory:read']);
    await client.call(shoppingList.create, { body: MILK });
    expect(await bea.call(shoppingList.list)).toMatchObject([{ name: 'Milk' }]);
    client.setCookie(SESSION_COOKIE, ada.cookie(SESSION_COOKIE) ?? '');
    expect(await client.call(shoppingList.list)).toMatchObject([{ name: 'Milk' }]);
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const body = JSON.stringify(MILK);
    expect(await client.send('POST', shoppingList.create.path, { body, headers })).toMatchObject({
      status: 201,
    });
    expect(await bea.call(apiTokens.list)).toMatchObject([{ lastUsedOn: '2026-11-21' }]);
    moment = new Date('2026-11-22T00:30:00Z');
    await client.call(ingredients.list);
    expect(await bea.call(apiTokens.list)).toMatchObject([{ lastUsedOn: '2026-11-22' }]);
    expect(app.logLines.join()).not.toContain(token.slice(-32));
  });

  test('has the rights that it was given, and says which is missing', async () => {
    const { client } = await tokenClient(app, bea, ['list:read', 'recipes:read']);
    await client.call(shoppingList.list);
    await client.call(recipes.list);
    const adding = await client.refused(shoppingList.create, { body: MILK });
    expect([adding.status, adding.body.detail]).toEqual([
      403,
      'This token has no right to this. Make one that has list:write.',
    ]);
    expect((await client.refused(ingredients.list)).body.detail).toContain('inventory:read');
    for (const endpoint of [auth.me, auth.adminExists, apiTokens.list, kitchenChanges.stream]) {
      const { status, body } = await client.refused(endpoint);
      expect([status, body.detail]).toEqual([
        403,
        'No personal API token can do this: sign in to the app for it.',
      ]);
    }
    const signIn = { body: { username: 'bea', password: PASSWORD } };
    expect((await client.refused(auth.login, signIn)).status).toBe(403);
  });

  test('of an admin is no admin', async () => {
    const { client } = await tokenClient(app, ada);
    expect((await client.refused(admin.users)).status).toBe(403);
  });

  test('opens nothing once it is withdrawn, has expired, is mistyped, or its owner is inactive', async () => {
    const [lasting, ending, other] = [
      await tokenClient(app, bea),
      await tokenClient(app, bea, ['list:read'], 1),
      await tokenClient(app, bea),
    ];
    const statusOf = async (token: string) =>
      (await app.client().useToken(token).send('GET', shoppingList.list.path)).status;
    expect(await statusOf(ending.token)).toBe(200);
    moment = new Date('2026-11-22T12:00:00Z');
    expect(await statusOf(ending.token)).toBe(401);

    const refusal = await app
      .client()
      .useToken(`${lasting.token.slice(0, -1)}!`)
      .refused(shoppingList.list);
    expect([refusal.body.detail, refusal.headers.get('www-authenticate')]).toEqual([
      'This token is not valid: it is mistyped, has expired or was withdrawn.',
      'Bearer error="invalid_token"',
    ]);
    // The secret of one under the number of the other.
    const swapped = lasting.token.slice(0, -32) + other.token.slice(-32);
    for (const wrong of [swapped, 'gpc_', 'gpc_1', `${other.token}x`, 'gpc_9999999999-1_x'])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);

    await bea.call(apiTokens.withdraw, { params: { id: lasting.id } });
    expect(await statusOf(lasting.token)).toBe(401);
    expect(await statusOf(other.token)).toBe(200);
    await deactivateUser(app.db, 'bea');
    expect(await statusOf(other.token)).toBe(401);
  });

  test('follows its owner into another kitchen', async () => {
    const { client } = await tokenClient(app, bea, ['list:write']);
    await ada.call(shoppingList.create, { body: MILK });
    expect(await client.call(shoppingList.list)).toEqual([]);
    await moveIn(app.db, { guest: await userIdOf(app.db, 'bea'), host: await userIdOf(app.db, 'ada') });
    expect(await client.call(shoppingList.list)).toMatchObject([{ name: 'Milk' }]);
  });

  test('is limited by itself', async () => {
    const [busy, idle] = [await tokenClient(app, bea), await tokenClient(app, bea)];
    await busy.client.call(shoppingList.list);
    await addAttempts(app.db, 'callsByToken', 3600);
    const { status, body, headers } = await busy.client.refused(shoppingList.list);
    expect([status, body.detail]).toEqual([429, expect.stringMatching(/^This token was used very often/)]);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    await idle.client.call(shoppingList.list);
    await bea.call(shoppingList.list);
  });

  test('repeats a change under its idempotency key once, apart from its owner’s', async () => {
    const { client } = await tokenClient(app, bea);
    const sent = { body: JSON.stringify(MILK), headers: { 'idempotency-key': 'one' } };
    const add = (by: TestClient) => by.send('POST', shoppingList.create.path, sent);
    expect((await add(client)).body).toEqual((await add(client)).body);
    await add(bea);
    expect(await bea.call(shoppingList.list)).toMatchObject([{ quantity: '2' }]);
  });

  test('needs a name, a right and an end that can be', async () => {
    const create = (change: object) =>
      bea.send('POST', apiTokens.create.path, {
        body: JSON.stringify({ name: 'x', scopes: ['list:read'], expiresInDays: 1, ...change }),
      });
    const changes = [{ name: ' ' }, { scopes: [] }, { scopes: ['account:write'] }, { expiresInDays: 0 }];
    for (const change of changes) expect(await create(change)).toMatchObject({ status: 400 });
    expect(await bea.call(apiTokens.list)).toEqual([]);
  });
});
