import { foods } from '@game-plan/contracts/food/foods';
import { ownFoods } from '@game-plan/contracts/food/own-foods';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  COCOA,
  type OpenFoodFactsServer,
  startOpenFoodFactsServer,
} from '#testing/open-food-facts-server.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { exhaustLimit } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { sendJson } from '#testing/usda/fdc-server.ts';

const HOUR = 3_600_000;

/** Of USDA Branded Foods as imported: cheddar under a UPC, and what is in a carton. */
const IMPORTED = `
  insert into foods (fdc_id, data_set, name, brand, gtin, calories, protein, carbs, fat, fiber, sodium, portions, words, keys, head, plainness)
  values
    (501, 'branded', 'Cheddar cheese, aged', 'Grafton Village', '00036000291452', 393, 21.4, 3.57, 28.6, null, 607,
      '[{"unit": "slice", "grams": 28}]', '{cheddar}', '{}', 'cheddar', 1),
    (502, 'branded', 'Cola', 'Cola Co', '00042100005264', 42, 0, 10.6, 0, 0, 4, '[]', '{cola}', '{}', 'cola', 1)`;

describe('a food by its barcode', () => {
  let server: OpenFoodFactsServer;
  let app: TestApp;
  let person: TestClient;
  let time = Date.parse('2026-11-22T12:00:00Z');
  let count = 0;
  beforeAll(async () => {
    server = await startOpenFoodFactsServer();
    const now = () => new Date(time);
    app = await startTestApp({ productData: server.source(now), now, rateLimit: true });
    await insertAdmin(app);
    await app.db.execute(IMPORTED);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    // Past whatever rest an earlier test has caused.
    time += HOUR;
    server.asked.length = 0;
    server.answer = undefined;
    server.products.clear();
    server.products.set(COCOA.code, COCOA);
    await app.db.execute('delete from product_lookups');
    await app.db.execute("delete from rate_limits where key like 'products%'");
    count += 1;
    person = await insertPerson(app, `scanner${count}`);
  });

  const lookUp = (code: string, client = person) => client.call(foods.barcode, { query: { code } });
  const nameOf = async (code: string) => (await lookUp(code)).food?.description;

  /** As if what was answered had been answered so many days earlier: sessions end meanwhile. */
  const letDaysPass = (days: number) =>
    app.db.execute(`update product_lookups set asked_at = asked_at - interval '${days} days'`);

  test('is an imported product, for every form of the code, without a call to Open Food Facts', async () => {
    for (const code of [
      '036000291452',
      '0 36000 29145 2',
      '0036000291452',
      '00036000291452',
      '10036000291459',
    ]) {
      expect([code, await nameOf(code)]).toEqual([code, 'Cheddar cheese, aged']);
    }
    expect(await nameOf('04252614')).toBe('Cola');
    expect(server.asked).toEqual([]);
    expect((await lookUp('036000291452')).food).toMatchObject({
      fdcId: 501,
      nutrients: { calories: 393, fiber: null, sodium: 607 },
      portions: [{ unit: 'slice', grams: 28 }],
      source: 'USDA Branded',
      brand: 'Grafton Village',
      gtin: '00036000291452',
    });
  });

  test('is the user’s own food first, and for nobody else', async () => {
    const body = { name: 'Our cheddar', gtin: '0036000291452', figuresFor: '100 g', calories: 400 } as const;
    const { id } = await person.call(ownFoods.create, { body });
    expect((await lookUp('036000291452')).food).toMatchObject({ ownFoodId: id, description: 'Our cheddar' });
    const other = await insertPerson(app, `neighbour${count}`);
    expect((await lookUp('036000291452', other)).food).toMatchObject({ fdcId: 501 });
  });

  test('is looked up at Open Food Facts, cached for a month, and shows the caller’s own allergies', async () => {
    await person.call(profile.update, { body: { allergies: ['cocoa'] } });
    const first = await lookUp(COCOA.code);
    expect(first).toEqual({
      gtin: '07622210288257',
      food: {
        description: 'Grand Arôme',
        state: null,
        nutrients: {
          calories: 375,
          protein: 7.5,
          carbs: 71,
          fat: 3.9,
          fiber: 10.5,
          sugar: 67,
          saturatedFat: 2.4,
          sodium: 12,
        },
        portions: [],
        portion: { quantity: 100, unit: 'g' },
        source: 'Open Food Facts',
        brand: 'Poulain',
        gtin: '07622210288257',
        contains: [],
      },
      doubts: [],
      isSourceAway: false,
    });
    await letDaysPass(29);
    expect(await lookUp(COCOA.code)).toEqual(first);
    expect(server.asked).toHaveLength(1);
    await letDaysPass(2);
    await lookUp(COCOA.code);
    expect(server.asked).toHaveLength(2);
  });

  test('has a warning when its figures contradict each other', async () => {
    server.products.set(COCOA.code, {
      ...COCOA,
      nutriments: { ...COCOA.nutriments, 'energy-kcal_100g': 37.5 },
    });
    expect((await lookUp(COCOA.code)).doubts).toEqual([expect.stringMatching(/come to about 349 kcal/)]);
  });

  test('is remembered as unknown for a day, until it is added as an own food', async () => {
    const unknown = { gtin: '05449000000996', food: null, doubts: [], isSourceAway: false };
    expect(await lookUp('5449000000996')).toEqual(unknown);
    expect(await lookUp('5449000000996')).toEqual(unknown);
    expect(server.asked).toHaveLength(1);
    await letDaysPass(2);
    await lookUp('5449000000996');
    expect(server.asked).toHaveLength(2);
    const body = { name: 'Lemonade', gtin: '5449000000996', figuresFor: '100 ml', calories: 42 } as const;
    await person.call(ownFoods.create, { body });
    expect((await lookUp('05449000000996')).food).toMatchObject({
      description: 'Lemonade',
      per: { quantity: 100, unit: 'ml' },
    });
  });

  test('reports that the source is unavailable, and asks again later', async () => {
    server.answer = (response) => sendJson(response, {}, 503);
    expect(await lookUp(COCOA.code)).toMatchObject({ food: null, isSourceAway: true });
    server.answer = undefined;
    time += HOUR;
    expect(await nameOf(COCOA.code)).toBe('Grand Arôme');
  });

  test('is not looked up outside for a user who has used up their limit', async () => {
    await lookUp('5449000000996');
    await exhaustLimit(app.db, 'productsByUser');
    expect(await lookUp(COCOA.code)).toMatchObject({ food: null, isSourceAway: true });
    const other = await insertPerson(app, `other${count}`);
    expect((await lookUp(COCOA.code, other)).food?.description).toBe('Grand Arôme');
    expect(await nameOf(COCOA.code)).toBe('Grand Arôme');
  });

  test.each([
    ['036000291453', 'The last digit does not fit the others. Please look for a mistake in the number.'],
    ['milk', 'A barcode number has digits only'],
    ['12345', 'A barcode number has 8, 12, 13 or 14 digits, and this has 5'],
    ['', 'Type the digits under the barcode'],
  ])('%j is refused in one sentence', async (code, sentence) => {
    const answer = await person.refused(foods.barcode, { query: { code } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    expect(server.asked).toEqual([]);
  });
});

test('is unknown without Open Food Facts when no stored food has it', async () => {
  const app = await startTestApp();
  const person = await insertAdmin(app);
  expect(await person.call(foods.barcode, { query: { code: COCOA.code } })).toMatchObject({
    food: null,
    isSourceAway: false,
  });
  await app.close();
});
