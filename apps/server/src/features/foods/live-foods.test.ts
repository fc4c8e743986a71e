import { foods } from '@game-plan/contracts/food/foods';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { exhaustLimit } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { type FdcServer, fdcFood, sendJson, startFdcServer } from '#testing/usda/fdc-server.ts';

const HOUR = 3_600_000;
/** How long it takes is no matter here: the seconds that it has for an answer are too few for a machine that is busy. */
const PATIENCE = 60_000;

describe('the food search with a live source', () => {
  let server: FdcServer;
  let app: TestApp;
  let client: TestClient;
  /** The source's clock. */
  let time = 0;
  beforeAll(async () => {
    server = await startFdcServer();
    const foodData = server.source(() => new Date(time), PATIENCE);
    app = await startTestApp({ foodData, rateLimit: true, hasFoods: true });
    client = await insertAdmin(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    // Past whatever rest an earlier test has caused.
    time += HOUR;
    server.asked.length = 0;
  });

  const search = (query: string) => client.call(foods.search, { query: { query } });
  const answerWith = (food: unknown) => {
    server.answer = (_query, dataType, response) =>
      sendJson(response, { foods: dataType === 'Branded' ? [] : [food] });
  };

  test('queries it when few stored foods match, and caches the answer', async () => {
    answerWith(fdcFood(999001, 'Zorbleberries, raw', 'SR Legacy', [61, 1.1, 14.7, 0.5]));
    const [first] = await search('zorbleberry');
    expect(first).toEqual({
      fdcId: 999001,
      description: 'Zorbleberries, raw',
      state: 'raw',
      nutrients: {
        calories: 61,
        protein: 1.1,
        carbs: 14.7,
        fat: 0.5,
        fiber: null,
        sugar: null,
        saturatedFat: null,
        sodium: 575,
      },
      portions: [],
      portion: { quantity: 100, unit: 'g' },
      source: 'USDA SR Legacy',
      brand: null,
      contains: [],
    });
    const asked = server.asked.length;
    expect(await search('Zorbleberries')).toEqual([first]);
    expect(server.asked.length).toBe(asked);
  });

  test('caches an empty answer for a month', async () => {
    server.answer = (_query, _dataType, response) => sendJson(response, { foods: [] });
    expect(await search('xqzwvk')).toEqual([]);
    expect(await search('xqzwvk')).toEqual([]);
    expect(server.asked.length).toBe(2);
    await app.db.execute("update food_lookups set asked_at = asked_at - interval '31 days'");
    await search('xqzwvk');
    expect(server.asked.length).toBe(4);
  });

  test('does not query it when enough stored foods match', async () => {
    await search('milk');
    expect(server.asked).toEqual([]);
  });

  test('drops answers that do not match the query', async () => {
    answerWith(fdcFood(999002, 'Babyfood, cereal', 'SR Legacy', [60, 1, 1, 1]));
    expect(await search('glimfruit')).toEqual([]);
  });

  test('answers a user who has used up their limit from stored foods only', async () => {
    const other = await insertPerson(app, 'bea');
    server.answer = (_query, _dataType, response) => sendJson(response, { foods: [] });
    await search('qwertzuiop');
    await exhaustLimit(app.db, 'liveFoodsByUser');
    answerWith(fdcFood(999003, 'Plumbleberries, raw', 'SR Legacy', [61, 1.1, 14.7, 0.5]));
    server.asked.length = 0;
    expect(await search('plumbleberry')).toEqual([]);
    expect(server.asked).toEqual([]);
    expect(await other.call(foods.search, { query: { query: 'plumbleberry' } })).toHaveLength(1);
    await app.db.execute("delete from rate_limits where key like 'liveFoodsByUser:%'");
  });

  test.each([
    ['has had enough of us', 429],
    ['is broken', 503],
  ])('when it %s, returns the stored foods without an error', async (_what, status) => {
    server.answer = (_query, _dataType, response) => sendJson(response, {}, status);
    expect((await search('natto'))[0]?.description).toBe('Natto');
    // The first refusal is enough for an answer: the other question may be on its way still.
    await expect.poll(() => server.asked.length).toBe(2);
  });
});
