import { savedMeals } from '@game-plan/contracts/food/saved-meals';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const OATMEAL = { name: 'Oatmeal', quantity: 1, unit: 'cup', calories: 166, protein: 6, carbs: 28, fat: 4 };
const COFFEE = { name: 'Coffee', quantity: 1, unit: 'cup', calories: 2, protein: 0, carbs: 0, fat: 0 };

describe('saved meals', () => {
  const setup = setUpApp();

  const save = (name: string) =>
    setup.person.call(savedMeals.create, { body: { name, type: 'breakfast', foods: [OATMEAL, COFFEE] } });

  test('are created, listed by name, changed and removed', async () => {
    const usual = await save('Usual breakfast');
    const early = await save('early start');
    expect(usual).toMatchObject({ name: 'Usual breakfast', type: 'breakfast', foods: [OATMEAL, COFFEE] });
    expect(await setup.person.call(savedMeals.list)).toEqual([early, usual]);
    const params = { id: String(usual.id) };
    const changed = await setup.person.call(savedMeals.update, {
      params,
      body: { name: 'Porridge', foods: [OATMEAL] },
    });
    expect(changed).toEqual({ ...usual, name: 'Porridge', foods: [OATMEAL] });
    expect(await setup.person.call(savedMeals.update, { params, body: {} })).toEqual(changed);
    await setup.person.call(savedMeals.remove, { params });
    expect(await setup.person.call(savedMeals.list)).toEqual([early]);
  });

  test('names are unique per person, ignoring case', async () => {
    await save('Usual breakfast');
    const other = await save('Other');
    const body = { name: 'usual BREAKFAST', type: 'lunch' as const, foods: [COFFEE] };
    const refused = await setup.person.refused(savedMeals.create, { body });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      detail: 'You have a saved meal with this name. Choose another name',
    });
    const params = { id: String(other.id) };
    expect((await setup.person.refused(savedMeals.update, { params, body })).status).toBe(409);
    const neighbour = await setup.newPerson();
    expect(await neighbour.call(savedMeals.create, { body })).toMatchObject({ name: 'usual BREAKFAST' });
  });

  test('another user’s saved meal is 404', async () => {
    const { id } = await save('Usual breakfast');
    const other = await setup.newPerson();
    const params = { id: String(id) };
    expect((await other.refused(savedMeals.update, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.refused(savedMeals.update, { params, body: {} })).status).toBe(404);
    expect((await other.refused(savedMeals.remove, { params })).status).toBe(404);
    expect(await other.call(savedMeals.list)).toEqual([]);
  });

  test.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no foods', { foods: [] }, 'Please add some foods to log this meal'],
  ])('%s is refused with a message', async (_, change, words) => {
    const body = JSON.stringify({ name: 'Usual', type: 'breakfast', foods: [OATMEAL], ...change });
    const answer = await setup.person.send('POST', savedMeals.create.path, { body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
  });
});
