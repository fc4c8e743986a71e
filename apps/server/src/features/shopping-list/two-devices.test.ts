import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const MANY = Array.from({ length: 20 }, (_, index) => index);

/** What both devices send travels on connections of its own, so that the server hears it in any order. */
describe('a shopping list on two devices at once', () => {
  const setup = setUpApp();

  const add = (name: string, quantity: string, unit = '') =>
    setup.person.call(shoppingList.create, { body: { name, quantity, unit } });
  const change = (id: number, body: { isCompleted?: boolean; quantity?: string; name?: string }) =>
    setup.person.call(shoppingList.update, { params: { id: String(id) }, body });
  const list = () => setup.person.call(shoppingList.list);

  test('adds up simultaneous additions', async () => {
    await Promise.all(MANY.map((index) => add(index % 2 ? 'Lemons' : 'lemon', '1')));
    expect(await list()).toMatchObject([{ quantity: '20' }]);
  });

  test('adds up simultaneous additions in different units', async () => {
    await Promise.all(MANY.map((index) => (index % 2 ? add('Flour', '100', 'g') : add('Flour', '1', 'kg'))));
    expect(await list()).toMatchObject([{ quantity: '11', unit: 'kg' }]);
  });

  test('keeps a tick during changes of another field', async () => {
    await Promise.all(MANY.map((index) => add(`Jar ${index}`, '1')));
    const items = await list();
    await Promise.all(
      items.flatMap(({ id }) => [
        change(id, { isCompleted: true }),
        change(id, { quantity: '7' }),
        change(id, { isCompleted: true }),
      ]),
    );
    expect(await list()).toEqual(items.map((item) => ({ ...item, quantity: '7', isCompleted: true })));
  });

  test('keeps a tick and everything added meanwhile', async () => {
    const { id } = await add('Lemons', '1');
    await Promise.all([...MANY.map(() => add('Lemons', '1')), change(id, { isCompleted: true })]);
    const lines = await list();
    expect(lines[0]).toMatchObject({ id, isCompleted: true });
    expect(lines.slice(1).every((line) => !line.isCompleted)).toBe(true);
    expect(lines.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(21);
  });

  test('stocks an item once when both tick it', async () => {
    await setup.person.call(shoppingList.changeSettings, { body: { stockBought: true } });
    const { id } = await add('Lemons', '2');
    await Promise.all(MANY.map(() => change(id, { isCompleted: true })));
    expect(await setup.person.call(ingredients.list)).toMatchObject([{ name: 'Lemons', quantity: '2' }]);
  });

  test('stocks ticked items once when both agree', async () => {
    const { id } = await add('Lemons', '2');
    await change(id, { isCompleted: true });
    await Promise.all(
      MANY.map(() => setup.person.call(shoppingList.changeSettings, { body: { stockBought: true } })),
    );
    expect(await setup.person.call(ingredients.list)).toHaveLength(1);
  });

  test('removes each ticked item once', async () => {
    await Promise.all(MANY.map((index) => add(`Jar ${index}`, '1')));
    const items = await list();
    await Promise.all(items.map(({ id }) => change(id, { isCompleted: true })));
    const answers = await Promise.all(MANY.map(() => setup.person.call(shoppingList.removeCompleted)));
    expect(answers.flatMap(({ removed }) => removed).toSorted((a, b) => a - b)).toEqual(
      items.map(({ id }) => id),
    );
  });
});
