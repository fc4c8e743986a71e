import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { seededRandom } from '@game-plan/domain/random';
import { describe, expect, test } from 'vitest';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { countRemovedServings } from '#testing/rows/week-rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { listOpenItems } from '../shopping-list/shopping-list-queries.ts';

const MONDAY = calendarDay('2026-11-23');
const query = { today: MONDAY };
const week = { from: MONDAY, to: addDays(MONDAY, 6) };
const on = `today=${MONDAY}`;
const MEMBERS = 5;
/** In each, all members change something at once: a thousand changes. */
const ROUNDS = 200;
/** Of a serving: grams of rice and salmon, and tins of tomatoes. */
const SERVING = { Rice: 100, Salmon: 150, 'Chopped tomatoes': 0.5 };
const RICE_AT_FIRST = 1_000_000;
/** No amount of salmon in a package or tomatoes in a tin is finer. */
const EXACT = 6;

describe('members who plan, shop, cook, eat and undo at once', () => {
  const setup = setUpApp();

  test('have a stock, a list and diaries that agree with a recount from the log', {
    timeout: 600_000,
  }, async () => {
    const random = seededRandom(20261128);
    const upTo = (most: number) => Math.floor(random() * most);
    const pick = <T>(from: readonly T[]) => from[upTo(from.length)];
    const idOf = async (who: TestClient) =>
      userIdOf(setup.app.db, (await who.call(auth.me))?.user.username ?? '');
    const members = [setup.person];
    while (members.length < MEMBERS) members.push(await setup.newPerson());
    const host = await idOf(setup.person);
    for (const member of members.slice(1)) await moveIn(setup.app.db, { guest: await idOf(member), host });
    const kitchenId = await kitchenOf(setup.app.db, host);

    const rice = {
      name: 'Rice',
      category: 'grain' as const,
      quantity: String(RICE_AT_FIRST),
      unit: 'g' as const,
    };
    await setup.person.call(ingredients.create, { query, body: rice });
    await setup.person.call(shoppingList.changeSettings, { query, body: { stockBought: true } });
    const line = (name: keyof typeof SERVING, unit: string) => ({
      name,
      amount: String(SERVING[name]),
      unit,
      available: true,
    });
    const lines = [line('Rice', 'g'), line('Salmon', 'g'), line('Chopped tomatoes', 'tin')];
    const body = { name: 'Bowl', servings: 1, calories: 400, ingredients: lines };
    const recipeId = (await setup.person.call(recipes.create, { body })).id;

    const undoable: [TestClient, number][] = [];
    const statuses = new Map<number, number>();
    const send = async (who: TestClient, method: string, path: string, fields: object = {}) => {
      const sent = await who.send(method, path, method === 'DELETE' ? {} : { body: JSON.stringify(fields) });
      statuses.set(sent.status, (statuses.get(sent.status) ?? 0) + 1);
      const { undoId } = Object(sent.body) as { undoId?: number | null };
      if (undoId) undoable.push([who, undoId]);
    };
    const change = async (who: TestClient) => {
      const entries = await who.call(plan.list, { query: { ...week, ...query } });
      const entry = pick(entries.filter(({ state }) => state === 'planned')) ?? pick(entries);
      const at = `/api/plan/${entry?.id ?? 0}`;
      const day = addDays(MONDAY, upTo(7));
      const servings = 1 + upTo(6);
      const item = pick(await who.call(shoppingList.list));
      const dish = pick((await who.call(ingredients.list)).filter(({ isDish }) => isDish));
      switch (upTo(entries.length > 40 ? 15 : 17)) {
        case 0:
          return send(who, 'PUT', at, { day });
        case 1:
          return send(who, 'PUT', at, { servings });
        case 2:
        case 3:
          return send(who, 'DELETE', at);
        case 4:
          return send(who, 'PUT', at, { state: pick(['skipped', 'planned']) });
        case 5:
        case 6:
          return send(who, 'POST', `/api/plan/to-list?${on}`, week);
        case 7:
        case 8:
          return send(who, 'POST', `${at}/cook?${on}`);
        case 9:
        case 10: {
          const [undoer, id] = undoable.splice(upTo(undoable.length), 1)[0] ?? [who, 0];
          return send(undoer, 'POST', `/api/undo/${id}?${on}`);
        }
        case 11:
          return send(who, 'PUT', `/api/shopping-list/${item?.id ?? 0}?${on}`, {
            isCompleted: !item?.isCompleted,
          });
        case 12:
          return send(who, 'DELETE', `/api/shopping-list/${item?.id ?? 0}`);
        case 13:
          return dish === undefined
            ? send(who, 'POST', '/api/shopping-list/typed', {
                text: pick(['1 tin chopped tomatoes', '300 g salmon']),
              })
            : send(who, 'POST', `/api/ingredients/${dish.id}/eat?${on}`, { type: 'snack' });
        case 14:
          return send(who, 'POST', `/api/ingredients/typed?${on}`, {
            text: '2 tins chopped tomatoes',
            isAnother: true,
          });
        default:
          return send(who, 'POST', `/api/plan?${on}`, { day, slot: 'dinner', recipeId, servings });
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(members.map(change));
    const done = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(done).toBeGreaterThan(MEMBERS * ROUNDS * 0.6);

    // Every card is what the log adds up to.
    const { there, logged, log } = await recountStock(setup.app.db, kitchenId);
    expect(logged).toEqual(there);

    // What was cooked is what the plan says, what the log took, and what the diaries and the dishes have.
    const entries = await setup.person.call(plan.list, { query: { ...week, ...query } });
    const servingsOf = (state: string) =>
      entries.filter((entry) => entry.state === state).reduce((sum, { servings }) => sum + servings, 0);
    const cooked = servingsOf('cooked') + (await countRemovedServings(setup.app.db, kitchenId));
    const moved = (name: string, ...kinds: string[]) =>
      log
        .filter((row) => row.name === name && kinds.includes(row.kind))
        .reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 1e6), 0) / 1e6;
    expect(moved('Rice', 'cooked')).toBe(-SERVING.Rice * cooked);
    const stock = await setup.person.call(ingredients.list);
    const amountOf = (name: string) =>
      stock.filter((card) => card.name === name).reduce((sum, { quantity }) => sum + Number(quantity), 0);
    expect(amountOf('Rice')).toBe(RICE_AT_FIRST - SERVING.Rice * cooked);
    const diaries = await Promise.all(members.map((who) => who.call(meals.list)));
    const eaten = diaries
      .flat()
      .flatMap(({ foods }) => foods)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(eaten + amountOf('Bowl (cooked)')).toBeCloseTo(cooked, EXACT);
    expect(-moved('Bowl (cooked)', 'eaten')).toBeCloseTo(
      diaries
        .flat()
        .filter(({ type }) => type === 'snack')
        .flatMap(({ foods }) => foods)
        .reduce((sum, { quantity }) => sum + quantity, 0),
      EXACT,
    );

    // The list asks for exactly what the planned meals lack of the stock that is there, and twice for nothing.
    await setup.person.call(plan.toList, { query, body: week });
    expect((await setup.person.call(plan.toList, { query, body: week })).added).toEqual([]);
    const open = await listOpenItems(setup.app.db, kitchenId);
    for (const [name, perServing] of Object.entries(SERVING)) {
      const needs = open
        .filter((item) => item.name.toLowerCase() === name.toLowerCase())
        .flatMap(({ recipeNeeds }) => Object.values(recipeNeeds));
      const asked = needs.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      const kept = stock
        .filter((card) => card.name.toLowerCase() === name.toLowerCase())
        .reduce((sum, { quantity, unit }) => sum + Number(quantity) * (unit === 'kg' ? 1000 : 1), 0);
      const short = Math.max(0, servingsOf('planned') * perServing - kept);
      // Up to a tenth of one meal is negligible.
      expect(short - asked, name).toBeLessThanOrEqual(6 * perServing * 0.1);
      expect(asked - short, name).toBeLessThanOrEqual(1e-6);
    }
  });
});
