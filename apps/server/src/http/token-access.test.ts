import { TOKEN_AREAS, type TokenScope } from '@game-plan/contracts/endpoint';
import { apiTokens } from '@game-plan/contracts/people/api-tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { fillOwnedRows, kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveBack, moveIn } from '#testing/rows/kitchens.ts';
import { idsOf, rowsOf } from '#testing/rows/owned-rows.ts';
import { deactivateUser, deleteUser } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { tokenClient } from '#testing/tokens.ts';

/** Which calls a token with these rights may make. Lines are added and never taken away: people's programs rely on them. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'body:read': ['GET /api/body-log'],
  'body:write': ['POST /api/body-log/{date}/water', 'PUT /api/body-log/{date}/weight'],
  'diary:read': [
    'GET /api/favorite-foods',
    'GET /api/foods/barcode',
    'GET /api/foods/read-meal',
    'GET /api/foods/search',
    'GET /api/goals',
    'GET /api/meals',
    'GET /api/meals/analyze-photo',
    'GET /api/meals/usual',
    'GET /api/nutrition/summary',
    'GET /api/own-foods',
    'GET /api/saved-meals',
    'POST /api/meals/weights',
  ],
  'diary:write': [
    'DELETE /api/favorite-foods/{id}',
    'DELETE /api/meals/analyze-photo',
    'DELETE /api/meals/{id}',
    'DELETE /api/own-foods/{id}',
    'DELETE /api/saved-meals/{id}',
    'POST /api/favorite-foods',
    'POST /api/meals',
    'POST /api/meals/analyze-photo',
    'POST /api/meals/copy',
    'POST /api/own-foods',
    'POST /api/saved-meals',
    'PUT /api/meals/{id}',
    'PUT /api/own-foods/{id}',
    'PUT /api/saved-meals/{id}',
  ],
  'diary:write body:write': ['POST /api/diary-import'],
  'inventory:read': [
    'GET /api/prices',
    'POST /api/prices/read',
    'GET /api/ingredients',
    'GET /api/ingredients/expiring',
    'GET /api/ingredients/quick-add',
    'GET /api/ingredients/read-name',
    'GET /api/ingredients/usual-days',
    'GET /api/ledger',
    'GET /api/ledger/forecast',
    'POST /api/ingredients/plan-use',
  ],
  'inventory:write': [
    'POST /api/prices',
    'DELETE /api/prices/{id}',
    'DELETE /api/ingredients/expired',
    'DELETE /api/ingredients/{id}',
    'POST /api/ingredients',
    'POST /api/ingredients/typed',
    'POST /api/ingredients/use',
    'POST /api/ingredients/{id}/open',
    'POST /api/ingredients/{id}/store',
    'POST /api/ledger/{id}/counted',
    'PUT /api/ingredients/{id}',
  ],
  'inventory:write diary:write': ['POST /api/ingredients/{id}/eat'],
  'list:read': [
    'GET /api/shopping-list',
    'GET /api/shopping-list/minimums',
    'GET /api/shopping-list/settings',
  ],
  'list:write': [
    'DELETE /api/shopping-list/completed',
    'DELETE /api/shopping-list/{id}',
    'POST /api/shopping-list',
    'POST /api/shopping-list/from-recipe',
    'POST /api/shopping-list/several',
    'POST /api/shopping-list/typed',
    'PUT /api/shopping-list/minimums',
    'PUT /api/shopping-list/settings',
    'PUT /api/shopping-list/{id}',
  ],
  'plan:read': ['GET /api/plan', 'GET /api/plan/cost', 'GET /api/plan/templates', 'POST /api/plan/propose'],
  'plan:write': [
    'DELETE /api/plan/{id}',
    'POST /api/plan',
    'POST /api/plan/copy',
    'DELETE /api/plan/templates/{id}',
    'POST /api/plan/templates',
    'POST /api/plan/templates/{id}/apply',
    'PUT /api/plan/{id}',
  ],
  'plan:write inventory:write diary:write': ['POST /api/plan/{id}/cook'],
  'plan:write list:write': ['POST /api/plan/to-list'],
  'plan:write recipes:write': ['POST /api/plan/several'],
  'recipes:read': [
    'GET /api/recipes/{id}/cost',
    'GET /api/pictures/{hash}',
    'GET /api/recipe-export',
    'GET /api/recipe-import',
    'GET /api/recipe-import/recipes',
    'GET /api/recipe-import/recipes/{id}/picture',
    'GET /api/recipes',
    'GET /api/recipes/cards',
    'GET /api/recipes/from-cookbook',
    'GET /api/recipes/generate',
    'GET /api/recipes/idea-images',
    'GET /api/recipes/what-would-help',
    'GET /api/recipes/{id}',
    'GET /api/recipes/{id}/versions',
    'GET /api/unwanted-dishes',
    'POST /api/recipes/preview',
    'POST /api/recipes/read-page',
    'POST /api/recipes/read-text',
    'POST /api/recipes/scale',
  ],
  'recipes:write': [
    'DELETE /api/cookbooks/{id}',
    'DELETE /api/recipe-import',
    'DELETE /api/recipes/made/{id}/{date}',
    'DELETE /api/recipes/{id}',
    'DELETE /api/recipes/{id}/photo',
    'DELETE /api/unwanted-dishes/{id}',
    'POST /api/cookbooks',
    'POST /api/recipe-import',
    'POST /api/recipe-import/run',
    'POST /api/recipes',
    'POST /api/recipes/generate-image',
    'POST /api/recipes/own',
    'POST /api/recipes/remove',
    'POST /api/unwanted-dishes',
    'PUT /api/cookbooks/{id}',
    'PUT /api/recipes/made/{id}/{date}',
    'PUT /api/recipes/{id}',
    'PUT /api/recipes/{id}/own',
    'PUT /api/recipes/{id}/photo',
  ],
};

/** Calls of people themselves, none of which a token may make: their account, others who see their data, and the shop. */
const NEVER =
  /^\/api\/(?:account|activity|auth|business|cart|checkout|coaching|kitchen|legal|orders|payment-method|preferences|profile|reminders|services|tokens|undo|webhooks)(?:\/|$)/;

/** Addresses and codes that would outlive the token by which they are made or read. */
const LASTING = [
  'GET /api/plan/calendar',
  'POST /api/plan/calendar',
  'DELETE /api/plan/calendar',
  'PUT /api/recipes/{id}/link',
  'DELETE /api/recipes/{id}/link',
  'GET /api/recipes/bookmarklet',
  'PUT /api/recipes/bookmarklet',
  'DELETE /api/recipes/bookmarklet',
  'POST /api/recipes/read-sent-page',
];

/** Answered before a caller is looked for. */
const PROBES = new Set(['/api/health', '/api/ready']);

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Null if no token may make it. */
  readonly scopes: readonly TokenScope[] | null;
  readonly isForUsers: boolean;
}

/** Every call that is bound, as the reference tells it. */
async function everyCall(app: TestApp): Promise<Call[]> {
  const { body } = await app.client().send('GET', '/api/openapi.json');
  const { paths } = body as {
    paths: Record<string, Record<string, { security: Array<{ token?: TokenScope[] }>; responses: object }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      scopes: security.flatMap(({ token }) => (token ? [token] : []))[0] ?? null,
      isForUsers: security.length > 0 && !('403' in responses),
    })),
  );
}

/** Calls that are answered by what they find, so that hundreds of them can be made. */
const send = (client: TestClient, { method, path }: Call, id: number | string = 1) =>
  client.send(method, path.replaceAll(/\{\w+\}/g, String(id)), method === 'GET' ? {} : { body: '{}' });

const readsOf = (area: string) => [`${area}:read`];
const writesOf = (area: string) => [`${area}:read`, `${area}:write`];

describe('access by personal API tokens', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  let calls: Call[];
  beforeAll(async () => {
    app = await startTestApp();
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    calls = (await everyCall(app)).filter(({ path }) => !PROBES.has(path));
  });
  afterAll(() => app.close());

  test('old rights never lose a call, and every call that tokens may make is in the table', () => {
    const table = Object.entries(CALLS).flatMap(([scopes, names]) =>
      names.map((name) => [name, scopes] as const),
    );
    const needed = new Map(calls.map(({ name, scopes }) => [name, scopes]));
    const lost = table.filter(([name, scopes]) => {
      const now = needed.get(name);
      return !now?.every((scope) => scopes.split(' ').includes(scope));
    });
    expect(lost).toEqual([]);
    const listed = new Set(table.map(([name]) => name));
    expect(calls.filter(({ name, scopes }) => scopes && !listed.has(name))).toEqual([]);
  });

  test('a call without rights is one that no token may make', () => {
    const open = calls.filter(({ isForUsers, scopes }) => isForUsers && !scopes);
    const unknown = open.filter(({ name, path }) => !(NEVER.test(path) || LASTING.includes(name)));
    expect(unknown.map(({ name }) => name)).toEqual([]);
    expect(calls.filter(({ isForUsers, scopes }) => !isForUsers && scopes)).toEqual([]);
  });

  test.each(
    TOKEN_AREAS.flatMap((area) => [
      [`${area}:read` as TokenScope, readsOf(area)] as const,
      [`${area}:write` as TokenScope, writesOf(area)] as const,
    ]),
  )('%s makes exactly the calls that need no more', async (scope, held) => {
    const { client } = await tokenClient(app, bea, [scope]);
    const wrong: unknown[] = [];
    for (const call of calls) {
      const mayMake = call.scopes?.every((one) => held.includes(one)) ?? false;
      const { status } = await send(client, call);
      if ((status === 403) === mayMake || status === 401 || status >= 500) wrong.push([call.name, status]);
    }
    expect(wrong).toEqual([]);
  });

  test('all rights together, and those of an admin, open no call of an account, an admin or a coach', async () => {
    for (const owner of [ada, bea]) {
      const { client } = await tokenClient(app, owner);
      const wrong: unknown[] = [];
      for (const call of calls) {
        const { status } = await send(client, call);
        if ((status === 403) !== (call.scopes === null)) wrong.push([call.name, status]);
      }
      expect(wrong).toEqual([]);
    }
  });

  test('tokens that are withdrawn, expired or mistyped, or whose owner is inactive or deleted, open nothing', async () => {
    const [cleo, dora] = [await insertPerson(app, 'cleo'), await insertPerson(app, 'dora')];
    const [withdrawn, expired, valid, ofInactive, ofDeleted] = [
      await tokenClient(app, bea),
      await tokenClient(app, bea, undefined, 1),
      await tokenClient(app, bea),
      await tokenClient(app, cleo),
      await tokenClient(app, dora),
    ];
    await bea.call(apiTokens.withdraw, { params: { id: withdrawn.id } });
    await app.db.execute(`update api_tokens set expires_at = now() where id = ${expired.id}`);
    await deactivateUser(app.db, 'cleo');
    await deleteUser(app.db, 'dora');
    const mistyped = app
      .client()
      .useToken(`${valid.token.slice(0, -1)}${valid.token.endsWith('a') ? 'b' : 'a'}`);
    const clients = [withdrawn, expired, ofInactive, ofDeleted].map(({ client }) => client);
    const wrong: unknown[] = [];
    for (const client of [...clients, mistyped])
      for (const call of calls) {
        const { status } = await send(client, call);
        if (status !== 401) wrong.push([call.name, status]);
      }
    expect(wrong).toEqual([]);
  });

  test('the token of a former member finds nothing of the kitchen, and changes nothing in it', async () => {
    await insertPerson(app, 'eve');
    const guest = await insertPerson(app, 'finn');
    const [hostId, guestId] = [await userIdOf(app.db, 'eve'), await userIdOf(app.db, 'finn')];
    await fillOwnedRows(app.db, hostId, 'eve’s own');
    const ids = await idsOf(app.db, hostId);
    const own = await kitchenOf(app.db, guestId);
    const { client } = await tokenClient(app, guest);
    const shared = calls.find(({ name }) => name === 'GET /api/recipes/{id}') as Call;
    await moveIn(app.db, { guest: guestId, host: hostId });
    expect((await send(client, shared, ids.recipes)).status).toBe(200);
    await moveBack(app.db, guestId, own);
    const before = await rowsOf(app.db, hostId);
    const wrong: unknown[] = [];
    for (const call of calls)
      for (const id of call.path.includes('{') ? [...new Set(Object.values(ids))] : [1]) {
        const { status, body } = await send(client, call, id);
        if (JSON.stringify(body).includes('eve’s own')) wrong.push([call.name, id, 'tells']);
        if (call.path.includes('{') && status < 300) wrong.push([call.name, id, status]);
      }
    expect(wrong).toEqual([]);
    expect(await rowsOf(app.db, hostId)).toEqual(before);
  });
});
