import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { dayInZone } from '@game-plan/domain/time-zones';
import { describe, expect, test } from 'vitest';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/* Weeks that people do not have in mind when they plan one: nothing is lost, nothing is bought or taken twice, and refusals say why. */

const MONDAY = calendarDay('2026-11-23');
const TUESDAY = addDays(MONDAY, 1);
const query = { today: MONDAY };
const week = { from: MONDAY, to: addDays(MONDAY, 6) };

describe('an odd week', () => {
  const setup = setUpApp();
  const byId = (id: number) => ({ params: { id: String(id) } });
  const params = (id: number) => ({ ...byId(id), query });
  const save = async (grams = 500) => {
    const line = { name: 'Beef mince', amount: String(grams), unit: 'g', available: true };
    const body = { name: 'Bolognese', servings: 4, calories: 500, ingredients: [line] };
    return (await setup.person.call(recipes.create, { body })).id;
  };
  const planned = (recipeId: number, day = MONDAY, more: object = {}) =>
    setup.person.call(plan.create, { query, body: { day, slot: 'dinner', recipeId, ...more } });
  const days = (who = setup.person, between = week) =>
    who.call(plan.list, { query: { ...between, ...query } });
  const toList = () => setup.person.call(plan.toList, { query, body: week });
  const list = async (who = setup.person) =>
    (await who.call(shoppingList.list)).map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`);
  const stock = (quantity: string) =>
    setup.person.call(ingredients.create, {
      body: { name: 'Beef mince', category: 'protein', quantity, unit: 'g' },
    });
  const inventory = async () =>
    (await setup.person.call(ingredients.list)).map(
      ({ name, quantity, unit }) => `${quantity} ${unit} ${name}`,
    );
  const idOf = async (who: TestClient) =>
    userIdOf(setup.app.db, (await who.call(auth.me))?.user.username ?? '');
  const newMember = async () => {
    const member = await setup.newPerson();
    await moveIn(setup.app.db, { guest: await idOf(member), host: await idOf(setup.person) });
    return member;
  };
  const put = (who: TestClient, id: number, body: object) =>
    who.send('PUT', `/api/plan/${id}?today=${MONDAY}`, { body: JSON.stringify(body) });

  test('whose recipe is removed keeps its meal and what was to be bought, and buys nothing twice when it is back', async () => {
    const recipe = await save();
    const { id } = await planned(recipe);
    await toList();
    const { undoId } = await setup.person.call(recipes.remove, byId(recipe));
    expect(await days()).toMatchObject([{ name: 'Bolognese', recipe: null, state: 'planned' }]);
    expect((await toList()).added).toEqual([]);
    expect(await list()).toEqual(['500 g Beef mince']);
    await setup.person.call(undo.run, byId(undoId));
    expect((await toList()).added).toEqual([]);
    expect(await list()).toEqual(['500 g Beef mince']);
    await setup.person.call(recipes.remove, byId(recipe));
    await setup.person.call(plan.remove, byId(id));
    expect(await list()).toEqual([]);
  });

  test('of which a member leaves is cooked for those who stay, who alone can undo it', async () => {
    const member = await newMember();
    const guest = await idOf(member);
    const recipe = await save();
    await stock('2000');
    const own = await planned(recipe, MONDAY, { eaters: [guest] });
    const both = await planned(recipe, TUESDAY, { eaters: [guest, await idOf(setup.person)] });
    const removed = await member.call(plan.remove, byId((await planned(recipe)).id));
    await member.call(kitchens.leave);
    expect(await days(member)).toEqual([]);
    expect(await list(member)).toEqual([]);
    expect(await member.refused(undo.run, byId(removed.undoId))).toMatchObject({
      status: 404,
      body: { detail: 'This can no longer be undone' },
    });
    expect((await put(member, both.id, { servings: 2 })).status).toBe(404);
    expect((await days()).map(({ eaters }) => eaters.length)).toEqual([0, 1]);
    for (const { id } of [own, both]) await setup.person.call(plan.cook, params(id));
    expect(await member.call(meals.list)).toEqual([]);
    expect(await setup.person.call(meals.list)).toHaveLength(2);
    expect(await inventory()).toEqual([
      '3 piece Bolognese (cooked)',
      '3 piece Bolognese (cooked)',
      '1000 g Beef mince',
    ]);
  });

  test('of which two drag the same meal has it once, on one of their days', async () => {
    const member = await newMember();
    const { id } = await planned(await save());
    await toList();
    const [one, other] = [addDays(MONDAY, 2), addDays(MONDAY, 3)];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        put(setup.person, id, { day: one }),
        put(member, id, { day: other }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const entries = await days();
      expect(entries).toHaveLength(1);
      expect([one, other]).toContain(entries[0]?.day);
      await Promise.all([toList(), member.call(plan.toList, { query, body: week })]);
      expect(await list()).toEqual(['500 g Beef mince']);
    }
  });

  test('of which one member cooks a meal that another drags, removes or cooks takes it from stock once', async () => {
    const member = await newMember();
    const recipe = await save();
    await stock('10000');
    const cook = (who: TestClient, id: number) => who.send('POST', `/api/plan/${id}/cook?today=${MONDAY}`);
    let cooked = 0;
    for (const other of [
      (id: number) => cook(member, id),
      (id: number) => put(member, id, { day: TUESDAY }),
      (id: number) => put(member, id, { state: 'skipped' }),
      (id: number) => put(member, id, { servings: 8 }),
      (id: number) => member.send('DELETE', `/api/plan/${id}`),
    ]) {
      const { id } = await planned(recipe);
      const answers = await Promise.all([cook(setup.person, id), other(id)]);
      for (const { status, body } of answers) {
        expect([200, 404, 409]).toContain(status);
        if (status !== 200)
          expect(Object(body).detail).toMatch(/^(?:This|Only) (?:meal|planned meal|a recipe) /);
      }
      const { entry } = Object(answers.find(({ body }) => Object(body).entry)?.body) as {
        entry?: { servings: number };
      };
      cooked += entry?.servings ?? 0;
    }
    expect((await inventory()).at(-1)).toBe(`${10000 - 125 * cooked} g Beef mince`);
  });

  test.each([
    ['Pacific/Pago_Pago', '2026-11-22'],
    ['America/New_York', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-11-24'],
  ])('begins on the own day of a person in %s', async (zone, day) => {
    const today = dayInZone(new Date('2026-11-23T10:30:00Z'), zone);
    expect(today).toBe(day);
    const recipe = await save();
    const body = { slot: 'dinner', recipeId: recipe } as const;
    const yesterday = { ...body, day: addDays(today, -1) };
    await setup.person.call(plan.create, { query: { today }, body: yesterday });
    const entry = await setup.person.call(plan.create, { query: { today }, body: { ...body, day: today } });
    const between = { from: addDays(today, -1), to: today };
    // What was planned for yesterday and not cooked is bought no more.
    await setup.person.call(plan.toList, { query: { today }, body: between });
    expect(await list()).toEqual(['500 g Beef mince']);
    await setup.person.call(plan.cook, { ...byId(entry.id), query: { today } });
    expect(await setup.person.call(meals.list, { query: { date: today } })).toHaveLength(1);
    const [dish] = await setup.person.call(ingredients.list);
    expect(dish).toMatchObject({ quantity: '3', expiryDate: addDays(today, 3) });
  });

  test.each([
    ['put forward in Europe', '2027-03-22'],
    ['put back in Europe', '2026-10-19'],
    ['put forward in the United States', '2027-03-08'],
    ['put back in the United States', '2026-10-26'],
  ])('in which clocks are %s has seven days, also when it is copied', async (_, monday) => {
    const from = calendarDay(monday);
    const recipe = await save();
    for (let day = 0; day < 7; day += 1) await planned(recipe, addDays(from, day));
    const to = addDays(from, 7);
    const copied = await setup.person.call(plan.copy, { query, body: { from, to, days: 7 } });
    expect(copied.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(to, day)));
    expect(new Set(copied.map(({ day }) => new Date(day).getUTCDay())).size).toBe(7);
    const both = await days(setup.person, { from, to: addDays(to, 6) });
    expect(new Set(both.map(({ day }) => day)).size).toBe(14);
  });

  test('of 200 servings is bought and cooked, and one of none or more is refused', async () => {
    const { id } = await planned(await save(), MONDAY, { servings: 200 });
    await toList();
    expect(await list()).toEqual(['25 kg Beef mince']);
    for (const [servings, message] of [
      [0, 'At least one serving'],
      [201, 'At most 200'],
      [1.5, 'Enter a whole number'],
    ] as const) {
      const { status, body } = await put(setup.person, id, { servings });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(message);
    }
    expect(await days()).toMatchObject([{ servings: 200 }]);
    await stock('25000');
    const { leftOver, undoId } = await setup.person.call(plan.cook, params(id));
    expect(leftOver).toBe(199);
    expect(await inventory()).toEqual(['199 piece Bolognese (cooked)']);
    await setup.person.call(undo.run, byId(undoId));
    expect(await inventory()).toEqual(['25000 g Beef mince']);
  });

  test('of 60 meals is planned all or none, bought once and copied whole', async () => {
    const recipe = await save(100);
    const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
    const entries = Array.from({ length: 60 }, (_, at) => ({
      day: addDays(MONDAY, at % 7),
      slot: slots[at % 4] ?? 'dinner',
      recipeId: recipe,
      name: `Bolognese ${at}`,
      servings: 4,
      eaters: [],
      portions: [],
    }));
    const unknown = [...entries.slice(1), { ...entries[0], recipeId: 1_000_000 }];
    const refused = await setup.person.send('POST', '/api/plan/several', {
      body: JSON.stringify({ entries: unknown }),
    });
    expect(refused.status).toBe(404);
    expect(await days()).toEqual([]);
    await setup.person.call(plan.createSeveral, { body: { entries } });
    await toList();
    expect((await toList()).added).toEqual([]);
    expect(await list()).toEqual(['6 kg Beef mince']);
    const to = addDays(MONDAY, 7);
    expect(await setup.person.call(plan.copy, { query, body: { from: MONDAY, to, days: 7 } })).toHaveLength(
      60,
    );
    const [first] = await days();
    await setup.person.call(plan.remove, byId(first?.id ?? 0));
    expect(await list()).toEqual(['6 kg Beef mince']);
    expect(await days()).toHaveLength(59);
  });
});
