import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { kitchenOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIngredientsBack } from '#testing/rows/rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import { changeShoppingItem } from './change-shopping-item.ts';

const today = calendarDay('2026-11-20');

describe('ticking', () => {
  const setup = setUpApp();

  const add = (name: string, quantity = '1', unit = '') =>
    setup.person.call(shoppingList.create, { body: { name, quantity, unit } });
  const change = (id: number, body: { isCompleted: boolean }) =>
    setup.person.call(shoppingList.update, { params: { id: String(id) }, query: { today }, body });
  const list = () => setup.person.call(shoppingList.list);
  const inventory = () => setup.person.call(ingredients.list);
  const settle = (stockBought: boolean) =>
    setup.person.call(shoppingList.changeSettings, { body: { stockBought } });

  test('leaves the inventory alone unless its owner has agreed', async () => {
    expect(await setup.person.call(shoppingList.settings)).toEqual({ stockBought: null });
    const lemons = await add('Lemons', '2');
    await change(lemons.id, { isCompleted: true });
    await settle(false);
    expect(await setup.person.call(shoppingList.settings)).toEqual({ stockBought: false });
    await change((await add('Milk')).id, { isCompleted: true });
    expect(await inventory()).toEqual([]);
    await settle(true);
    expect(await inventory()).toEqual([]);
    await change((await add('Bread')).id, { isCompleted: true });
    expect(await inventory()).toMatchObject([{ name: 'Bread' }]);
  });

  test('also stocks an item that is being ticked while its owner agrees', async () => {
    const lemons = await add('Lemons', '2');
    const { user } = await setup.person.call(auth.me);
    const member = { userId: user.id, kitchenId: await kitchenOf(setup.app.db, user.id) };
    let yes: Promise<unknown> | undefined;
    await setup.app.db.transaction(async (tx) => {
      await changeShoppingItem(tx, member, lemons.id, { isCompleted: true }, calendarDay('2026-11-21'));
      yes = settle(true);
      await waitForLockWaiters(setup.app.db);
    });
    await yes;
    expect(await inventory()).toMatchObject([{ name: 'Lemons', quantity: '2' }]);
  });

  test('adds to the card of the same food where such food is kept, and takes the same back', async () => {
    await settle(true);
    const stock = (more: object) =>
      setup.person.call(ingredients.create, {
        body: { name: 'lemon', category: 'fruit', quantity: '3', unit: 'piece', ...more },
      });
    await stock({ expiryDate: '2026-11-24' });
    await stock({ openedOn: '2026-11-20' });
    await stock({ place: 'freezer' });
    await stock({ place: 'cupboard', quantity: '1' });
    const lemons = await add('Lemons', '2');
    await change(lemons.id, { isCompleted: true });
    const amounts = async () => (await inventory()).map(({ quantity }) => quantity);
    expect(await amounts()).toEqual(['3', '3', '3', '3']);
    expect(await change(lemons.id, { isCompleted: false })).toMatchObject({ isStocked: false });
    expect(await amounts()).toEqual(['1', '3', '3', '3']);
    await change(lemons.id, { isCompleted: true });
    expect(await amounts()).toEqual(['3', '3', '3', '3']);
  });

  test('adds to a card with a date, never to sour or frozen food', async () => {
    await settle(true);
    const milk = { name: 'Milk', category: 'dairy', quantity: '1', unit: 'l' } as const;
    const dated = (days: number, more: object = {}) => {
      const expiryDate = addDays(today, days);
      return setup.person.call(ingredients.create, {
        query: { today },
        body: { ...milk, expiryDate, ...more },
      });
    };
    await dated(-1);
    await dated(9, { place: 'freezer' });
    await dated(3);
    const item = await add('Milk', '1', 'l');
    await change(item.id, { isCompleted: true });
    const [fresh, ...others] = await inventory();
    expect(others).toMatchObject([{ quantity: '1' }, { quantity: '1' }]);
    expect(fresh).toMatchObject({
      quantity: '2',
      expiryDate: addDays(today, 3),
      batches: [
        { amount: 1, expiryDate: addDays(today, 3) },
        { amount: 1, expiryDate: null, boughtOn: today },
      ],
    });
    await change(item.id, { isCompleted: false });
    expect((await inventory())[0]).toMatchObject({
      quantity: '1',
      expiryDate: addDays(today, 3),
      batches: [],
    });
  });

  test('adds to a card in another unit, and takes the same back', async () => {
    await settle(true);
    await setup.person.call(ingredients.create, {
      query: { today },
      body: { name: 'Milk', category: 'dairy', quantity: '0.75', unit: 'l', expiryDate: addDays(today, 3) },
    });
    const item = await add('Milk', '500', 'ml');
    await change(item.id, { isCompleted: true });
    expect(await inventory()).toMatchObject([
      { quantity: '1.25', unit: 'l', batches: [{ amount: 0.75 }, { amount: 0.5 }] },
    ]);
    await change(item.id, { isCompleted: false });
    expect(await inventory()).toMatchObject([{ quantity: '0.75', unit: 'l', batches: [] }]);
  });

  test('stocks items ticked before its owner agreed', async () => {
    const lemons = await add('Lemons', '2');
    await add('Milk');
    await change(lemons.id, { isCompleted: true });
    await settle(true);
    expect(await inventory()).toMatchObject([
      { name: 'Lemons', quantity: '2', unit: 'piece', category: 'fruit', status: 'fresh' },
    ]);
    expect(await list()).toMatchObject([{ isStocked: true }, { isStocked: false }]);
  });

  test('stocks an item once, and a tick that is taken back takes it back', async () => {
    await settle(true);
    const flour = await add('Flour', '500', 'grams');
    const stocked = [{ name: 'Flour', quantity: '500', unit: 'g', category: 'pantry' }];
    for (const isCompleted of [true, true]) await change(flour.id, { isCompleted });
    expect(await inventory()).toMatchObject(stocked);
    expect(await change(flour.id, { isCompleted: false })).toMatchObject({ isStocked: false });
    expect(await inventory()).toEqual([]);
    expect(await change(flour.id, { isCompleted: true })).toMatchObject({ isStocked: true });
    expect(await inventory()).toMatchObject(stocked);
  });

  test.each([
    {
      way: 'has been changed since',
      meanwhile: ({ id }: Ingredient) =>
        setup.person.call(ingredients.update, { params: { id: String(id) }, body: { quantity: '450' } }),
    },
    {
      way: 'was added an hour ago',
      meanwhile: () => moveIngredientsBack(setup.app.db),
    },
  ])(
    'unticking keeps in the inventory what $way, and ticking adds it no second time',
    async ({ meanwhile }) => {
      await settle(true);
      const flour = await add('Flour', '500', 'grams');
      await change(flour.id, { isCompleted: true });
      const [added] = await inventory();
      if (added) await meanwhile(added);
      expect(await change(flour.id, { isCompleted: false })).toMatchObject({ isStocked: true });
      await change(flour.id, { isCompleted: true });
      expect(await inventory()).toMatchObject([{ name: 'Flour' }]);
    },
  );

  test('taking a tick back leaves the same food that was there before', async () => {
    await settle(true);
    await setup.person.call(ingredients.create, {
      body: { name: 'Flour', category: 'pantry', quantity: '500', unit: 'g', status: 'fresh' },
    });
    const flour = await add('Flour', '500', 'grams');
    for (const isCompleted of [true, false]) await change(flour.id, { isCompleted });
    expect(await inventory()).toMatchObject([{ name: 'Flour' }]);
  });

  test('does not stock items that are not food', async () => {
    await settle(true);
    const soap = await add('Dish soap', '1', 'bottle');
    expect(await change(soap.id, { isCompleted: true })).toMatchObject({ isStocked: false });
    expect(await inventory()).toEqual([]);
  });

  test('has a separate setting for each person', async () => {
    await settle(true);
    const other = await setup.newPerson();
    expect(await other.call(shoppingList.settings)).toEqual({ stockBought: null });
  });
});
