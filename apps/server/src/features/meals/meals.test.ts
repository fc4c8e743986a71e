import { type MealFood, meals } from '@game-plan/contracts/food/meals';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const egg: MealFood = {
  name: 'Egg',
  quantity: 2,
  unit: 'piece',
  calories: 143,
  protein: 12.6,
  carbs: 0.7,
  fat: 9.5,
  fdcId: 171287,
};
const tea: MealFood = {
  name: 'Tea',
  quantity: 1,
  unit: 'cup',
  calories: 2,
  protein: null,
  carbs: null,
  fat: null,
};

describe('meals', () => {
  const setup = setUpApp();

  const log = (date: string, foods = [egg], type: 'breakfast' | 'snack' = 'breakfast') =>
    setup.person.call(meals.create, { body: { type, date, foods } });

  test('totals are computed from the foods; unmeasured figures stay null and add nothing', async () => {
    const meal = await log('2026-11-21', [egg, tea]);
    expect(meal).toMatchObject({ totalCalories: 145, totalProtein: 12.6, totalCarbs: 0.7, totalFat: 9.5 });
    expect(meal.foods[1]).toEqual(tea);
    expect(await setup.person.call(meals.list, { query: { date: '2026-11-21' } })).toEqual([meal]);
  });

  test('the units of logged foods, which those without a known weight do not have', async () => {
    const [units, none] = await setup.person.call(meals.weights, { body: { foods: [egg, tea] } });
    expect(units).toEqual(expect.arrayContaining([{ unit: 'g', grams: 1 }]));
    expect(units?.find(({ unit }) => unit === 'piece')?.grams).toBe(50);
    expect(none).toEqual([]);
  });

  test.each([
    ['of its foods', { totalCalories: 143, totalProtein: 12.6, totalCarbs: 0.7, totalFat: 9.5 }, 201],
    ['rounded', { totalCalories: 143, totalProtein: 13, totalCarbs: 1, totalFat: 10 }, 201],
    ['of another meal', { totalCalories: 14, totalProtein: 12.6, totalCarbs: 0.7, totalFat: 9.5 }, 400],
  ])('a body with totals %s is answered %i', async (_, totals, expected) => {
    const body = JSON.stringify({ type: 'lunch', date: '2026-11-21', foods: [egg], ...totals });
    expect((await setup.person.send('POST', meals.create.path, { body })).status).toBe(expected);
  });

  test('a range includes its first and last day only', async () => {
    for (const date of ['2026-11-14', '2026-11-15', '2026-11-18', '2026-11-21', '2026-11-22'])
      await log(date);
    const week = await setup.person.call(meals.list, {
      query: { startDate: '2026-11-15', endDate: '2026-11-21' },
    });
    expect(week.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-18', '2026-11-21']);
    const since = await setup.person.call(meals.list, { query: { startDate: '2026-11-21' } });
    expect(since.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
    expect(await setup.person.call(meals.list)).toHaveLength(5);
  });

  test('a meal keeps the day of the client’s clock, at UTC-11 and at UTC+14', async () => {
    // At 2026-11-21T10:30Z it is still the 20th in Pago Pago and already the 22nd on Kiritimati.
    for (const date of ['2026-11-20', '2026-11-22']) {
      expect((await log(date)).date).toBe(date);
      expect(await setup.person.call(meals.list, { query: { date } })).toHaveLength(1);
    }
    expect(await setup.person.call(meals.list, { query: { date: '2026-11-21' } })).toEqual([]);
  });

  test('a logged meal can be changed and removed', async () => {
    const { id } = await log('2026-11-21');
    const params = { id: String(id) };
    const changed = await setup.person.call(meals.update, {
      params,
      body: { foods: [{ ...egg, quantity: 4, calories: 286 }] },
    });
    expect(changed).toMatchObject({ id, type: 'breakfast', date: '2026-11-21', totalCalories: 286 });
    expect(await setup.person.call(meals.update, { params, body: { type: 'snack' } })).toMatchObject({
      type: 'snack',
      totalCalories: 286,
    });
    await setup.person.call(meals.remove, { params });
    expect(await setup.person.call(meals.list)).toEqual([]);
  });

  test('another user’s meal is answered 404', async () => {
    const { id } = await log('2026-11-21');
    const other = await setup.newPerson();
    const params = { id: String(id) };
    expect((await other.refused(meals.update, { params, body: { type: 'snack' } })).status).toBe(404);
    expect((await other.refused(meals.remove, { params })).status).toBe(404);
    expect(await other.call(meals.list)).toEqual([]);
    expect(await setup.person.call(meals.list)).toMatchObject([{ id, type: 'breakfast' }]);
  });

  test.each([
    ['no foods', { foods: [] }],
    ['a quantity of zero', { foods: [{ ...egg, quantity: 0 }] }],
    ['a negative quantity', { foods: [{ ...egg, quantity: -1 }] }],
    ['negative calories', { foods: [{ ...egg, calories: -1 }] }],
    ['a meal type of its own', { type: 'brunch' }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['a day of a mistyped year', { date: '0226-11-21' }],
    ['an instant for a day', { date: '2026-11-21T00:00:00Z' }],
    ['a nameless food', { foods: [{ ...egg, name: '' }] }],
  ])('%s is refused and nothing is logged', async (_, change) => {
    const body = JSON.stringify({ type: 'lunch', date: '2026-11-21', foods: [egg], ...change });
    const answer = await setup.person.send('POST', meals.create.path, { body });
    expect(answer.status).toBe(400);
    expect(await setup.person.call(meals.list)).toEqual([]);
  });
});
