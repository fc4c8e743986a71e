import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { auth } from '@game-plan/contracts/people/auth';
import { undo } from '@game-plan/contracts/people/undo';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const MONDAY = calendarDay('2026-11-23');
const TUESDAY = calendarDay('2026-11-24');
const query = { today: MONDAY };

describe('a planned meal of what is left of another', () => {
  const setup = setUpApp();
  const params = (id: number) => ({ params: { id: String(id) }, query });
  const days = (from = MONDAY) => {
    const week = { from, to: calendarDay('2026-12-31') };
    return setup.person.call(plan.list, { query: { ...week, ...query } });
  };
  const restNow = async () => (await days())[1]?.rest;
  const inventory = async () =>
    (await setup.person.call(ingredients.list)).map(({ name, quantity }) => `${quantity} ${name}`);
  const undone = (undoId: number) => setup.person.call(undo.run, { params: { id: String(undoId) } });
  const eaten = async (date = TUESDAY) =>
    (await setup.person.call(meals.list, { query: { date } })).flatMap(({ foods }) =>
      foods.map(({ name, quantity }) => `${quantity} ${name}`),
    );

  /** Plans a stew for two days. */
  async function planned() {
    const line = { name: 'Beef', amount: '500', unit: 'g', available: true };
    const { id: recipeId } = await setup.person.call(recipes.create, {
      body: { name: 'Stew', servings: 4, calories: 500, ingredients: [line] },
    });
    await setup.person.call(ingredients.create, {
      body: { name: 'Beef', category: 'protein', quantity: '500', unit: 'g' },
    });
    const meal = { slot: 'dinner' as const, eaters: [], portions: [] };
    const [stew = 0, rest = 0] = await setup.person.call(plan.createSeveral, {
      body: {
        entries: [
          { ...meal, day: MONDAY, recipeId, name: 'Stew', servings: 4 },
          { ...meal, day: TUESDAY, recipeId: null, name: 'Rest of Stew', servings: 1, restOf: 0 },
        ],
      },
    });
    return { stew, rest };
  }
  const cook = (id: number) => setup.person.call(plan.cook, params(id));
  const dish = async () => (await setup.person.call(ingredients.list)).find(({ isDish }) => isDish);

  test('is eaten of the dish that cooking has left, and each press is undone by itself', async () => {
    const { stew, rest } = await planned();
    expect(await restNow()).toEqual({ state: 'awaited', servings: 0, until: null });
    expect(await setup.person.refused(plan.cook, params(rest))).toMatchObject({
      status: 409,
      body: { detail: 'What this is left of has not been cooked yet, or nothing was left of it.' },
    });
    const cooked = await cook(stew);
    expect(await restNow()).toEqual({ state: 'there', servings: 3, until: '2026-11-26' });
    const answer = await cook(rest);
    expect(answer.entry).toMatchObject({ state: 'cooked', name: 'Rest of Stew' });
    expect(await inventory()).toEqual(['2 Stew (cooked)']);
    expect(await eaten()).toEqual(['1 Stew']);
    expect((await setup.person.refused(plan.cook, params(rest))).status).toBe(409);
    // The stew cannot be uncooked while some of it has been eaten.
    expect((await setup.person.refused(undo.run, { params: { id: String(cooked.undoId) } })).status).toBe(
      409,
    );
    await undone(answer.undoId);
    expect(await restNow()).toMatchObject({ state: 'there', servings: 3 });
    expect(await eaten()).toEqual([]);
    await undone(cooked.undoId);
    expect(await restNow()).toMatchObject({ state: 'awaited' });
    expect(await inventory()).toEqual(['500 Beef']);
    const { app, person } = setup;
    const user = await userIdOf(app.db, (await person.call(auth.me)).user.username);
    const { there, logged } = await recountStock(app.db, await kitchenOf(app.db, user));
    expect(logged).toEqual(there);
  });

  test('takes what is there if there is less', async () => {
    const { stew, rest } = await planned();
    await cook(stew);
    const left = await dish();
    await setup.person.call(ingredients.update, { ...params(left?.id ?? 0), body: { quantity: '0.5' } });
    await cook(rest);
    expect(await inventory()).toEqual([]);
    expect(await eaten()).toEqual(['0.5 Stew']);
  });

  test('says that the dish was frozen, thrown away or eaten', async () => {
    const { stew, rest } = await planned();
    await cook(stew);
    const { id = 0 } = (await dish()) ?? {};
    await setup.person.call(ingredients.store, { ...params(id), body: { place: 'freezer' } });
    expect(await restNow()).toMatchObject({ state: 'frozen', servings: 3 });
    const remove = (why: 'eaten' | 'thrown away') =>
      setup.person.call(ingredients.remove, { params: { id: String(id) }, query: { ...query, why } });
    await undone((await remove('thrown away')).undoId);
    expect(await restNow()).toMatchObject({ state: 'frozen' });
    const { undoId } = await remove('thrown away');
    expect(await restNow()).toEqual({ state: 'discarded', servings: 0, until: null });
    expect(await setup.person.refused(plan.cook, params(rest))).toMatchObject({
      status: 409,
      body: { detail: 'Nothing is left of this dish.' },
    });
    await undone(undoId);
    await remove('eaten');
    expect(await restNow()).toMatchObject({ state: 'gone' });
  });

  test('is gone if its meal is not cooked any more', async () => {
    const { stew } = await planned();
    await setup.person.call(plan.update, { ...params(stew), body: { state: 'skipped' } });
    expect(await restNow()).toMatchObject({ state: 'gone' });
  });

  test('is copied with its meal, and kept in a saved week', async () => {
    const { stew } = await planned();
    await cook(stew);
    const to = calendarDay('2026-11-30');
    const copied = await setup.person.call(plan.copy, { query, body: { from: MONDAY, to, days: 7 } });
    expect(copied.map(({ rest }) => rest?.state)).toEqual([undefined, 'awaited']);
    const alone = { from: TUESDAY, to: calendarDay('2026-12-08'), days: 1 };
    expect(await setup.person.call(plan.copy, { query, body: alone })).toMatchObject([{ rest: null }]);
    const { id } = await setup.person.call(plan.saveTemplate, {
      body: { name: 'Stews', from: MONDAY, days: 7 },
    });
    const later = calendarDay('2026-12-21');
    await setup.person.call(plan.applyTemplate, { params: { id: String(id) }, body: { to: later } });
    expect((await days(later)).map(({ rest }) => rest?.state)).toEqual([undefined, 'awaited']);
  });

  test('is refused before its meal, and is nobody else’s', async () => {
    const { rest } = await planned();
    const entry = { day: MONDAY, slot: 'dinner', recipeId: null, name: 'Rest', servings: 1 } as const;
    const entries = [{ ...entry, eaters: [], portions: [], restOf: 0 }];
    expect((await setup.person.refused(plan.createSeveral, { body: { entries } })).status).toBe(400);
    const other = await setup.newPerson();
    expect((await other.refused(plan.cook, params(rest))).status).toBe(404);
  });
});
