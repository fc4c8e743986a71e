import { meals } from '@game-plan/contracts/food/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const food = (name: string, quantity = 1) => ({
  name,
  quantity,
  unit: 'cup',
  calories: 100 * quantity,
  protein: 5,
  carbs: 10,
  fat: 2,
});

describe('usual foods', () => {
  const setup = setUpApp();

  const log = (date: string, type: MealType, ...foods: ReturnType<typeof food>[]) =>
    setup.person.call(meals.create, { body: { date, type, foods } });
  const usual = async (type: MealType, date = '2026-11-21', person = setup.person) =>
    (await person.call(meals.usual, { query: { type, date } })).foods.map(({ name }) => name);

  test('are empty for a new diary', async () => {
    expect(await usual('breakfast')).toEqual([]);
  });

  test('rank frequent and recent foods first, and those of this meal type before others', async () => {
    for (const day of ['17', '18', '19', '20']) await log(`2026-11-${day}`, 'lunch', food('Soup'));
    for (const day of ['05', '06', '07']) await log(`2026-10-${day}`, 'breakfast', food('Muesli'));
    for (const day of ['19', '20']) await log(`2026-11-${day}`, 'breakfast', food('Oatmeal'), food('Coffee'));
    await log('2026-11-20', 'breakfast', food('Coffee'));
    expect(await usual('breakfast')).toEqual(['Coffee', 'Oatmeal', 'Muesli', 'Soup']);
    expect(await usual('lunch')).toEqual(['Soup', 'Coffee', 'Oatmeal', 'Muesli']);
  });

  test('contain each food once, with its latest portion for this meal type', async () => {
    await log('2026-11-18', 'breakfast', food('Oatmeal', 1));
    await log('2026-11-19', 'breakfast', food('OATMEAL', 2));
    await log('2026-11-20', 'snack', food('Oatmeal', 3));
    const { foods } = await setup.person.call(meals.usual, {
      query: { type: 'breakfast', date: '2026-11-21' },
    });
    expect(foods).toEqual([food('OATMEAL', 2)]);
  });

  test('consider the weeks around the day, not years ago', async () => {
    await log('2021-11-20', 'breakfast', food('Waffles'));
    await log('2026-11-22', 'breakfast', food('Oatmeal'));
    expect(await usual('breakfast', '2026-11-21')).toEqual(['Oatmeal']);
    expect(await usual('breakfast', '2021-11-22')).toEqual(['Waffles']);
  });

  test('are separate for each person', async () => {
    await log('2026-11-20', 'breakfast', food('Oatmeal'));
    expect(await usual('breakfast', '2026-11-21', await setup.newPerson())).toEqual([]);
  });
});

describe('copying a day', () => {
  const setup = setUpApp();

  const log = (date: string, type: MealType, name: string) =>
    setup.person.call(meals.create, { body: { date, type, foods: [food(name)] } });
  const foodsOf = async (date: string) =>
    (await setup.person.call(meals.list, { query: { date } })).map(({ type, foods }) => [
      type,
      foods[0]?.name,
    ]);

  test('logs all its meals again, or those of one type', async () => {
    await log('2026-11-20', 'breakfast', 'Oatmeal');
    await log('2026-11-20', 'dinner', 'Soup');
    await log('2026-11-20', 'breakfast', 'Coffee');
    const copied = await setup.person.call(meals.copy, {
      body: { from: '2026-11-20', to: '2026-11-21', type: 'breakfast' },
    });
    expect(copied).toMatchObject([
      { type: 'breakfast', date: '2026-11-21', totalCalories: 100 },
      { type: 'breakfast', date: '2026-11-21', totalCalories: 100 },
    ]);
    expect(await foodsOf('2026-11-21')).toEqual([
      ['breakfast', 'Oatmeal'],
      ['breakfast', 'Coffee'],
    ]);
    await setup.person.call(meals.copy, { body: { from: '2026-11-20', to: '2026-11-22' } });
    expect(await foodsOf('2026-11-22')).toEqual([
      ['breakfast', 'Oatmeal'],
      ['dinner', 'Soup'],
      ['breakfast', 'Coffee'],
    ]);
  });

  test('refuses an empty day, the same day and another person’s day', async () => {
    await log('2026-11-20', 'breakfast', 'Oatmeal');
    const refusal = async (body: object, person = setup.person) => {
      const answer = await person.send('POST', meals.copy.path, { body: JSON.stringify(body) });
      return [answer.status, Object(answer.body).detail];
    };
    expect(await refusal({ from: '2026-11-20', to: '2026-11-21', type: 'dinner' })).toEqual([
      404,
      'Nothing to copy: no dinner is logged on that day',
    ]);
    expect(await refusal({ from: '2026-11-19', to: '2026-11-21' })).toEqual([
      404,
      'Nothing to copy: no meal is logged on that day',
    ]);
    expect(await refusal({ from: '2026-11-20', to: '2026-11-20' })).toEqual([
      400,
      'Choose another day to copy to',
    ]);
    const other = await setup.newPerson();
    expect((await refusal({ from: '2026-11-20', to: '2026-11-21' }, other))[0]).toBe(404);
    expect(await foodsOf('2026-11-21')).toEqual([]);
  });

  test('with too many meals is refused as a whole', async () => {
    for (let index = 0; index < 51; index += 1) await log('2026-11-20', 'snack', `Bite ${index}`);
    const refused = await setup.person.refused(meals.copy, {
      body: { from: '2026-11-20', to: '2026-11-21' },
    });
    expect(refused.status).toBe(400);
    expect(await foodsOf('2026-11-21')).toEqual([]);
  });
});
