import type { Access, Endpoint } from '@game-plan/contracts/endpoint';
import { favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import { meals } from '@game-plan/contracts/food/meals';
import { ownFoods } from '@game-plan/contracts/food/own-foods';
import { savedMeals } from '@game-plan/contracts/food/saved-meals';
import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { prices } from '@game-plan/contracts/kitchen/prices';
import { recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { admin } from '@game-plan/contracts/people/admin';
import { apiTokens } from '@game-plan/contracts/people/api-tokens';
import { coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import { passkeys } from '@game-plan/contracts/people/passkeys';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { reminders } from '@game-plan/contracts/people/reminders';
import { secondFactor } from '@game-plan/contracts/people/second-factor';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { undo } from '@game-plan/contracts/people/undo';
import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { webhooks } from '@game-plan/contracts/people/webhooks';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { business } from '@game-plan/contracts/shop/business';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPerson, signUpAdmin, signUpUser } from '#testing/people.ts';
import { dataUrl, photoWithMetadata } from '#testing/photos.ts';
import { fillOwnedRows, kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveBack, moveIn } from '#testing/rows/kitchens.ts';
import { type Ids, idsOf, rowsOf } from '#testing/rows/owned-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Every call that is bound, as the reference tells it: an endpoint that is missing below is tested all the same. */
async function everyCall(app: TestApp): Promise<Call[]> {
  const { body } = await app.client().send('GET', '/api/openapi.json');
  const { paths } = body as {
    paths: Record<string, Record<string, { security: unknown[]; responses: object }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => ({
      method: method.toUpperCase(),
      path,
      access: accessOf(security, responses),
    })),
  );
}

function accessOf(security: unknown[], responses: object): Access {
  if (security.length === 0) return 'public';
  if (!('403' in responses)) return 'user';
  return JSON.stringify(responses[403]).includes('coach') ? 'coach' : 'admin';
}

const ITEM = { name: 'Mine', quantity: '9', unit: 'cup' } as const;
const PHOTO = { imageBase64: dataUrl(await photoWithMetadata()) };
const OWN_RECIPE = { name: 'Mine', servings: 1, ingredients: ['1 egg'], instructions: ['Boil.'] } as const;
const WEBHOOK = {
  url: 'https://mine.example.org/',
  events: ['list.changed'],
  hour: 9,
  timeZone: 'UTC',
} as const;

/** Every call that names a row of a person, as another user would make it. */
const STRANGERS: ReadonlyArray<readonly [Endpoint, keyof Ids, unknown?]> = [
  [ingredients.update, 'ingredients', ITEM],
  [ingredients.eat, 'ingredients', { type: 'dinner' }],
  [ingredients.store, 'ingredients', { place: 'freezer' }],
  [ingredients.open, 'ingredients', {}],
  [ledger.count, 'ingredients'],
  [ingredients.remove, 'ingredients'],
  [meals.update, 'meals', { type: 'dinner' }],
  [meals.remove, 'meals'],
  [ownFoods.update, 'own_foods', { name: 'Mine', figuresFor: '100 g', calories: 9 }],
  [ownFoods.remove, 'own_foods'],
  [savedMeals.update, 'saved_meals', { name: 'Mine' }],
  [savedMeals.remove, 'saved_meals'],
  [favoriteFoods.remove, 'favorite_foods'],
  [unwantedDishes.remove, 'unwanted_dishes'],
  [apiTokens.withdraw, 'api_tokens'],
  [reminders.removeBrowser, 'push_subscriptions'],
  [singleSignOn.unlink, 'linked_identities'],
  [prices.remove, 'prices'],
  [prices.ofRecipe, 'recipes'],
  [webhooks.update, 'webhooks', WEBHOOK],
  [webhooks.renewSecret, 'webhooks'],
  [webhooks.test, 'webhooks'],
  [webhooks.remove, 'webhooks'],
  [passkeys.remove, 'passkeys'],
  [coaching.removeComment, 'day_comments'],
  [coaching.answerWeek, 'coach_weeks', { taken: [0] }],
  [recipes.read, 'recipes'],
  [recipes.update, 'recipes', { isFavorite: true }],
  [ownRecipes.versions, 'recipes'],
  [ownRecipes.update, 'recipes', OWN_RECIPE],
  [plan.update, 'plan_entries', { servings: 9 }],
  [plan.cook, 'plan_entries'],
  [plan.remove, 'plan_entries'],
  [plan.applyTemplate, 'plan_templates', { to: '2026-11-21' }],
  [plan.removeTemplate, 'plan_templates'],
  [cookbooks.update, 'cookbooks', { name: 'Mine' }],
  [cookbooks.remove, 'cookbooks'],
  [pictures.setPhoto, 'recipes', PHOTO],
  [pictures.setMadePhoto, 'recipes', PHOTO],
  [pictures.removeMadePhoto, 'recipes'],
  [pictures.removePhoto, 'recipes'],
  [recipeLinks.make, 'recipes'],
  [recipeLinks.withdraw, 'recipes'],
  [recipes.remove, 'recipes'],
  [recipeImports.picture, 'found_recipes'],
  [shoppingList.update, 'shopping_list', { ...ITEM, isCompleted: true }],
  [shoppingList.remove, 'shopping_list'],
  [cart.update, 'shopping_cart', { quantity: 9 }],
  [cart.remove, 'shopping_cart'],
  [orders.read, 'orders'],
  [orders.cancel, 'orders', {}],
  [orders.pay, 'orders'],
  [orders.checkPayment, 'orders'],
  [pictures.read, 'hash'],
  [undo.run, 'removals'],
  [kitchens.withdraw, 'kitchen_invitations'],
  [kitchens.accept, 'kitchen_invitations', { bring: true }],
  [kitchens.decline, 'kitchen_invitations'],
  [kitchens.removeMember, 'person'],
];

/** Those of them that name what a kitchen shares. */
const SHARED = new Set<Endpoint>([
  prices.remove,
  prices.ofRecipe,
  ingredients.update,
  ingredients.eat,
  ingredients.store,
  ingredients.open,
  ledger.count,
  ingredients.remove,
  recipes.read,
  recipes.update,
  ownRecipes.update,
  ownRecipes.versions,
  recipes.remove,
  recipeLinks.make,
  recipeLinks.withdraw,
  pictures.setPhoto,
  pictures.removePhoto,
  pictures.setMadePhoto,
  pictures.removeMadePhoto,
  shoppingList.update,
  shoppingList.remove,
  plan.update,
  plan.cook,
  plan.remove,
  plan.applyTemplate,
  plan.removeTemplate,
  cookbooks.update,
  cookbooks.remove,
  pictures.read,
  kitchens.withdraw,
]);

/** The calls that name a row in what they send. */
const BY_BODY: ReadonlyArray<readonly [Endpoint, (ids: Ids) => unknown]> = [
  [pictures.generate, (ids) => ({ recipeName: 'Mine', ingredients: ['Egg'], recipeId: ids.recipes })],
  [recipes.removeSeveral, (ids) => ({ ids: [ids.recipes] })],
  [recipeImports.run, (ids) => ({ ids: [ids.found_recipes] })],
  [plan.create, (ids) => ({ day: '2026-11-21', slot: 'dinner', recipeId: ids.recipes })],
  [shoppingList.create, (ids) => ({ ...ITEM, recipeId: ids.recipes })],
  [
    shoppingList.addFromRecipe,
    (ids) => ({ recipeId: ids.recipes, lines: [{ name: 'Egg', amount: '1', unit: '', available: false }] }),
  ],
];

describe('access to endpoints', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  let calls: Call[];
  let adaId: number;
  let ids: Ids;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await signUpAdmin(app);
    bea = await signUpUser(app, ada, 'bea');
    calls = await everyCall(app);
    adaId = await userIdOf(app.db, 'ada');
    await fillOwnedRows(app.db, adaId, 'ada’s own');
    ids = await idsOf(app.db, adaId);
  });
  afterAll(() => app.close());

  const callsOf = (access: Access) => calls.filter((call) => call.access === access);
  const withId = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

  test('exactly the known endpoints are public', () => {
    expect(callsOf('public').map(nameOf).sort()).toEqual([
      'GET /api/auth/admin-exists',
      'GET /api/auth/invitation',
      'GET /api/auth/oidc/callback',
      'GET /api/auth/oidc/sign-out',
      'GET /api/auth/password-link',
      'GET /api/auth/ways-in',
      'GET /api/calendars/{code}',
      'GET /api/health',
      'GET /api/ready',
      'GET /api/reminders/end/{code}',
      'GET /api/shared/{token}',
      'GET /api/shared/{token}/picture',
      'POST /api/auth/address-confirmation',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/oidc/backchannel-logout',
      'POST /api/auth/oidc/begin',
      'POST /api/auth/passkeys/begin-sign-in',
      'POST /api/auth/passkeys/sign-in',
      'POST /api/auth/password-link',
      'POST /api/auth/setup-admin',
      'POST /api/auth/signup',
      'POST /api/reminders/end/{code}',
      'POST /api/stripe/webhook',
    ]);
  });

  test('all others answer 401 without a session, before the body is read', async () => {
    const guarded = [...callsOf('user'), ...callsOf('coach'), ...callsOf('admin')];
    expect(guarded.length).toBeGreaterThan(50);
    for (const call of guarded) {
      const body = call.method === 'GET' ? {} : { body: 'not JSON' };
      const { status } = await app.client().send(call.method, withId(call.path), body);
      expect([nameOf(call), status]).toEqual([nameOf(call), 401]);
    }
  });

  test('admin endpoints refuse a user', async () => {
    const known = [admin, adminOrders, passwordLink, secondFactor, business]
      .flatMap((contract): Endpoint[] => Object.values(contract))
      .filter(({ access }) => access === 'admin');
    expect(callsOf('admin').map(nameOf).toSorted()).toEqual(known.map(nameOf).toSorted());
    for (const call of callsOf('admin')) {
      const { status } = await bea.send(call.method, withId(call.path));
      expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
    }
  });

  test('coach endpoints refuse a user and an admin', async () => {
    expect(callsOf('coach').length).toBe(Object.keys(coach).length);
    for (const call of callsOf('coach')) {
      for (const client of [bea, ada]) {
        const { status } = await client.send(call.method, withId(call.path));
        expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
      }
    }
  });

  test('state-changing endpoints refuse a page of another site', async () => {
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const headers = { origin: 'https://evil.example' };
      const { status } = await ada.send(call.method, withId(call.path), { headers });
      expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
    }
  });

  test('no response to a signed-in user may be cached by others', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const path = call.path.replace('{hash}', ids.hash).replace('{id}', String(adaId));
      const { headers } = await ada.send('GET', path);
      expect([nameOf(call), headers.get('cache-control')]).toEqual([
        nameOf(call),
        expect.stringMatching(/^(?:no-store|private, .*)$/),
      ]);
    }
  });

  test('every endpoint with a person’s row is in the table below', () => {
    // A day is everybody's own: it names no row.
    // The caller names the coach they agree to: the consent is the caller's own.
    const ownConsent = new Set(['PUT', 'DELETE'].map((method) => `${method} /api/coaching/coaches/{id}`));
    const named = callsOf('user').filter(
      (call) => call.path.replace('{date}', '').includes('{') && !ownConsent.has(nameOf(call)),
    );
    expect(STRANGERS.map(([endpoint]) => nameOf(endpoint)).sort()).toEqual(named.map(nameOf).sort());
  });

  const tryOn = (client: TestClient, of: Ids, [endpoint, key, body]: (typeof STRANGERS)[number]) =>
    client.send(
      endpoint.method,
      endpoint.path.replace('{date}', '2026-11-21').replace(/\{\w+\}/, String(of[key])),
      body === undefined ? {} : { body: JSON.stringify(body) },
    );

  test('another person’s row is 404 and unchanged', async () => {
    const before = await rowsOf(app.db, adaId);
    for (const call of STRANGERS) {
      const [endpoint] = call;
      const answer = await tryOn(bea, ids, call);
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 404]);
      expect(JSON.stringify(answer.body)).not.toContain('ada');
    }
    for (const [endpoint, bodyOf] of BY_BODY) {
      const answer = await bea.send(endpoint.method, endpoint.path, { body: JSON.stringify(bodyOf(ids)) });
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 404]);
    }
    const [{ quantity = '', unit = 'item' } = {}] = await ada.call(ingredients.list);
    const taken = { id: ids.ingredients, quantity, unit, left: '0' };
    expect(await bea.refused(ingredients.use, { body: { items: [taken] } })).toMatchObject({ status: 409 });
    await bea.call(ingredients.clearExpired);
    await bea.call(shoppingList.removeCompleted);
    await bea.call(cart.clear);
    expect(await rowsOf(app.db, adaId)).toEqual(before);
  });

  test('a recipe with another person’s picture address does not open the picture', async () => {
    const imageUrl = `/api/pictures/${ids.hash}`;
    await bea.call(recipes.create, { body: { name: 'Mine', servings: 1, ingredients: [], imageUrl } });
    expect((await bea.download(imageUrl)).status).toBe(404);
    expect((await ada.download(imageUrl)).status).toBe(200);
  });

  describe('with a kitchen of two members', () => {
    let member: TestClient;
    let memberId: number;
    let host: number;
    let shared: Ids;
    beforeAll(async () => {
      await insertPerson(app, 'dee');
      host = await userIdOf(app.db, 'dee');
      await fillOwnedRows(app.db, host, 'dee’s own');
      shared = await idsOf(app.db, host);
      member = await insertPerson(app, 'eve');
      memberId = await userIdOf(app.db, 'eve');
    });

    test('a former member and a member of another kitchen get 404', async () => {
      const own = await kitchenOf(app.db, memberId);
      await moveIn(app.db, { guest: memberId, host });
      expect((await tryOn(member, shared, [recipes.read, 'recipes'])).status).toBe(200);
      await moveBack(app.db, memberId, own);
      const before = await rowsOf(app.db, host);
      for (const client of [member, bea])
        for (const call of STRANGERS) {
          const { status } = await tryOn(client, shared, call);
          expect([nameOf(call[0]), status]).toEqual([nameOf(call[0]), 404]);
        }
      for (const client of [member, bea])
        for (const [endpoint, bodyOf] of BY_BODY) {
          const body = JSON.stringify(bodyOf(shared));
          const { status } = await client.send(endpoint.method, endpoint.path, { body });
          expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), 404]);
        }
      expect(await rowsOf(app.db, host)).toEqual(before);
    });

    test('a member can use shared rows, and none of another member’s own', async () => {
      await moveIn(app.db, { guest: memberId, host });
      const readsFirst = STRANGERS.toSorted(
        ([one], [other]) => Number(one.method !== 'GET') - Number(other.method !== 'GET'),
      );
      for (const call of readsFirst) {
        const [endpoint] = call;
        const { status } = await tryOn(member, shared, call);
        const found = status < 300 ? 'found' : status === 404 ? 'not found' : 'refused';
        const expected = SHARED.has(endpoint)
          ? 'found'
          : endpoint === kitchens.removeMember
            ? 'refused'
            : 'not found';
        expect([nameOf(endpoint), found]).toEqual([nameOf(endpoint), expected]);
      }
    });
  });
});
