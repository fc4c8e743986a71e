import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  COCOA,
  type OpenFoodFactsServer,
  startOpenFoodFactsServer,
} from '#testing/open-food-facts-server.ts';
import { sendJson } from '#testing/usda/fdc-server.ts';
import { productOfAnswer } from './open-food-facts-answer.ts';

const MINUTE = 60_000;
const GTIN = '07622210288257';

const productOf = (change: object) => productOfAnswer({ status: 1, product: { ...COCOA, ...change } });
const figuresOf = (nutriments: object) => {
  const product = productOf({ nutriments: { 'energy-kcal_100g': 100, ...nutriments } });
  return product === 'unknown' ? product : product.per100;
};

describe('an answer of Open Food Facts', () => {
  test('gives a product with figures per 100 g, sodium in milligrams, and null for missing figures', () => {
    expect(productOf({})).toEqual({
      name: 'Grand Arôme',
      brand: 'Poulain',
      per100: {
        calories: 375,
        protein: 7.5,
        carbs: 71,
        fat: 3.9,
        fiber: 10.5,
        sugar: 67,
        saturatedFat: 2.4,
        sodium: 12,
      },
      isPoured: false,
      serving: null,
    });
    expect(figuresOf({ fat_100g: 0 })).toMatchObject({ fat: 0, protein: null, sodium: null });
  });

  test.each([
    [
      'kilojoules where calories are missing',
      { 'energy-kcal_100g': undefined, energy_100g: 1569 },
      { calories: 375 },
    ],
    [
      'kilojoules that were entered as calories, too',
      { 'energy-kcal_100g': 1569, 'energy-kj_100g': 1569, energy_100g: 1569 },
      { calories: 375 },
    ],
    [
      'calories that are few beside their kilojoules',
      { 'energy-kcal_100g': 180, 'energy-kj_100g': 753, energy_100g: 753 },
      { calories: 180 },
    ],
    ['no energy at all', { 'energy-kcal_100g': 0, 'energy-kj_100g': 0 }, { calories: 0 }],
    ['salt where sodium is missing', { salt_100g: 1.5 }, { sodium: 600 }],
    [
      'figures that are texts',
      { proteins_100g: '7.5', fat_100g: '', carbohydrates_100g: null },
      { protein: 7.5, fat: null, carbs: null },
    ],
    [
      'figures that nothing can have',
      { proteins_100g: 780, sodium_100g: -1 },
      { protein: null, sodium: null },
    ],
  ])('%s', (_, nutriments, figures) => {
    expect(figuresOf(nutriments)).toMatchObject(figures);
  });

  test.each([
    ['ml by its serving', { serving_quantity: 250, serving_quantity_unit: 'ml' }, true, 250],
    ['ml by its package', { product_quantity_unit: undefined, quantity: '1,5 l' }, true, null],
    ['g', { serving_quantity: '30', serving_quantity_unit: 'g' }, false, 30],
    ['a serving of nothing', { serving_quantity: 0 }, false, null],
  ])('%s', (_, change, isPoured, serving) => {
    expect(productOf(change)).toMatchObject({ isPoured, serving });
  });

  test.each([
    ['that it has none', { status: 0 }],
    ['no name', { status: 1, product: { ...COCOA, product_name: ' ', generic_name: '' } }],
    ['no calories', { status: 1, product: { ...COCOA, nutriments: { fat_100g: 1 } } }],
    ['nothing of its figures', { status: 1, product: { ...COCOA, nutriments: 'none' } }],
  ])('%s is unknown', (_, answer) => {
    expect(productOfAnswer(answer)).toBe('unknown');
  });
});

describe('Open Food Facts', () => {
  let server: OpenFoodFactsServer;
  let time: number;
  beforeAll(async () => {
    server = await startOpenFoodFactsServer();
    server.products.set(COCOA.code, COCOA);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    server.answer = undefined;
    time = Date.parse('2026-11-22T12:00:00Z');
  });
  const source = (timeoutMilliseconds?: number) => server.source(() => new Date(time), timeoutMilliseconds);

  test('is asked for one product by its printed code, with the app’s name and no other data', async () => {
    expect(await source().findProduct(GTIN)).toMatchObject({ name: 'Grand Arôme' });
    expect(await source().findProduct('00036000291452')).toBe('unknown');
    expect(server.asked.map(({ code }) => code)).toEqual(['7622210288257', '036000291452']);
    expect(server.asked[0]?.fields).toMatch(/^code,product_name,/);
    expect(server.asked[0]?.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^GamePlanCookbook\//),
    });
    expect(Object.keys(server.asked[0]?.headers ?? {})).not.toContain('cookie');
  });

  test.each([
    ['500', (response: ServerResponse) => sendJson(response, {}, 500)],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
    ['other JSON', (response: ServerResponse) => sendJson(response, { error: 'x' })],
    [
      'far too much',
      (response: ServerResponse) => sendJson(response, { status: 1, padding: 'x'.repeat(1_000_000) }),
    ],
    [
      'a redirect to this machine',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:80/' }).end(),
    ],
    ['a connection that breaks', (response: ServerResponse) => response.destroy()],
  ])('%s makes it unavailable, and no request is sent for half a minute', async (_, answer) => {
    server.answer = (response) => void answer(response);
    const one = source();
    expect(await one.findProduct(GTIN)).toBe('unavailable');
    expect(await one.findProduct(GTIN)).toBe('unavailable');
    expect(server.asked).toHaveLength(1);
    time += MINUTE;
    server.answer = undefined;
    expect(await one.findProduct(GTIN)).toMatchObject({ brand: 'Poulain' });
  });

  test('gets no request for five minutes after 429', async () => {
    server.answer = (response) => sendJson(response, {}, 429);
    const one = source();
    expect(await one.findProduct(GTIN)).toBe('unavailable');
    server.answer = undefined;
    time += 4 * MINUTE;
    expect(await one.findProduct(GTIN)).toBe('unavailable');
    time += MINUTE;
    expect(await one.findProduct(GTIN)).toMatchObject({ brand: 'Poulain' });
  });

  test('a slow answer times out', async () => {
    server.answer = () => undefined;
    expect(await source(20).findProduct(GTIN)).toBe('unavailable');
  });
});
