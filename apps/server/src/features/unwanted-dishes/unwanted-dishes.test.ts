import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const setup = setUpApp();

test('dishes are kept once by name, with the latest wish, until they are wanted again', async () => {
  const { person } = setup;
  const soup = await person.call(unwantedDishes.save, { body: { name: 'Soup', wanted: 'less' } });
  const curry = await person.call(unwantedDishes.save, { body: { name: 'Curry', wanted: 'never' } });
  const never = await person.call(unwantedDishes.save, { body: { name: 'soup', wanted: 'never' } });
  expect(never).toEqual({ ...soup, name: 'soup', wanted: 'never' });
  expect(await person.call(unwantedDishes.list)).toEqual([curry, never]);
  await person.call(unwantedDishes.remove, { params: { id: String(curry.id) } });
  expect(await person.call(unwantedDishes.list)).toEqual([never]);
});

test('another user neither sees nor removes them', async () => {
  const { id } = await setup.person.call(unwantedDishes.save, { body: { name: 'Soup', wanted: 'never' } });
  const other = await setup.newPerson();
  expect((await other.refused(unwantedDishes.remove, { params: { id: String(id) } })).status).toBe(404);
  expect(await other.call(unwantedDishes.list)).toEqual([]);
  expect(await setup.person.call(unwantedDishes.list)).toHaveLength(1);
});
