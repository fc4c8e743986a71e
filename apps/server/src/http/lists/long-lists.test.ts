import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { meals } from '@game-plan/contracts/food/meals';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { giveMeals, giveMealsOf, giveRecipes, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { exhaustLimit } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { SESSION_COOKIE } from '../sessions/session.ts';

const MEALS = 1025;
/** Some twelve megabytes. */
const LARGE_MEALS = 400;
const DAY = '2026-11-21';

describe('a list of more rows than one page', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  let cyd: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ rateLimit: true });
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    cyd = await insertPerson(app, 'cyd');
    const full = { name: `rice ${'x'.repeat(200)}`, foods: 100 };
    // More bytes than connections buffer while the clients do not read.
    await giveMealsOf(app.db, await userIdOf(app.db, 'ada'), { ...full, count: LARGE_MEALS });
    // One that is long enough to be sent in pieces.
    await giveMealsOf(app.db, await userIdOf(app.db, 'ada'), {
      ...full,
      foods: 30,
      count: 60,
      date: '2026-11-19',
    });
    // Meals of which a page has few, and then meals of which it has many.
    await giveMealsOf(app.db, await userIdOf(app.db, 'cyd'), { ...full, count: 100 });
    await giveMeals(app.db, await userIdOf(app.db, 'cyd'), MEALS - 100, 'beans');
    await giveMeals(app.db, await userIdOf(app.db, 'bea'), 120, 'soup');
  });
  afterAll(() => app.close());

  const begin = async (client: TestClient): Promise<IncomingMessage> => {
    const request = get(`${app.origin}${meals.list.path}`, {
      headers: { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE)}` },
    });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    if (!answer) throw new Error('There was no answer');
    return answer;
  };

  test('is complete, in order, and of one person only', async () => {
    const list = await cyd.call(meals.list);
    expect(list).toHaveLength(MEALS);
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(list.at(-1)?.foods[0]?.name).toBe('beans');
    expect(await bea.call(meals.list)).toHaveLength(120);
    expect((await cyd.send('HEAD', meals.list.path)).status).toBe(200);
  });

  test('of recipes is complete, newest first, with availability', async () => {
    await giveRecipes(app.db, await userIdOf(app.db, 'bea'), 101);
    const list = await bea.call(recipes.list);
    expect(list.map(({ name }) => name)).toEqual(Array.from({ length: 101 }, (_, at) => `Dish ${101 - at}`));
    expect(list[0]?.ingredients[0]).toMatchObject({ name: 'Rice', available: false });
  });

  test('whose readers are stuck delays only the same person’s lists', async () => {
    const unread = await Promise.all(Array.from({ length: 4 }, () => begin(ada)));
    let isAnswered = false;
    // It would be answered before the other person's if it had not to wait.
    const fifth = ada.call(meals.list, { query: { date: '2026-11-19' } }).then((list) => {
      isAnswered = true;
      return list;
    });
    for (let time = 0; time < 10; time += 1) expect(await bea.call(meals.list)).toHaveLength(120);
    expect(await ada.call(meals.list, { query: { date: '2026-11-20' } })).toEqual([]);
    expect(isAnswered).toBe(false);
    for (const answer of unread) answer.destroy();
    expect(await fifth).toHaveLength(60);
  });

  test('is refused to a person above the volume limit, short lists are not', async () => {
    await exhaustLimit(app.db, 'listMegabytesByUser');
    const { status, body } = await ada.send('GET', meals.list.path);
    expect(status).toBe(429);
    expect(body).toMatchObject({
      detail: expect.stringContaining('You have read a great deal in the last hour.'),
    });
    expect(await ada.call(meals.list, { query: { date: '2026-11-20' } })).toEqual([]);
    expect((await ada.send('GET', `${meals.list.path}?startDate=${DAY}&endDate=2026-11-20`)).body).toEqual(
      [],
    );
  });
});
