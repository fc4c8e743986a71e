import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { auth } from '@game-plan/contracts/people/auth';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const TODAY = calendarDay('2026-11-29');
const query = { today: TODAY };
const inDays = (days: number) => addDays(TODAY, days);

describe('batches of a card', () => {
  const setup = setUpApp();
  const params = (id: number) => ({ params: { id: String(id) } });
  const add = (name: string, quantity: string, more: object = {}) =>
    setup.person.call(ingredients.create, {
      query,
      body: { name, category: 'dairy', quantity, unit: 'l', ...more },
    });
  const change = (id: number, body: object, more: object = {}) =>
    setup.person.call(ingredients.update, { ...params(id), query: { ...query, ...more }, body });
  const list = () => setup.person.call(ingredients.list);
  const takeBack = (undoId: number) => setup.person.call(undo.run, params(undoId));
  const recount = async () => {
    const me = await setup.person.call(auth.me);
    const userId = await userIdOf(setup.app.db, me?.user.username ?? '');
    return recountStock(setup.app.db, await kitchenOf(setup.app.db, userId));
  };
  /** Two litres of milk, of two days. */
  const addMilk = async () => {
    const { id } = await add('Milk', '1', { expiryDate: inDays(3) });
    return change(id, { quantity: '2', expiryDate: inDays(9) }, { why: 'bought' });
  };

  test('two litres with two dates are bought, opened, cooked, thrown away, and put back exactly', async () => {
    const milk = await addMilk();
    expect(milk).toMatchObject({
      expiryDate: inDays(3),
      batches: [
        { amount: 1, expiryDate: inDays(3), openedOn: null, boughtOn: TODAY },
        { amount: 1, expiryDate: inDays(9), openedOn: null, boughtOn: TODAY },
      ],
    });
    const opened = await setup.person.call(ingredients.open, {
      ...params(milk.id),
      query,
      body: { batch: 1 },
    });
    // Seven days once it is open, but no longer than closed.
    expect(opened.ingredient.batches).toMatchObject([
      { expiryDate: inDays(3), openedOn: null },
      { expiryDate: inDays(7), openedOn: TODAY },
    ]);
    const again = await setup.person.send('POST', `/api/ingredients/${milk.id}/open`, {
      body: JSON.stringify({ batch: 1 }),
    });
    expect(again.status).toBe(409);

    const line = { name: 'Milk', amount: '1.25', unit: 'l', available: true };
    const soup = { name: 'Soup', servings: 2, ingredients: [line] };
    const recipeId = (await setup.person.call(recipes.create, { body: soup })).id;
    const entry = { day: TODAY, slot: 'dinner', recipeId, servings: 2 } as const;
    const { id } = await setup.person.call(plan.create, { body: entry });
    const cooked = await setup.person.call(plan.cook, { ...params(id), query });
    expect((await list()).find((card) => card.name === 'Milk')).toMatchObject({
      quantity: '0.75',
      expiryDate: inDays(7),
      openedOn: TODAY,
      batches: [],
    });
    const thrown = await setup.person.call(ingredients.remove, {
      ...params(milk.id),
      query: { ...query, why: 'thrown away' },
    });
    await takeBack(thrown.undoId);
    await takeBack(cooked.undoId);
    expect(await list()).toEqual([opened.ingredient]);
    await takeBack(opened.undoId);
    expect(await list()).toEqual([milk]);
    const { there, logged } = await recount();
    expect(logged).toEqual(there);
    expect(there).toEqual({ 'Milk in l': 2_000_000 });
  });

  test('a list joins the cards of its foods, also when members add it at once', async () => {
    const [, eggs] = [await addMilk(), await add('Eggs', '6', { unit: 'piece' })];
    const text = 'milk 500 ml exp 2026-12-20\n6 eggs\nbread';
    const typed = () => setup.person.call(ingredients.addTyped, { query, body: { text } });
    const { added } = await typed();
    expect(added).toMatchObject([
      { name: 'Milk', quantity: '2.5', unit: 'l', expiryDate: inDays(3) },
      { id: eggs.id, quantity: '12', unit: 'piece', batches: [] },
      { quantity: '1' },
    ]);
    expect(added[0]?.batches.at(-1)).toMatchObject({ amount: 0.5, expiryDate: '2026-12-20' });
    await Promise.all([typed(), typed(), typed()]);
    expect((await list()).map(({ quantity }) => quantity)).toEqual(['4', '30', '4']);
    const { there, logged } = await recount();
    expect(logged).toEqual(there);
  });

  test('one of them is thrown away and put back after some of the other was eaten', async () => {
    const milk = await addMilk();
    const taken = await setup.person.call(ingredients.use, {
      query,
      body: { items: [{ ...milk, left: '1', batch: 1 }], why: 'thrown away' },
    });
    expect(taken.left).toMatchObject([{ quantity: '1', expiryDate: inDays(3), batches: [] }]);
    await setup.person.call(ingredients.use, {
      query,
      body: { items: [{ ...milk, quantity: '1', left: '0.5' }] },
    });
    await takeBack(taken.undoId);
    expect(await list()).toMatchObject([
      {
        quantity: '1.5',
        batches: [
          { amount: 0.5, expiryDate: inDays(3) },
          { amount: 1, expiryDate: inDays(9) },
        ],
      },
    ]);
  });

  test('a date of one of them is changed', async () => {
    const milk = await addMilk();
    expect((await change(milk.id, { expiryDate: inDays(5) })).batches).toMatchObject([
      { expiryDate: inDays(5) },
      { expiryDate: inDays(9) },
    ]);
    expect((await change(milk.id, { expiryDate: inDays(1) }, { batch: '1' })).batches).toMatchObject([
      { expiryDate: inDays(1) },
      { expiryDate: inDays(5) },
    ]);
  });

  test('what has expired of a card is not cooked, and cleared alone', async () => {
    const milk = await addMilk();
    const later = { today: inDays(5) };
    expect(await setup.person.call(ingredients.expiring, { query: later })).toMatchObject([{ id: milk.id }]);
    const lines = [{ name: 'Milk', amount: '0.5', unit: 'l' }];
    const uses = await setup.person.call(ingredients.planUse, { query: later, body: { lines } });
    expect(uses).toMatchObject([{ ingredient: { quantity: '2' }, left: '1.5' }]);
    const used = await setup.person.call(ingredients.use, {
      query: later,
      body: { items: [{ ...milk, left: '1.5' }], cooked: 'Tea' },
    });
    expect(used.left).toMatchObject([{ batches: [{ amount: 1, expiryDate: inDays(3) }, { amount: 0.5 }] }]);
    const more = { name: 'Milk', amount: '1', unit: 'l', available: true };
    const shake = await setup.person.call(recipes.create, {
      body: { name: 'Shake', servings: 1, ingredients: [more] },
    });
    const decided = await setup.person.call(recipes.read, { ...params(shake.id), query: later });
    expect(decided.ingredients).toMatchObject([
      { available: false, shortfall: { amount: '500', unit: 'ml' } },
    ]);

    const cleared = await setup.person.call(ingredients.clearExpired, { query: later });
    expect(cleared.removed).toBe(1);
    expect(await list()).toMatchObject([{ quantity: '0.5', expiryDate: inDays(9), batches: [] }]);
    await takeBack(cleared.undoId ?? 0);
    expect(await list()).toEqual(used.left);
    const { there, logged } = await recount();
    expect(logged).toEqual(there);
  });

  test('food keeps for another time elsewhere, until that is undone', async () => {
    const milk = await addMilk();
    const store = (place: 'fridge' | 'freezer' | 'cupboard') =>
      setup.person.call(ingredients.store, { ...params(milk.id), query, body: { place } });
    const frozen = await store('freezer');
    expect(frozen.ingredient).toMatchObject({ place: 'freezer', expiryDate: inDays(90), batches: [] });
    // As this kitchen has said of milk before.
    const thawed = await store('fridge');
    expect(thawed.ingredient).toMatchObject({ place: 'fridge', expiryDate: inDays(3) });
    await takeBack(thawed.undoId);
    await takeBack(frozen.undoId);
    expect(await list()).toEqual([milk]);
    const zork = await add('Zork', '1', { expiryDate: inDays(4) });
    const there = await setup.person.call(ingredients.store, {
      ...params(zork.id),
      query,
      body: { place: 'cupboard' },
    });
    expect(there.ingredient).toMatchObject({ place: 'cupboard', expiryDate: inDays(4) });
  });

  test('proposes for how long food usually keeps, and learns what the kitchen says', async () => {
    const proposed = () => setup.person.call(ingredients.usualDays, { query });
    const milk = await add('Milk', '1');
    await add('Zork', '1');
    await add('Cream', '1', { expiryDate: inDays(2) });
    expect(await proposed()).toEqual([{ id: milk.id, batch: 0, until: inDays(7), isHabit: false }]);
    await change(milk.id, { expiryDate: inDays(12) });
    const kept = await change(milk.id, { quantity: '2' }, { why: 'bought' });
    expect(await proposed()).toEqual([{ id: milk.id, batch: 1, until: inDays(12), isHabit: true }]);
    const named = { ...query, name: 'whole milk' };
    expect(await setup.person.call(ingredients.readName, { query: named })).toMatchObject({
      keeps: { until: inDays(12), isHabit: true },
    });
    const accepted = await change(milk.id, { expiryDate: inDays(12) }, { batch: '1' });
    expect(accepted).toMatchObject({ quantity: '2', expiryDate: inDays(12), batches: [] });
    expect(await proposed()).toEqual([]);
    expect(kept.batches).toHaveLength(2);
    // A day that follows from opening it is no habit.
    await setup.person.call(ingredients.open, { ...params(milk.id), query, body: {} });
    const bottle = await add('Milk', '1');
    expect(await proposed()).toEqual([{ id: bottle.id, batch: 0, until: inDays(12), isHabit: true }]);
    const stranger = await setup.newPerson();
    expect(await stranger.call(ingredients.usualDays, { query })).toEqual([]);
    expect(await stranger.call(ingredients.readName, { query: named })).toMatchObject({
      keeps: { until: inDays(7), isHabit: false },
    });
    const { there, logged } = await recount();
    expect(logged).toEqual(there);
  });
});
