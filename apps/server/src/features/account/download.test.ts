import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#db/client.ts';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { insertAdmin, insertPerson, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { readZip } from '#testing/read-zip.ts';
import {
  countOwnedRows,
  fillOwnedRows,
  giveManyPictures,
  giveMeals,
  giveMealsOf,
  kitchenOf,
  userIdOf,
} from '#testing/rows/fill-owned-rows.ts';
import { drawAnew } from '#testing/rows/picture-rows.ts';
import { countOpenTransactions, endOpenTransactions, readSessions } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { OWN_ROWS } from './download/own-row-queries.ts';
import { OWN_TABLES } from './download/own-tables.ts';
import { downloadData } from './download-data.ts';

/** README.txt, data.json and the CSV files; the pictures come on top. */
const FILES = 17;

describe('the data download', () => {
  let app: TestApp;
  let host: TestClient;
  let bea: TestClient;
  let beaId: number;
  beforeAll(async () => {
    app = await startTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
    host = await signUpAdmin(app);
    bea = await signUpUser(app, host, 'bea');
    await insertPerson(app, 'cy1');
    beaId = await userIdOf(app.db, 'bea');
    await fillOwnedRows(app.db, beaId, 'mark of bea');
    await fillOwnedRows(app.db, await userIdOf(app.db, 'cy1'), 'mark of cy');
  });
  afterAll(() => app.close());

  const fetchZip = (client: TestClient) =>
    fetch(`${app.origin}${account.download.path}`, {
      headers: { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE)}` },
    });

  async function download(client: TestClient) {
    const answer = await fetchZip(client);
    return readZip(Buffer.from(await answer.arrayBuffer()));
  }

  test('is a zip file with name and date that is not cached', async () => {
    const answer = await fetchZip(bea);
    await answer.arrayBuffer();
    const { status, headers } = answer;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="game-plan-cookbook-2026-11-21.zip"',
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('contains all of the user’s data and nobody else’s', async () => {
    const files = await download(bea);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'data.json',
      'ingredients.csv',
      'recipes.csv',
      'meals.csv',
      'saved-meals.csv',
      'favorite-foods.csv',
      'own-foods.csv',
      'weight-and-water.csv',
      'daily-goals.csv',
      'shopping-list.csv',
      'plan.csv',
      'stock.csv',
      'prices.csv',
      'orders.csv',
      expect.stringMatching(/^pictures\/recipe-\d+-made-2026-11-21\.jpg$/),
      expect.stringMatching(/^pictures\/recipe-\d+\.jpg$/),
    ]);
    const all = [...files.values()].map(String).join('\n');
    expect(all).toContain('mark of bea');
    expect(all).not.toContain('mark of cy');
    expect(all).not.toMatch(/argon2|passwordHash|cy1|ada@example/);

    const data: Record<string, unknown> = JSON.parse(String(files.get('data.json')));
    expect(data).toMatchObject({
      account: { username: 'bea', email: 'bea@example.org' },
      profile: { notes: 'mark of bea' },
      preferences: { dislikes: ['mark of bea'] },
      ideaHistory: { given: ['mark of bea'] },
      sessions: [{ lastUsedOn: '2026-11-21' }],
      ingredients: [{ name: '=mark of bea' }],
      cookedRecipes: [{ name: 'mark of bea' }],
      recipes: [{ name: 'mark of bea' }],
      meals: [{ date: '2026-11-21', foods: [{ name: 'mark of bea' }] }],
      ownFoods: [{ name: 'mark of bea' }],
      bodyLog: [{ date: '2026-11-21', weight: 70 }],
      dailyGoals: [{ beginsOn: '2026-11-01', calories: 1800 }],
      savedMeals: [{ name: 'mark of bea' }],
      favoriteFoods: [{ food: { name: 'mark of bea' } }],
      unwantedDishes: [{ name: 'mark of bea', wanted: 'never' }],
      shoppingList: [{ name: 'mark of bea' }],
      cart: [{ service: 'Coaching', totalPriceCents: 5000 }],
      orders: [{ totalAmountCents: 5500, orderItems: [{ name: 'mark of bea' }] }],
      orderEvents: [{ kind: 'placed', note: 'mark of bea' }],
      pictures: [{ name: 'mark of bea', file: [...files.keys()].at(-1) }],
      adminActions: [{ action: 'reset_password', adminName: 'admin of mark of bea' }],
    });
  });

  test.each([
    ['ingredients.csv', 'ingredients', ['allergens', 'dietaryTags', 'id', 'serving']],
    [
      'recipes.csv',
      'recipes',
      [
        'allergens',
        'caloriesArePartial',
        'cookedGrams',
        'createdAt',
        'dietaryTags',
        'externalId',
        'id',
        'imageMadeBy',
        'imageState',
        'imageUrl',
        'updatedAt',
      ],
    ],
    ['own-foods.csv', 'ownFoods', ['createdAt', 'id', 'updatedAt']],
    ['weight-and-water.csv', 'bodyLog', ['id', 'updatedAt']],
    ['daily-goals.csv', 'dailyGoals', ['id', 'updatedAt']],
    ['shopping-list.csv', 'shoppingList', ['id', 'isStocked', 'recipeId', 'recipeNeeds']],
    [
      'plan.csv',
      'planEntries',
      ['changedAt', 'dishId', 'eaters', 'id', 'portions', 'recipeId', 'restOf', 'revision'],
    ],
    ['stock.csv', 'stockMovements', ['at', 'id', 'ingredientId']],
  ] as const)('%s has a column for every field, except those named here', async (file, list, leftOut) => {
    const kitchenId = await kitchenOf(app.db, beaId);
    const [row] = await OWN_ROWS[list](app.db, { userId: beaId, kitchenId, afterId: 0 });
    const unread = new Set(Object.keys(row ?? {}));
    const observed = new Proxy(row ?? {}, {
      get(target, field) {
        unread.delete(String(field));
        return Reflect.get(target, field);
      },
    });
    const table = OWN_TABLES.find((one) => one.file === file);
    const pages = table?.cells(async function* () {
      yield [observed as never];
    });
    for await (const page of pages ?? []) expect(page).toHaveLength(1);
    expect([...unread].sort()).toEqual(leftOut);
  });

  test('covers every table with a user_id or a kitchen_id', async () => {
    const places: Record<string, string> = {
      api_tokens: 'tokens',
      body_log: 'bodyLog',
      coach_consents: 'coachConsents',
      coach_weeks: 'coachWeeks',
      cookbooks: 'cookbooks',
      cooked_recipes: 'cookedRecipes',
      daily_goals: 'dailyGoals',
      day_comments: 'dayComments',
      favorite_foods: 'favoriteFoods',
      idea_history: 'ideaHistory',
      ingredients: 'ingredients',
      kitchen_invitations: 'kitchen',
      kitchen_members: 'kitchen',
      linked_identities: 'linkedIdentities',
      made_photos: 'madePhotos',
      meals: 'meals',
      order_events: 'orderEvents',
      orders: 'orders',
      own_foods: 'ownFoods',
      passkeys: 'passkeys',
      picture_uses: 'pictures',
      pictures: 'pictures',
      plan_entries: 'planEntries',
      plan_templates: 'planTemplates',
      prices: 'prices',
      recipe_favorites: 'recipes',
      recipe_versions: 'recipeVersions',
      recipes: 'recipes',
      reminders: 'reminders',
      removals: 'removals',
      saved_meals: 'savedMeals',
      shopping_cart: 'cart',
      shopping_list: 'shoppingList',
      stock_movements: 'stockMovements',
      unwanted_dishes: 'unwantedDishes',
      user_preferences: 'preferences',
      user_profiles: 'profile',
      webhooks: 'webhooks',
    };
    // Rows that are there to be locked, stored responses for a change that is sent again, the file that is being imported, what
    // reminders are sent by, and calls of webhooks: nothing that is not in the others. And the secret of one-time codes.
    const {
      idempotency_keys,
      account_locks,
      kitchen_locks,
      recipe_imports,
      found_recipes,
      reminder_days,
      push_subscriptions,
      second_factors,
      webhook_calls,
      ...counts
    } = await countOwnedRows(app.db, beaId);
    expect(Object.keys(counts)).toEqual(Object.keys(places));
    const data: object = JSON.parse(String((await download(bea)).get('data.json')));
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.values(places)));
  });

  test('its CSV files open in a spreadsheet without running formulas', async () => {
    await app.db.execute(
      `update ingredients set added_at = '2026-11-20T23:30:00Z' where added_by = ${beaId}`,
    );
    await app.db.execute(`update recipes set cuisine = 'salt; =1+1' where added_by = ${beaId}`);
    await app.db.execute(`update orders set status = 'paid', refunded_cents = 1010 where user_id = ${beaId}`);
    await app.db.execute(`update meals set foods = jsonb_set(foods, '{0,protein}', '40.800000000000004')`);
    await giveMealsOf(app.db, beaId, { count: 1, name: 'rice', foods: 1, date: '2026-11-20' });
    const files = await download(bea);
    expect(String(files.get('ingredients.csv'))).toBe(
      '\uFEFFName,Category,Quantity,Unit,Status,Expiry Date,Place,Opened,Bought,Batches,Added (UTC)\r\n' +
        "'=mark of bea,grain,1,cup,fresh,,,,,,2026-11-20 23:30\r\n",
    );
    expect(String(files.get('recipes.csv'))).toContain('"salt; \'=1+1"');
    const [, ...orderLines] = String(files.get('orders.csv')).trimEnd().split('\r\n');
    expect(orderLines[0]?.split(',')[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(orderLines.map((line) => line.split(',').slice(5))).toEqual([
      ['mark of bea', '"Where we meet: By video; Meal plan"', '1', '50.00'],
      ['Tax (10%)', '', '1', '5.00'],
      ['Refunded', '', '1', '-10.1'],
    ]);
    // By day, not in the order of logging.
    expect(String(files.get('meals.csv')).split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/^2026-11-20,breakfast,rice,/),
      '2026-11-21,breakfast,mark of bea,1,cup,158,40.8,27,3,,,,',
    ]);
  });

  test('contains the user’s own kitchen while they are in another one', async () => {
    const flo = await insertPerson(app, 'flo');
    const floId = await userIdOf(app.db, 'flo');
    await fillOwnedRows(app.db, floId, 'mark of flo');
    await inviteAndJoin(host, flo, 'flo');
    await flo.call(ingredients.create, {
      body: { name: 'Shared salt', category: 'spice', quantity: '1', unit: 'cup' },
    });
    const files = await download(flo);
    expect([...files.keys()].slice(-8)).toEqual([
      'own-kitchen/ingredients.csv',
      'own-kitchen/recipes.csv',
      'own-kitchen/shopping-list.csv',
      'own-kitchen/plan.csv',
      'own-kitchen/stock.csv',
      'own-kitchen/prices.csv',
      expect.stringMatching(/^own-kitchen\/pictures\/recipe-\d+-made-2026-11-21\.jpg$/),
      expect.stringMatching(/^own-kitchen\/pictures\/recipe-\d+\.jpg$/),
    ]);
    expect(String(files.get('ingredients.csv'))).not.toContain('mark of flo');
    expect(String(files.get('own-kitchen/ingredients.csv'))).toContain('mark of flo');
    expect(String(files.get('README.txt'))).toContain('own-kitchen/');
    expect(JSON.parse(String(files.get('data.json')))).toMatchObject({
      ingredients: [{ name: 'Shared salt' }],
      ownKitchen: {
        ingredients: [{ name: '=mark of flo' }],
        recipes: [{ name: 'mark of flo' }],
        shoppingList: [{ name: 'mark of flo' }],
        planEntries: [{ name: 'mark of flo' }],
        planTemplates: [{ name: 'mark of flo', meals: [] }],
        stockMovements: [{ name: 'mark of flo' }],
        pictures: [{ name: 'mark of flo' }],
      },
    });
    expect(String([...files.values()].at(-1))).toBe('picture of mark of flo');
  });

  async function inviteAndJoin(owner: TestClient, guest: TestClient, username: string): Promise<void> {
    await owner.call(kitchens.invite, { body: { username } });
    const [invitation] = await guest.call(kitchens.invitations);
    await guest.call(kitchens.accept, { params: { id: String(invitation?.id) }, body: { bring: false } });
  }

  test('contains the picture files', async () => {
    const files = await download(bea);
    expect(String([...files.values()].at(-1))).toBe('picture of mark of bea');
  });

  test('contains drawings as they are stored', async () => {
    const eve = await insertPerson(app, 'eve');
    const eveId = await userIdOf(app.db, 'eve');
    await fillOwnedRows(app.db, eveId, 'mark of eve');
    await drawAnew(app.db, await kitchenOf(app.db, eveId), '<svg>soup of eve</svg>');
    const [path, file] = [...(await download(eve))].at(-1) ?? [];
    expect(path).toMatch(/^pictures\/recipe-\d+\.svg$/);
    expect(String(file)).toBe('<svg>soup of eve</svg>');
  });

  test('has empty lists for a user without data', async () => {
    const dee = await insertPerson(app, 'dee');
    const data: unknown = JSON.parse(String((await download(dee)).get('data.json')));
    expect(data).toMatchObject({
      profile: null,
      preferences: null,
      meals: [],
      pictures: [],
      adminActions: [],
    });
  });

  describe('of thousands of meals', () => {
    beforeAll(() => giveMeals(app.db, beaId, 5000, `rice ${'x'.repeat(200)}`));

    /** Reads the first bytes only, so that the server has to wait. */
    async function begin(from = app, client = bea): Promise<IncomingMessage> {
      const request = get(`${from.origin}${account.download.path}`, {
        headers: { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE)}` },
      });
      const [answer]: IncomingMessage[] = await once(request, 'response');
      if (!answer) throw new Error('There was no answer');
      await once(answer, 'readable');
      return answer;
    }

    /** Reads on to the end, well or not. */
    const comesWhole = (answer: IncomingMessage): Promise<boolean> =>
      buffer(answer).then(
        () => true,
        () => answer.complete,
      );

    const openTransactions = () => countOpenTransactions(app.db);

    async function until(isDone: () => Promise<boolean>): Promise<void> {
      while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
    }

    test('is a snapshot: rows added meanwhile are not in it', async () => {
      const answer = await begin();
      await giveMeals(app.db, beaId, 1, 'added meanwhile');
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const files = await readZip(Buffer.concat(chunks));
      const { meals }: { meals: unknown[] } = JSON.parse(String(files.get('data.json')));
      expect(meals).toHaveLength(5002);
      expect(String(files.get('recipes.csv'))).toContain('"salt; \'=1+1"');
      expect(String(files.get('meals.csv')).split('\r\n')).toHaveLength(5004);
      expect(String(files.get('meals.csv'))).not.toContain('added meanwhile');
    });

    test('of several at once exactly one is complete, and none fails with a server error', async () => {
      const answers = await Promise.all([fetchZip(bea), fetchZip(bea), fetchZip(bea)]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const whole = await Promise.allSettled(answers.map((answer) => answer.arrayBuffer()));
      const zips = whole.filter(({ status }, index) => status === 'fulfilled' && answers[index]?.ok);
      expect(zips).toHaveLength(1);
    });

    describe('and more pictures than a connection holds', () => {
      let pictures: number;
      beforeAll(async () => {
        pictures = await giveManyPictures(app.db, beaId);
      });

      test('ends its transaction when the client disconnects', async () => {
        const answer = await begin();
        // Until nothing more fits on the way, its transaction is busy rather than waiting.
        await until(async () => (await openTransactions()) === 1);
        answer.destroy();
        await until(async () => (await openTransactions()) === 0);
        expect(app.logLines.filter((line) => line.includes('A download'))).toEqual([]);
      });

      test.each([
        [
          'deletes the account',
          (client: TestClient) => client.call(account.remove, { body: { password: PASSWORD } }),
        ],
        ['signs out', (client: TestClient) => client.call(auth.logout)],
      ])('ends when its user %s, although the client reads nothing', async (what, end) => {
        const name = what.replace(' ', '').slice(0, 8);
        const client = await insertPerson(app, name);
        await giveManyPictures(app.db, await userIdOf(app.db, name));
        const answer = await begin(app, client);
        await until(async () => (await openTransactions()) === 1);
        await end(client);
        await until(async () => (await openTransactions()) === 0);
        expect(await comesWhole(answer)).toBe(false);
        expect(app.logLines.filter((line) => line.includes('A download'))).toEqual([]);
      });

      test('breaks off when the database connection is lost, and logs it; is aborted by a newer one of the same user', async () => {
        const lost = await begin();
        await endOpenTransactions(app.db);
        expect(await comesWhole(lost)).toBe(false);
        const logged = () => app.logLines.filter((line) => line.includes('A download'));
        await expect.poll(logged).toHaveLength(1);

        const former = await begin();
        const answer = await fetchZip(bea);
        expect(answer.status).toBe(200);
        expect(await comesWhole(former)).toBe(false);
        expect((await readZip(Buffer.from(await answer.arrayBuffer()))).size).toBe(FILES + pictures);
        await until(async () => (await openTransactions()) === 0);
        expect(logged()).toHaveLength(1);
      });

      test('goes on when others used all connections for longer than a query waits', async () => {
        const { db, pool, close } = connectDatabase(app.databaseUrl, () => undefined, { size: 2 });
        // Both connections are open before a query may wait only this long.
        const [held, free] = await Promise.all([pool.connect(), pool.connect()]);
        free.release();
        pool.options.connectionTimeoutMillis = 20;
        const connect = vi.spyOn(pool, 'connect');
        const { sid } = (await readSessions(app.db)).find(({ sess }) => sess.userId === beaId) ?? {};
        if (sid === undefined) throw new Error('bea is not signed in');
        const content = downloadData(db, {
          userId: beaId,
          kitchenId: await kitchenOf(app.db, beaId),
          sid,
          now: () => new Date('2026-11-21T12:00:00Z'),
          onEnd: () => undefined,
        });
        const whole = buffer(content);
        // The transaction's, the check's, and that of the check again.
        await until(async () => connect.mock.calls.length > 2);
        held.release();
        expect((await readZip(await whole)).size).toBe(FILES + pictures);
        await close();
      });

      test('does not keep the server from stopping', async () => {
        const other = await startTestApp();
        const ada = await insertAdmin(other);
        await giveManyPictures(other.db, await userIdOf(other.db, 'ada'));
        const answer = await begin(other, ada);
        await other.close();
        expect(await comesWhole(answer)).toBe(false);
      });
    });
  });
});
