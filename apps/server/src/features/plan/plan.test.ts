import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { type PlanProposal, plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { profile } from '@game-plan/contracts/people/profile';
import { undo } from '@game-plan/contracts/people/undo';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { lockShoppingList } from '../shopping-list/shopping-list-queries.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const query = { today: MONDAY };
const week = { from: MONDAY, to: '2026-11-29' };

/** A proposal as it is accepted. */
const acceptable = ({ day, slot, recipeId, idea, name, servings, eaters, portions }: PlanProposal) => ({
  day,
  slot,
  recipeId,
  idea,
  name,
  servings,
  eaters,
  portions,
});

describe('the plan of a kitchen', () => {
  const setup = setUpApp();

  const stock = (name: string, quantity: string, unit: 'g' | 'piece') =>
    setup.person.call(ingredients.create, { body: { name, category: 'pantry', quantity, unit } });
  const save = async (name: string, ...lines: [name: string, amount: string, unit: string][]) => {
    const saved = lines.map(([food, amount, unit]) => ({ name: food, amount, unit, available: true }));
    const body = { name, servings: 4, calories: 500, ingredients: saved };
    return (await setup.person.call(recipes.create, { body })).id;
  };
  const planned = (recipeId: number, day = MONDAY, more: object = {}) =>
    setup.person.call(plan.create, { query, body: { day, slot: 'dinner', recipeId, ...more } });
  const byId = (id: number) => ({ params: { id: String(id) } });
  const params = (id: number) => ({ ...byId(id), query });
  const days = (who: TestClient = setup.person) => who.call(plan.list, { query: { ...week, ...query } });
  const toList = () => setup.person.call(plan.toList, { query, body: week });
  const list = async () =>
    (await setup.person.call(shoppingList.list)).map(
      ({ name, quantity, unit }) => `${quantity} ${unit} ${name}`,
    );
  const inventory = async () =>
    (await setup.person.call(ingredients.list)).map(
      ({ name, quantity, unit }) => `${quantity} ${unit} ${name}`,
    );
  const idOf = async (who: TestClient) => {
    const session = await who.call(auth.me);
    return userIdOf(setup.app.db, session?.user.username ?? '');
  };
  const newMember = async () => {
    const member = await setup.newPerson();
    await moveIn(setup.app.db, { guest: await idOf(member), host: await idOf(setup.person) });
    return member;
  };

  test('is what all members of the kitchen plan, in the order of the day', async () => {
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    await planned(soup, TUESDAY);
    await setup.person.call(plan.create, {
      query,
      body: { day: TUESDAY, slot: 'breakfast', name: 'Eating out' },
    });
    const member = await newMember();
    expect(await days(member)).toMatchObject([
      { day: TUESDAY, slot: 'breakfast', name: 'Eating out', recipe: null, servings: 1, lacks: [] },
      { day: TUESDAY, slot: 'dinner', name: 'Soup', recipe: { id: soup, calories: 500 }, servings: 4 },
    ]);
  });

  test('reserves the stock of one meal from the next', async () => {
    await stock('Beef mince', '500', 'g');
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g']);
    const pie = await save('Cottage pie', ['Beef mince', '500', 'g'], ['Potatoes', '800', 'g']);
    await planned(bolognese);
    await planned(pie, TUESDAY);
    const [first, second] = await days();
    expect(first?.lacks).toEqual([]);
    expect(second?.lacks).toEqual([
      { name: 'Beef mince', written: '500 g' },
      { name: 'Potatoes', written: '800 g' },
    ]);
    // Other recipes find only what is free; each of these finds what is reserved for it.
    const lasagne = await save('Lasagne', ['Beef mince', '500', 'g']);
    const available = async (id: number) =>
      (await setup.person.call(recipes.read, params(id))).ingredients.map((line) => line.available);
    expect(await available(lasagne)).toEqual([false]);
    expect(await available(bolognese)).toEqual([true]);
  });

  test('buys exactly what the whole week lacks, once, and takes the share of a removed meal off the list', async () => {
    await stock('Beef mince', '500', 'g');
    await stock('Eggs', '6', 'piece');
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g']);
    const pie = await save('Cottage pie', ['Beef mince', '500', 'g']);
    const omelette = await save('Omelette', ['Eggs', '8', 'piece']);
    await planned(bolognese);
    const second = await planned(pie, TUESDAY);
    const third = await planned(omelette, TUESDAY, { slot: 'breakfast' });
    await toList();
    expect(await list()).toEqual(['6 piece Eggs', '500 g Beef mince']);
    expect((await toList()).added).toEqual([]);
    await setup.person.call(shoppingList.addFromRecipe, {
      query,
      body: { recipeId: pie, lines: [{ name: 'Beef mince', amount: '500', unit: 'g' }] },
    });
    expect(await list()).toEqual(['6 piece Eggs', '500 g Beef mince']);

    const { undoId } = await setup.person.call(plan.remove, byId(second.id));
    expect(await list()).toEqual(['6 piece Eggs']);
    await setup.person.call(undo.run, byId(undoId));
    expect(await list()).toEqual(['6 piece Eggs', '500 g Beef mince']);
    expect(await days()).toHaveLength(3);

    await setup.person.call(plan.update, { ...params(third.id), body: { servings: 2 } });
    expect(await list()).toEqual(['500 g Beef mince']);
  });

  test('takes off the list what has come meanwhile, when it is pressed again', async () => {
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g'], ['Onions', '2', 'piece']);
    await planned(bolognese);
    await planned(bolognese, TUESDAY);
    await toList();
    expect(await list()).toEqual(['1 kg Beef mince', '4 piece Onions']);
    await stock('Beef mince', '600', 'g');
    await toList();
    expect(await list()).toEqual(['4 piece Onions', '400 g Beef mince']);
    expect((await toList()).added).toEqual([]);
    await stock('Beef mince', '400', 'g');
    await toList();
    expect(await list()).toEqual(['4 piece Onions']);
  });

  test('buys nothing again that was ticked, in a kitchen whose inventory does not know of it', async () => {
    await planned(await save('Bolognese', ['Beef mince', '500', 'g'], ['Onions', '2', 'piece']));
    await toList();
    const mince = (await setup.person.call(shoppingList.list)).find(({ name }) => name === 'Beef mince');
    await setup.person.call(shoppingList.update, { ...params(mince?.id ?? 0), body: { isCompleted: true } });
    expect((await toList()).added).toEqual([]);
    expect(await list()).toEqual(['500 g Beef mince', '2 piece Onions']);
  });

  test('buys nothing for a meal that was removed while what it needs was ticked', async () => {
    const { id } = await planned(await save('Bolognese', ['Beef mince', '500', 'g']));
    await toList();
    const [mince] = await setup.person.call(shoppingList.list);
    const tick = (isCompleted: boolean) =>
      setup.person.call(shoppingList.update, { ...params(mince?.id ?? 0), body: { isCompleted } });
    await tick(true);
    await setup.person.call(plan.remove, byId(id));
    await tick(false);
    await toList();
    expect(await list()).toEqual([]);
  });

  test('takes over what a recipe has put on the list by itself, and adds to what a person wrote', async () => {
    const pie = await save('Cottage pie', ['Beef mince', '500', 'g']);
    await setup.person.call(shoppingList.create, {
      body: { name: 'Beef mince', quantity: '250', unit: 'g' },
    });
    const lines = [{ name: 'Beef mince', amount: '500', unit: 'g' }];
    await setup.person.call(shoppingList.addFromRecipe, { query, body: { recipeId: pie, lines } });
    expect(await list()).toEqual(['750 g Beef mince']);
    const { id } = await planned(pie);
    await toList();
    expect(await list()).toEqual(['750 g Beef mince']);
    await setup.person.call(plan.update, { ...params(id), body: { state: 'skipped' } });
    expect(await list()).toEqual(['250 g Beef mince']);
  });

  test('a cooked meal takes from the stock, is in each eater’s diary and leaves a dish; one undo puts all of it back', async () => {
    await stock('Beef mince', '500', 'g');
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g'], ['Basil', '5', 'g']);
    const member = await newMember();
    const { id } = await planned(bolognese);
    await toList();
    const before = [await inventory(), await list()];
    const { entry, leftOver, undoId } = await setup.person.call(plan.cook, params(id));
    expect(entry).toMatchObject({ state: 'cooked', lacks: [] });
    expect(leftOver).toBe(2);
    expect(await inventory()).toEqual(['2 piece Bolognese (cooked)']);
    expect(await list()).toEqual([]);
    for (const eater of [setup.person, member])
      expect(await eater.call(meals.list, { query: { date: MONDAY } })).toMatchObject([
        { type: 'dinner', totalCalories: 500, foods: [{ name: 'Bolognese', quantity: 1, unit: 'serving' }] },
      ]);
    expect((await setup.person.call(recipes.read, byId(bolognese))).madeOn).toHaveLength(1);
    expect(await setup.person.refused(plan.cook, params(id))).toMatchObject({ status: 409 });

    await setup.person.call(undo.run, byId(undoId));
    expect([await inventory(), await list()]).toEqual(before);
    expect(await member.call(meals.list, { query: { date: MONDAY } })).toEqual([]);
    expect((await days())[0]?.state).toBe('planned');
    expect((await setup.person.call(recipes.read, byId(bolognese))).madeOn).toEqual([]);
  });

  test('a cooked meal that was removed comes back as planned when its cooking is undone, and not as cooked after that', async () => {
    await stock('Beef mince', '500', 'g');
    const { id } = await planned(await save('Bolognese', ['Beef mince', '500', 'g']));
    const cooked = await setup.person.call(plan.cook, params(id));
    const removed = await setup.person.call(plan.remove, byId(id));
    await setup.person.call(undo.run, byId(cooked.undoId));
    await setup.person.call(plan.remove, byId(id));
    expect(await setup.person.refused(undo.run, byId(removed.undoId))).toMatchObject({ status: 404 });
    expect(await inventory()).toEqual(['500 g Beef mince']);
    expect(await days()).toEqual([]);
  });

  test('a cooked meal whose removal and cooking two members undo at once is planned again, with its food', async () => {
    await stock('Beef mince', '500', 'g');
    const { id } = await planned(await save('Bolognese', ['Beef mince', '500', 'g']));
    const member = await newMember();
    const cooked = await setup.person.call(plan.cook, params(id));
    const removed = await member.call(plan.remove, byId(id));
    const kitchenId = await kitchenOf(setup.app.db, await idOf(member));
    const undone: Promise<unknown>[] = [];
    await setup.app.db.transaction(async (tx) => {
      await lockShoppingList(tx, kitchenId);
      undone.push(member.call(undo.run, byId(removed.undoId)));
      await waitForLockWaiters(setup.app.db, 1);
      undone.push(setup.person.call(undo.run, byId(cooked.undoId)));
      await waitForLockWaiters(setup.app.db, 2);
    });
    await Promise.all(undone);
    expect(await inventory()).toEqual(['500 g Beef mince']);
    expect(await days()).toMatchObject([{ id, state: 'planned' }]);
  });

  test('a cooked meal of which something was eaten since is not undone, until that is back', async () => {
    await stock('Beef mince', '500', 'g');
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g']);
    const { id } = await planned(bolognese);
    const { undoId } = await setup.person.call(plan.cook, params(id));
    const [dish] = await setup.person.call(ingredients.list);
    if (!dish) throw new Error('There is no dish');
    const eaten = await setup.person.call(ingredients.use, { body: { items: [{ ...dish, left: '1' }] } });
    const isRefused = async () =>
      expect(await setup.person.refused(undo.run, byId(undoId))).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('Bolognese (cooked) has been eaten or changed since') },
      });
    await isRefused();
    expect(await inventory()).toEqual(['1 piece Bolognese (cooked)']);
    expect((await days())[0]?.state).toBe('cooked');
    await setup.person.call(undo.run, byId(eaten.undoId));
    const removed = await setup.person.call(ingredients.remove, byId(dish.id));
    await isRefused();
    await setup.person.call(undo.run, byId(removed.undoId));
    await setup.person.call(undo.run, byId(undoId));
    expect(await inventory()).toEqual(['500 g Beef mince']);
  });

  test('what is left of a cooked meal is eaten into the diary and frozen, each undone by itself', async () => {
    await stock('Beef mince', '500', 'g');
    const bolognese = await save('Bolognese', ['Beef mince', '500', 'g']);
    const { id } = await planned(bolognese, MONDAY, { servings: 3 });
    const { undoId: ofCooking } = await setup.person.call(plan.cook, params(id));
    const dish = async () => (await setup.person.call(ingredients.list)).find(({ isDish }) => isDish);
    const cooked = await dish();
    const at = byId(cooked?.id ?? 0);
    expect(cooked).toMatchObject({ quantity: '2', place: 'fridge', expiryDate: '2026-11-26', isDish: true });
    const mealsOf = (date: string) => setup.person.call(meals.list, { query: { date } });

    const tuesday = { ...at, query: { today: TUESDAY } };
    const eaten = await setup.person.call(ingredients.eat, { ...tuesday, body: { type: 'lunch' } });
    expect(await mealsOf(TUESDAY)).toMatchObject([
      { type: 'lunch', totalCalories: 500, foods: [{ name: 'Bolognese', quantity: 1, unit: 'serving' }] },
    ]);
    expect(await dish()).toMatchObject({ quantity: '1' });
    const stored = await setup.person.call(ingredients.store, { ...tuesday, body: { place: 'freezer' } });
    expect(stored.ingredient).toMatchObject({ place: 'freezer', expiryDate: '2027-02-22' });
    await setup.person.call(ingredients.eat, { ...tuesday, body: { type: 'dinner' } });
    expect(await dish()).toBeUndefined();
    expect(await setup.person.refused(undo.run, byId(stored.undoId))).toMatchObject({ status: 404 });
    expect(await setup.person.refused(undo.run, byId(ofCooking))).toMatchObject({ status: 409 });

    await setup.person.call(undo.run, byId(eaten.undoId));
    expect(await mealsOf(TUESDAY)).toMatchObject([{ type: 'dinner' }]);
    expect(await dish()).toMatchObject({ quantity: '1', isDish: true });
    const rice = await setup.person.call(ingredients.create, {
      body: { name: 'Rice', category: 'grain', quantity: '500', unit: 'g' },
    });
    const refused = await setup.person.refused(ingredients.eat, {
      ...byId(rice.id),
      body: { type: 'lunch' },
    });
    expect(refused.status).toBe(409);
  });

  test('only the chosen members eat, and former members no more', async () => {
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    const member = await newMember();
    const { id, eaters } = await planned(soup, MONDAY, {
      eaters: [await idOf(member), 1_000_000],
      servings: 1,
    });
    expect(eaters).toEqual([await idOf(member)]);
    expect((await setup.person.call(plan.cook, params(id))).leftOver).toBe(0);
    expect(await setup.person.call(meals.list, { query: { date: MONDAY } })).toEqual([]);
    expect(await member.call(meals.list, { query: { date: MONDAY } })).toHaveLength(1);
  });

  test('proposes recipes that suit everyone for meals without a plan, and plans them together', async () => {
    await stock('Carrots', '8', 'piece');
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    await save('Satay', ['Chicken breast', '500', 'g'], ['Peanut butter', '50', 'g']);
    const pasta = await save('Pasta', ['Spaghetti', '400', 'g']);
    await setup.person.call(profile.update, { body: { allergies: ['peanuts'] } });
    await planned(pasta);
    const propose = (not: string[] = []) =>
      setup.person.call(plan.propose, { query, body: { ...week, slots: ['dinner'], withIdeas: false, not } });
    const { meals: proposed, own, seed } = await propose();
    expect(proposed).toMatchObject([
      { day: TUESDAY, slot: 'dinner', name: 'Soup', recipeId: soup, idea: null, reason: 'Nothing to buy' },
    ]);
    expect(own).toMatchObject({ goals: { calories: 800, protein: 60 } });
    expect((await propose(proposed.map(({ dish }) => dish))).meals).toEqual([]);
    const years = { ...week, to: calendarDay('2030-01-01') };
    expect(await setup.person.refused(plan.propose, { query, body: years })).toMatchObject({
      status: 400,
      body: { detail: 'At most 31 days at once' },
    });
    const kept = proposed.map(({ day, slot, dish, cookedOn }) => ({ day, slot, dish, cookedOn }));
    const again = { ...week, withIdeas: false, kept, seed, improve: true };
    expect((await setup.person.call(plan.propose, { query, body: again })).meals).toEqual(proposed);
    const entries = proposed.map(acceptable);
    const lost = [...entries, ...entries.map((entry) => ({ ...entry, recipeId: 1_000_000 }))];
    expect((await setup.person.refused(plan.createSeveral, { body: { entries: lost } })).status).toBe(404);
    expect(await days()).toHaveLength(1);
    expect(await setup.person.call(plan.createSeveral, { body: { entries } })).toHaveLength(1);
    expect((await days()).map(({ name }) => name)).toEqual(['Pasta', 'Soup']);
  });

  test('proposes ideas that are saved once they are accepted, and logs the portion of each eater', async () => {
    await setup.person.call(profile.update, { body: { allergies: ['dairy', 'peanuts'] } });
    await stock('Chicken breast', '600', 'g');
    await stock('Rice', '1000', 'g');
    const body = { ...week, slots: ['dinner' as const] };
    const { meals: proposed } = await setup.person.call(plan.propose, { query, body });
    expect(proposed).toHaveLength(7);
    expect(new Set(proposed.map(({ dish }) => dish)).size).toBe(7);
    for (const { idea, recipeId } of proposed) {
      expect(recipeId).toBeNull();
      expect(idea?.allergens).not.toEqual(expect.arrayContaining(['dairy']));
      expect(idea?.allergens).not.toEqual(expect.arrayContaining(['peanuts']));
    }
    expect(await setup.person.call(recipes.list)).toEqual([]);
    expect(await days()).toEqual([]);
    const entries = proposed.map(acceptable).map((entry) => ({ ...entry, portions: [1.25], servings: 2 }));
    const [first = 0] = await setup.person.call(plan.createSeveral, { body: { entries } });
    expect(await setup.person.call(recipes.list)).toHaveLength(7);
    const [entry] = await days();
    expect(entry).toMatchObject({ id: first, portions: [1.25], recipe: { id: expect.any(Number) } });
    expect(await setup.person.call(plan.cook, params(first))).toMatchObject({ leftOver: 0.75 });
    const [logged] = await setup.person.call(meals.list, { query: { date: MONDAY } });
    expect(logged?.foods).toMatchObject([{ quantity: 1.25 }]);
    // Portions are of the eaters and servings that were planned.
    const second = await setup.person.call(plan.update, { ...params(first + 1), body: { servings: 6 } });
    expect(second.portions).toEqual([]);
  });

  test('the meals of a week are copied to another', async () => {
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    const { id } = await planned(soup, TUESDAY, { servings: 2 });
    await setup.person.call(plan.cook, params(id));
    const body = { from: MONDAY, to: '2026-11-30', days: 7 };
    expect(await setup.person.call(plan.copy, { query, body })).toMatchObject([
      { day: '2026-12-01', slot: 'dinner', name: 'Soup', servings: 2, state: 'planned' },
    ]);
  });

  test('a week is saved under a name and planned again, without the recipes that are gone', async () => {
    const empty = await setup.person.refused(plan.saveTemplate, {
      body: { name: 'Usual', from: MONDAY, days: 7 },
    });
    expect(empty).toMatchObject({ status: 409, body: { detail: 'Nothing is planned for these days.' } });
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    const gone = await save('Stew', ['Beef', '500', 'g']);
    await planned(soup, TUESDAY, { servings: 2 });
    await planned(gone, MONDAY);
    const body = { name: 'Usual', from: calendarDay(MONDAY), days: 7 };
    const template = await setup.person.call(plan.saveTemplate, { body });
    expect(template).toMatchObject({ name: 'Usual', meals: 2 });
    await setup.person.call(recipes.remove, byId(gone));
    const to = calendarDay('2026-12-07');
    const apply = { ...byId(template.id), body: { to } };
    expect(await setup.person.call(plan.applyTemplate, apply)).toEqual({ planned: 2 });
    const later = { from: to, to: calendarDay('2026-12-13'), ...query };
    expect(await setup.person.call(plan.list, { query: later })).toMatchObject([
      { day: '2026-12-07', name: 'Stew', recipe: null },
      { day: '2026-12-08', name: 'Soup', recipe: { id: soup }, servings: 2, state: 'planned' },
    ]);
    const member = await newMember();
    const { undoId } = await member.call(plan.removeTemplate, byId(template.id));
    expect(await setup.person.call(plan.templates)).toEqual([]);
    await member.call(undo.run, byId(undoId));
    expect(await setup.person.call(plan.templates)).toEqual([template]);
  });

  test('a meal keeps its name when its recipe is removed, and gets it back', async () => {
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    const { id } = await planned(soup);
    const { undoId } = await setup.person.call(recipes.remove, byId(soup));
    expect(await days()).toMatchObject([{ name: 'Soup', recipe: null, lacks: [] }]);
    expect(await setup.person.refused(plan.cook, params(id))).toMatchObject({
      status: 409,
      body: { detail: 'Only a recipe can be cooked. This meal has none.' },
    });
    await setup.person.call(undo.run, byId(undoId));
    expect(await days()).toMatchObject([{ recipe: { id: soup } }]);
  });

  test.each([
    ['a text is missing', { slot: 'lunch' }, 'Write what is planned'],
    ['nobody is served', { slot: 'lunch', name: 'Soup', servings: 0 }, 'At least one serving'],
    ['too many are served', { slot: 'lunch', name: 'Soup', servings: 201 }, 'At most 200'],
  ])('says so when %s', async (_, body, message) => {
    const sent = JSON.stringify({ day: MONDAY, ...body });
    const { status, body: problem } = await setup.person.send('POST', '/api/plan', { body: sent });
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain(message);
  });

  test('is 404 for other kitchens', async () => {
    const soup = await save('Soup', ['Carrots', '4', 'piece']);
    const { id } = await planned(soup);
    const other = await setup.newPerson();
    expect(await days(other)).toEqual([]);
    const calls = [
      other.refused(plan.update, { ...params(id), body: { servings: 1 } }),
      other.refused(plan.remove, byId(id)),
      other.refused(plan.cook, params(id)),
      other.refused(plan.create, { query, body: { day: MONDAY, slot: 'dinner', recipeId: soup } }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect(await days()).toMatchObject([{ state: 'planned', servings: 4 }]);
  });
});
