import { favoriteFoods } from '@game-plan/contracts/food/favorite-foods';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const APPLE = { name: 'Apple', quantity: 1, unit: 'piece', calories: 95, protein: 0, carbs: 25, fat: 0 };

describe('favorite foods', () => {
  const setup = setUpApp();

  const save = (food: typeof APPLE) => setup.person.call(favoriteFoods.save, { body: { food } });

  test('are listed by name until removed', async () => {
    const pear = await save({ ...APPLE, name: 'pear' });
    const apple = await save(APPLE);
    expect(apple.food).toEqual(APPLE);
    expect(await setup.person.call(favoriteFoods.list)).toEqual([apple, pear]);
    await setup.person.call(favoriteFoods.remove, { params: { id: String(pear.id) } });
    expect(await setup.person.call(favoriteFoods.list)).toEqual([apple]);
  });

  test('contain each food once, with the latest portion', async () => {
    const first = await save(APPLE);
    const again = await save({ ...APPLE, name: 'APPLE', quantity: 2, calories: 190 });
    expect(again.id).toBe(first.id);
    expect(await setup.person.call(favoriteFoods.list)).toEqual([
      { id: first.id, food: { ...APPLE, name: 'APPLE', quantity: 2, calories: 190 } },
    ]);
  });

  test('do not include another user’s', async () => {
    const { id } = await save(APPLE);
    const other = await setup.newPerson();
    expect((await other.refused(favoriteFoods.remove, { params: { id: String(id) } })).status).toBe(404);
    expect(await other.call(favoriteFoods.list)).toEqual([]);
    expect(await setup.person.call(favoriteFoods.list)).toHaveLength(1);
  });

  test('are limited to two hundred, with a message', async () => {
    await save({ ...APPLE, name: 'Apple 0' });
    // All but the last are copies of the first.
    await setup.app.db.execute(`
      insert into favorite_foods (user_id, name, food)
      select user_id, 'Apple ' || number, food || jsonb_build_object('name', 'Apple ' || number)
      from favorite_foods, generate_series(1, 198) as number where name = 'Apple 0'`);
    await save({ ...APPLE, name: 'Apple 199' });
    const refused = await setup.person.refused(favoriteFoods.save, { body: { food: APPLE } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      detail: 'You have 200 favorite foods, the most there is room for. Remove some first.',
    });
    expect((await save({ ...APPLE, name: 'Apple 7', quantity: 3 })).food.quantity).toBe(3);
  });
});
