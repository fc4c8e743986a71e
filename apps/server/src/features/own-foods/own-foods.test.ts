import type { BodyInput } from '@game-plan/contracts/endpoint';
import { foods } from '@game-plan/contracts/food/foods';
import { meals } from '@game-plan/contracts/food/meals';
import { ownFoods } from '@game-plan/contracts/food/own-foods';
import { profile } from '@game-plan/contracts/people/profile';
import { describe, expect, test } from 'vitest';
import { fillOwnFoods } from '#testing/rows/rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const BAR: BodyInput<typeof ownFoods.create> = {
  name: 'Peanut protein bar',
  brand: 'Corner gym',
  gtin: '0 36000 29145 2',
  figuresFor: 'portion',
  portionName: 'bar',
  portionSize: 60,
  calories: 210,
  protein: 20,
  carbs: 22,
  fat: 7,
  fiber: 10,
  sodium: 180,
};

describe('own foods', () => {
  const setup = setUpApp();
  const keep = (change: Partial<typeof BAR> = {}) =>
    setup.person.call(ownFoods.create, { body: { ...BAR, ...change } });

  test('are stored as on the label: fourteen-digit barcode, null for missing figures', async () => {
    const bar = await keep();
    expect(bar).toMatchObject({
      name: 'Peanut protein bar',
      brand: 'Corner gym',
      gtin: '00036000291452',
      figuresFor: 'portion',
      portionName: 'bar',
      portionSize: 60,
      portionMeasure: 'g',
      calories: 210,
      fiber: 10,
      sugar: null,
      saturatedFat: null,
      sodium: 180,
    });
    const bare = await setup.person.call(ownFoods.create, {
      body: { name: 'Restaurant', figuresFor: 'portion', calories: 700 },
    });
    expect(bare).toMatchObject({ calories: 700, protein: null, portionName: 'portion', portionSize: null });
    expect((await setup.person.call(ownFoods.list)).map(({ name }) => name)).toEqual([
      'Peanut protein bar',
      'Restaurant',
    ]);
  });

  test('are found before all others by name and brand, with their portions', async () => {
    const { id } = await keep();
    const [first] = await setup.person.call(foods.search, { query: { query: '2 protein bars' } });
    expect(first).toEqual({
      ownFoodId: id,
      description: 'Peanut protein bar',
      state: null,
      nutrients: {
        calories: 210,
        protein: 20,
        carbs: 22,
        fat: 7,
        fiber: 10,
        sugar: null,
        saturatedFat: null,
        sodium: 180,
      },
      per: { quantity: 1, unit: 'bar' },
      portions: [{ unit: 'bar', grams: 60 }],
      portion: { quantity: 1, unit: 'bar' },
      source: 'My foods',
      brand: 'Corner gym',
      gtin: '00036000291452',
      contains: [],
    });
    // What has no known weight is counted in portions.
    await setup.person.call(ownFoods.create, {
      body: { name: 'Canteen lunch', figuresFor: 'portion', calories: 760 },
    });
    const [lunch] = await setup.person.call(foods.search, { query: { query: 'canteen lunch' } });
    expect(lunch).toMatchObject({
      per: { quantity: 1, unit: 'portion' },
      portion: { quantity: 1, unit: 'portion' },
    });
    const of = async (query: string, context: 'diary' | 'kitchen' = 'diary') =>
      (await setup.person.call(foods.search, { query: { query, context } })).map(
        ({ ownFoodId }) => ownFoodId,
      );
    expect(await of('corner gym')).toEqual([id]);
    expect(await of('protein bar', 'kitchen')).not.toContain(id);
    expect(await of('pr')).toEqual([]);
    expect(
      await (await setup.newPerson()).call(foods.search, { query: { query: 'peanut protein bar' } }),
    ).not.toContainEqual(expect.objectContaining({ description: 'Peanut protein bar' }));
  });

  test('show their owner’s allergens by their name', async () => {
    await setup.person.call(profile.update, {
      body: { allergies: ['peanuts'] },
    });
    await keep();
    const [first] = await setup.person.call(foods.search, { query: { query: 'peanut protein' } });
    expect(first?.contains).toEqual(['peanuts']);
  });

  test.each([
    ['kilojoules', { calories: 879 }, /look like kilojoules: 879 kJ are 210 kcal/],
    ['a digit too many', { calories: 2100 }, /come to about 231 kcal/],
    ['more than it weighs', { protein: 50, calories: 351 }, /weigh 79 g, more than the 60/],
  ])('with contradictory figures (%s) are refused unless saved anyway', async (_, change, sentence) => {
    const answer = await setup.person.refused(ownFoods.create, { body: { ...BAR, ...change } });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body)).toMatch(sentence);
    expect(await setup.person.call(ownFoods.list)).toEqual([]);
    const saved = await setup.person.call(ownFoods.create, {
      body: { ...BAR, ...change, saveAnyway: true },
    });
    expect(saved).toMatchObject(change);
  });

  test.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['a code with a wrong digit', { gtin: '036000291453' }, 'The last digit does not fit'],
    ['figures below zero', { fat: -1 }, 'Cannot be below zero'],
    ['a portion of nothing', { portionSize: 0 }, 'Must be above zero'],
    ['a weight as the name of a portion', { portionName: 'g' }, "Name it as 'bar'"],
  ])('%s is refused in one sentence', async (_, change, sentence) => {
    const body = JSON.stringify({ ...BAR, ...change });
    const answer = await setup.person.send('POST', ownFoods.create.path, { body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });

  test('a user has one food for each barcode', async () => {
    await keep();
    const answer = await setup.person.refused(ownFoods.create, {
      body: { ...BAR, name: 'Other bar', gtin: '00036000291452' },
    });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain(
      'You keep a food with the barcode 036000291452 already, Peanut protein bar.',
    );
    await (await setup.newPerson()).call(ownFoods.create, { body: BAR });
    const other = await keep({ name: 'Other bar', gtin: null });
    const params = { id: String(other.id) };
    expect((await setup.person.refused(ownFoods.update, { params, body: BAR })).status).toBe(409);
  });

  test('are changed and removed, while logged meals keep their figures', async () => {
    const { id } = await keep();
    const food = {
      name: 'Peanut protein bar',
      quantity: 1,
      unit: 'bar',
      calories: 210,
      protein: 20,
      carbs: 22,
      fat: 7,
      fiber: 10,
      sugar: null,
      sodium: 180,
      ownFoodId: id,
    };
    await setup.person.call(meals.create, { body: { type: 'snack', date: '2026-11-22', foods: [food] } });
    const params = { id: String(id) };
    const changed = await setup.person.call(ownFoods.update, { params, body: { ...BAR, calories: 230 } });
    expect(changed).toMatchObject({ id, calories: 230 });
    await setup.person.call(ownFoods.remove, { params });
    expect(await setup.person.call(ownFoods.list)).toEqual([]);
    expect((await setup.person.refused(ownFoods.update, { params, body: BAR })).status).toBe(404);
    expect(await setup.person.call(meals.list)).toMatchObject([{ totalCalories: 210, foods: [food] }]);
  });

  test('are found under a new name and brand by the next search, and no longer once removed', async () => {
    const person = await setup.newPerson();
    const found = async (query: string) =>
      (await person.call(foods.search, { query: { query } })).flatMap(({ ownFoodId }) => ownFoodId ?? []);
    const { id } = await person.call(ownFoods.create, { body: { ...BAR, gtin: null } });
    const params = { id: String(id) };
    expect(await found('corner gym')).toEqual([id]);
    await person.call(ownFoods.update, { params, body: { ...BAR, gtin: null, brand: 'Zorbel' } });
    expect([await found('zorbel'), await found('corner gym')]).toEqual([[id], []]);
    await person.call(ownFoods.update, { params, body: { ...BAR, gtin: null, name: 'Quenelle bar' } });
    expect([await found('quenelle'), await found('zorbel')]).toEqual([[id], []]);
    await person.call(ownFoods.remove, { params });
    expect(await found('quenelle')).toEqual([]);
  });

  test('are limited to a thousand', async () => {
    await fillOwnFoods(setup.app.db, 1000);
    const answer = await setup.person.refused(ownFoods.create, { body: BAR });
    expect(JSON.stringify(answer.body)).toContain(
      'You have 1,000 foods of your own, the most there is room for.',
    );
  });
});
