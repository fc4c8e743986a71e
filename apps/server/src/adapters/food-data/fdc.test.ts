import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FdcServer, fdcFood, sendJson, startFdcServer } from '#testing/usda/fdc-server.ts';
import { foodsOfAnswer } from './fdc-answer.ts';

const MINUTE = 60_000;

describe('FoodData Central', () => {
  let server: FdcServer;
  let time: number;
  beforeAll(async () => {
    server = await startFdcServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    time = Date.parse('2026-11-21T12:00:00Z');
  });

  const fdc = (timeoutMilliseconds?: number) => server.source(() => new Date(time), timeoutMilliseconds);

  test('requests plain and branded foods, with the key in a header', async () => {
    server.answer = (_query, dataType, response) =>
      sendJson(response, {
        foods:
          dataType === 'Branded'
            ? [
                fdcFood(2057648, 'CHEDDAR CHEESE', 'Branded', [393, 21.4, 3.57, 28.6], {
                  brandOwner: 'Grafton Village Cheese Co, LLC',
                  brandName: 'GRAFTON VILLAGE',
                  gtinUpc: '036000291452',
                  servingSize: 28,
                  servingSizeUnit: 'g',
                  householdServingFullText: '1 SLICE',
                }),
              ]
            : [fdcFood(2709988, 'Seaweed, dried', 'Survey (FNDDS)', [298, 31.84, 52.39, 4.01])],
      });
    expect(await fdc().search('nori & more')).toEqual([
      {
        fdcId: 2709988,
        dataSet: 'fndds',
        name: 'Seaweed, dried',
        brand: null,
        per100g: { calories: 298, protein: 31.84, carbs: 52.39, fat: 4.01 },
        more: { fiber: null, sugar: null, saturatedFat: null, sodium: 575 },
        gtin: null,
        portions: [],
      },
      {
        fdcId: 2057648,
        dataSet: 'branded',
        name: 'Cheddar cheese',
        brand: 'Grafton Village',
        per100g: { calories: 393, protein: 21.4, carbs: 3.57, fat: 28.6 },
        more: { fiber: null, sugar: null, saturatedFat: null, sodium: 575 },
        gtin: '00036000291452',
        portions: [{ unit: 'slice', grams: 28 }],
      },
    ]);
    expect(server.asked).toHaveLength(2);
    expect(server.asked[0]).toMatchObject({ query: 'nori & more', key: 'a key' });
  });

  test('energy is nutrient 1008, else 2048, else 2047; a missing figure is null', () => {
    const food = { fdcId: 1, description: 'x', dataType: 'Foundation' };
    const energy = (...foodNutrients: object[]) =>
      foodsOfAnswer({ foods: [{ ...food, foodNutrients }] })[0]?.per100g;
    const general = { nutrientId: 2047, value: 3 };
    const specific = { nutrientId: 2048, value: 2 };
    const own = { nutrientId: 1008, value: 1 };
    expect(energy(general, specific, own)?.calories).toBe(1);
    expect(energy(general, specific)?.calories).toBe(2);
    expect(energy(general)?.calories).toBe(3);
    const partly = energy({ nutrientId: 1008 }, { nutrientId: 1003, value: 0 });
    expect(partly).toEqual({ calories: null, protein: 0, carbs: null, fat: null });
    expect(energy({ nutrientId: 1087, value: 5 })).toBe(undefined);
  });

  test('skips a food with an unexpected shape and keeps the others', () => {
    const good = fdcFood(1, 'Good', 'Foundation', [1, 1, 1, 1]);
    const foods = [
      { ...good, fdcId: 'one' },
      { ...good, description: ' ' },
      { ...good, description: `nul${String.fromCharCode(0)}` },
      { ...good, dataType: 'Experimental' },
      { ...good, foodNutrients: 'none' },
      null,
      good,
    ];
    expect(foodsOfAnswer({ foods }).map(({ name }) => name)).toEqual(['Good']);
  });

  test.each([
    ['500', (response: Parameters<FdcServer['answer']>[2]) => sendJson(response, {}, 500)],
    ['no JSON', (response: Parameters<FdcServer['answer']>[2]) => response.end('<html>')],
    ['other JSON', (response: Parameters<FdcServer['answer']>[2]) => sendJson(response, { error: 'x' })],
    [
      'far too much',
      (response: Parameters<FdcServer['answer']>[2]) =>
        sendJson(response, { foods: [], padding: 'x'.repeat(10_000_000) }),
    ],
    ['a connection that breaks', (response: Parameters<FdcServer['answer']>[2]) => response.destroy()],
  ])('%s makes it unavailable, and no request is sent for half a minute', async (_what, answer) => {
    server.answer = (_query, _dataType, response) => void answer(response);
    const source = fdc();
    expect(await source.search('nori')).toBe('unavailable');
    const asked = server.asked.length;
    expect(await source.search('nori')).toBe('unavailable');
    expect(server.asked.length).toBe(asked);
    time += MINUTE;
    server.answer = (_query, _dataType, response) => sendJson(response, { foods: [] });
    expect(await source.search('nori')).toEqual([]);
  });

  test('sends no request for a quarter of an hour after 429', async () => {
    server.answer = (_query, _dataType, response) => sendJson(response, {}, 429);
    const source = fdc();
    expect(await source.search('nori')).toBe('unavailable');
    server.answer = (_query, _dataType, response) => sendJson(response, { foods: [] });
    time += 14 * MINUTE;
    expect(await source.search('nori')).toBe('unavailable');
    time += MINUTE;
    expect(await source.search('nori')).toEqual([]);
  });

  test('a slow answer times out', async () => {
    server.answer = () => undefined;
    expect(await fdc(20).search('nori')).toBe('unavailable');
  });
});

interface RecordedFood {
  foodNutrients: Array<{ nutrientId: number; value?: number }>;
}

/** Excerpts of answers recorded from the live API: one to four foods of each shape that they came in. */
const RECORDED = new URL('../../testing/usda/fdc-answers.json', import.meta.url);

const OURS = new Set([1003, 1004, 1005, 1008, 2047, 2048]);
const hasFigures = ({ foodNutrients }: RecordedFood) =>
  foodNutrients.some(({ nutrientId, value }) => OURS.has(nutrientId) && value !== undefined);

test('reads every recorded answer completely', () => {
  const answers = JSON.parse(readFileSync(RECORDED, 'utf8')) as Array<{ foods: RecordedFood[] }>;
  for (const answer of answers) {
    const foods = foodsOfAnswer(answer);
    expect(foods).toHaveLength(answer.foods.filter(hasFigures).length);
    expect(foods.filter(({ per100g }) => Object.values(per100g).every((figure) => figure === null))).toEqual(
      [],
    );
  }
});
