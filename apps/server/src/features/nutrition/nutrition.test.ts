import { meals } from '@game-plan/contracts/food/meals';
import { nutrition } from '@game-plan/contracts/food/nutrition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const food = (name: string, calories: number | null) => ({
  name,
  quantity: 1,
  unit: 'piece',
  calories,
  protein: 10,
  carbs: 5,
  fat: 2.5,
});

/** A day of foods whose macros are all known, and nothing else of them. */
const day = (totals: object, calories: number) => ({
  ...totals,
  more: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
  measured: {
    protein: calories,
    carbs: calories,
    fat: calories,
    fiber: 0,
    sugar: 0,
    saturatedFat: 0,
    sodium: 0,
  },
});

describe('the nutrition summary', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('sums by day and by food, within the range and for one person only', async () => {
    const person = await insertPerson(app, 'person');
    const other = await insertPerson(app, 'other');
    const log = (client: TestClient, date: string, foods: Array<ReturnType<typeof food>>) =>
      client.call(meals.create, { body: { type: 'lunch', date, foods } });
    await log(person, '2026-11-14', [food('Pizza', 900)]);
    await log(person, '2026-11-15', [food('Egg', 70), food('Toast', 80)]);
    await log(person, '2026-11-15', [food('egg', 75)]);
    await log(person, '2026-11-21', [food('Tea', null)]);
    await log(other, '2026-11-15', [food('Cake', 400)]);

    const query = { startDate: '2026-11-15', endDate: '2026-11-21' };
    expect(await person.call(nutrition.summary, { query })).toEqual({
      days: [
        day({ date: '2026-11-15', meals: 2, calories: 225, protein: 30, carbs: 15, fat: 7.5 }, 225),
        day({ date: '2026-11-21', meals: 1, calories: 0, protein: 10, carbs: 5, fat: 2.5 }, 0),
      ],
      sources: [
        { name: expect.stringMatching(/^egg$/i), calories: 145, times: 2 },
        { name: 'Toast', calories: 80, times: 1 },
      ],
    });
  });

  test('reports for which share of the calories each nutrient was measured; unknown is not 0', async () => {
    const person = await insertPerson(app, 'labels');
    const oats = { ...food('Oats', 300), fiber: 8, sugar: 1, sodium: 0 };
    const restaurant = { ...food('Restaurant', 700), protein: null, carbs: null, fat: null };
    const water = { ...food('Water', 0), fiber: 0, sugar: null };
    const body = { type: 'lunch' as const, date: '2026-11-15', foods: [oats, restaurant, water] };
    await person.call(meals.create, { body });
    const query = { startDate: '2026-11-15', endDate: '2026-11-15' };
    expect((await person.call(nutrition.summary, { query })).days).toEqual([
      {
        date: '2026-11-15',
        meals: 1,
        calories: 1000,
        protein: 20,
        carbs: 10,
        fat: 5,
        more: { fiber: 8, sugar: 1, saturatedFat: null, sodium: 0 },
        measured: {
          protein: 300,
          carbs: 300,
          fat: 300,
          fiber: 300,
          sugar: 300,
          saturatedFat: 0,
          sodium: 300,
        },
      },
    ]);
  });

  test('adds up the whole calories of meals, as they are displayed, without making measured food unmeasured', async () => {
    const person = await insertPerson(app, 'accountant');
    for (const [type, calories] of [
      ['breakfast', 100.4],
      ['lunch', 100.5],
      ['dinner', 2.6],
    ] as const)
      await person.call(meals.create, {
        body: { type, date: '2026-11-15', foods: [food('Soup', calories)] },
      });
    const query = { startDate: '2026-11-15', endDate: '2026-11-15' };
    const [sums] = (await person.call(nutrition.summary, { query })).days;
    expect(sums?.calories).toBe(100 + 101 + 3);
    expect(sums?.measured.protein).toBeCloseTo(204, 6);
  });

  test('is empty without meals, and 401 without a session', async () => {
    const query = { startDate: '2026-11-15', endDate: '2026-11-21' };
    const person = await insertPerson(app, 'newcomer');
    expect(await person.call(nutrition.summary, { query })).toEqual({ days: [], sources: [] });
    expect((await app.client().refused(nutrition.summary, { query })).status).toBe(401);
  });
});
