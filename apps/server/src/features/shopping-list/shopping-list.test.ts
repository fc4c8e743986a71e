import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { profile } from '@game-plan/contracts/people/profile';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

describe('the shopping list', () => {
  let now = NOON;
  const setup = setUpApp({ now: () => now });
  beforeEach(() => {
    now = NOON;
  });

  const add = (name: string, quantity?: string, unit?: string) =>
    setup.person.call(shoppingList.create, {
      body: { name, ...(quantity !== undefined && { quantity }), ...(unit && { unit }) },
    });
  const change = (id: number, body: { isCompleted?: boolean; quantity?: string }) =>
    setup.person.call(shoppingList.update, { params: { id: String(id) }, body });
  const remove = (id: number) => setup.person.call(shoppingList.remove, { params: { id: String(id) } });
  const list = () => setup.person.call(shoppingList.list);

  test('adds, ticks, changes and removes', async () => {
    const lemons = await add('Lemons', '2');
    expect(lemons).toMatchObject({
      name: 'Lemons',
      quantity: '2',
      unit: '',
      category: 'other',
      aisle: 'produce',
      isCompleted: false,
      isStocked: false,
      recipeId: null,
    });
    await change(lemons.id, { isCompleted: true });
    await change(lemons.id, { quantity: '3' });
    expect(await list()).toMatchObject([{ quantity: '3', isCompleted: true }]);
    const milk = await add('Milk');
    expect(await setup.person.call(shoppingList.removeCompleted)).toMatchObject({ removed: [lemons.id] });
    expect(await list()).toEqual([milk]);
    await remove(milk.id);
    expect(await list()).toEqual([]);
  });

  test('shows an item’s allergens for the list’s owner', async () => {
    const milk = await add('Milk');
    expect(milk.contains).toEqual([]);
    await setup.person.call(profile.update, { body: { allergies: ['dairy', 'turmeric'] } });
    expect(await add('Curry powder')).toMatchObject({ contains: ['turmeric'] });
    expect(await add('Milk soap')).toMatchObject({ aisle: 'household', contains: [] });
    expect(await add('Rice')).toMatchObject({ contains: [] });
    expect((await list()).map(({ contains }) => contains)).toEqual([['milk'], ['turmeric'], [], []]);
    expect(await change(milk.id, { isCompleted: true })).toMatchObject({ contains: ['milk'] });
    const other = await setup.newPerson();
    expect(await other.call(shoppingList.create, { body: { name: 'Milk' } })).toMatchObject({ contains: [] });
  });

  test('merges the same food in convertible units', async () => {
    const lemons = await add('Lemons', '2');
    expect(await add('lemon', '1')).toEqual({ ...lemons, quantity: '3' });
    const flour = await add('Flour', '500', 'g');
    expect(await add('flour', '1', 'kg')).toMatchObject({ id: flour.id, quantity: '1.5', unit: 'kg' });
    await add('Flour', '1', 'bag');
    await add('Coconut milk', '1');
    await add('Milk', '1');
    expect((await list()).map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`.trim())).toEqual([
      'Lemons 3',
      'Flour 1.5 kg',
      'Flour 1 bag',
      'Coconut milk 1',
      'Milk 1',
    ]);
  });

  test('adds several at once in their order, merging among them and with what is there', async () => {
    const { id } = await add('Eggs', '6');
    const several = (items: readonly [name: string, quantity: string, unit: string][]) =>
      setup.person.call(shoppingList.createSeveral, {
        body: { items: items.map(([name, quantity, unit]) => ({ name, quantity, unit })) },
      });
    const added = await several([
      ['Milk', '1', 'l'],
      ['eggs', '6', ''],
      ['toilet paper', '', ''],
      ['milk', '500', 'ml'],
    ]);
    expect(added.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
      ['Milk', '1.5', 'l'],
      ['Eggs', '12', ''],
      ['toilet paper', '', ''],
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['Eggs', 'Milk', 'toilet paper']);
    expect(added[1]?.id).toBe(id);
  });

  test('adds what is typed or pasted, in order and with amounts', async () => {
    const typed = (text: string) => setup.person.call(shoppingList.addTyped, { body: { text } });
    expect((await typed('2 lemons, 500 g flour')).added).toHaveLength(2);
    const { added: pasted, leftOut } = await typed(
      '- 2 lemons\n- 1,5 kg potatoes\n\n- yoghurt, greek\nring Sue re table',
    );
    expect(leftOut).toEqual(['ring Sue re table']);
    expect(pasted).toMatchObject([
      { name: 'lemons', quantity: '4', unit: '' },
      { name: 'potatoes', quantity: '1,5', unit: 'kg' },
      { name: 'yoghurt, greek', quantity: '', unit: '' },
    ]);
    const { status } = await setup.person.refused(shoppingList.addTyped, { body: { text: ' ' } });
    expect(status).toBe(400);
  });

  test('adds none of several if one cannot be added', async () => {
    const items = [
      { name: 'Milk', quantity: '', unit: '' },
      { name: 'x'.repeat(201), quantity: '', unit: '' },
    ];
    const { status } = await setup.person.refused(shoppingList.createSeveral, { body: { items } });
    expect(status).toBe(400);
    expect(await list()).toEqual([]);
    const many = Array.from({ length: 201 }, (_, index) => ({
      name: `Thing ${index}`,
      quantity: '',
      unit: '',
    }));
    expect((await setup.person.refused(shoppingList.createSeveral, { body: { items: many } })).status).toBe(
      400,
    );
  });

  test('does not change a ticked item', async () => {
    const lemons = await add('Lemons', '2');
    await change(lemons.id, { isCompleted: true });
    const more = await add('Lemons', '1');
    expect(await list()).toMatchObject([
      { id: lemons.id, quantity: '2', isCompleted: true },
      { id: more.id, quantity: '1', isCompleted: false },
    ]);
  });

  test('never merges with another user’s item', async () => {
    const other = await setup.newPerson();
    await add('Lemons', '2');
    await other.call(shoppingList.create, { body: { name: 'Lemons', quantity: '5' } });
    expect(await list()).toMatchObject([{ quantity: '2' }]);
  });

  test('what is removed is on no list and in no other call', async () => {
    const lemons = await add('Lemons', '2');
    const params = { id: String(lemons.id) };
    await remove(lemons.id);
    for (const body of [{ isCompleted: true }, {}]) {
      expect((await setup.person.refused(shoppingList.update, { params, body })).status).toBe(404);
    }
    expect((await setup.person.refused(shoppingList.remove, { params })).status).toBe(404);
    expect((await add('Lemons', '1')).id).not.toBe(lemons.id);
  });

  test('another user’s item is 404', async () => {
    const other = await setup.newPerson();
    const { id } = await add('Lemons');
    const params = { id: String(id) };
    for (const body of [{ isCompleted: true }, {}]) {
      expect((await other.refused(shoppingList.update, { params, body })).status).toBe(404);
    }
    expect((await other.refused(shoppingList.remove, { params })).status).toBe(404);
    expect(await other.call(shoppingList.removeCompleted)).toEqual({ removed: [], undoId: null });
    expect(await list()).toMatchObject([{ id, isCompleted: false }]);
  });

  test('requires a session', async () => {
    const nobody = setup.app.client();
    expect((await nobody.refused(shoppingList.list)).status).toBe(401);
    expect((await nobody.refused(shoppingList.settings)).status).toBe(401);
  });

  test.each([
    ['a blank name', '', { name: ' ' }],
    ['a quantity below zero', '', { name: 'Lemons', quantity: '-1' }],
    ['a quantity that is too long', '', { name: 'Lemons', quantity: 'x'.repeat(51) }],
  ])('%s is refused', async (_, path, body) => {
    const answer = await setup.person.send('POST', `/api/shopping-list${path}`, {
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});
