import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { seededRandom } from '@game-plan/domain/random';
import { parseAmount } from '@game-plan/domain/units/amount';
import { describe, expect, test } from 'vitest';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const TODAY = calendarDay('2026-11-23');
const query = { today: TODAY };
/** In each, all members change something at once. */
const ROUNDS = 50;

describe('the log of the stock', () => {
  const setup = setUpApp();
  const idOf = async (who: TestClient) =>
    userIdOf(setup.app.db, (await who.call(auth.me))?.user.username ?? '');
  const recount = async () =>
    recountStock(setup.app.db, await kitchenOf(setup.app.db, await idOf(setup.person)));
  const add = (name: string, quantity: string, more: object = {}) =>
    setup.person.call(ingredients.create, {
      query,
      body: { name, category: 'pantry', quantity, unit: 'g', ...more },
    });
  const params = (id: number) => ({ params: { id: String(id) } });
  /** What came and went in grams, by kind and day. */
  const kinds = async () => {
    const sums: Record<string, number> = {};
    for (const { kind, day, amount } of (await recount()).log)
      sums[`${kind} ${day}`] = (sums[`${kind} ${day}`] ?? 0) + (amount ?? 0);
    return sums;
  };

  test('says why food came and went, on the day of the person; an undo takes that back', async () => {
    const rice = await add('Rice', '1000');
    const { undoId } = await setup.person.call(ingredients.use, {
      query,
      body: { items: [{ ...rice, left: '700' }], cooked: 'Pilaf' },
    });
    const day = { today: addDays(TODAY, 1) };
    const items = [{ ...rice, quantity: '700', left: '600' }];
    await setup.person.call(ingredients.use, { query: day, body: { items } });
    await setup.person.call(ingredients.update, {
      ...params(rice.id),
      query: { ...query, why: 'bought' },
      body: { quantity: '0.8', unit: 'kg' },
    });
    await setup.person.call(ingredients.update, {
      ...params(rice.id),
      query,
      body: { unit: 'g', quantity: '750' },
    });
    const removed = await setup.person.call(ingredients.remove, {
      ...params(rice.id),
      query: { ...query, why: 'thrown away' },
    });
    const all = {
      'bought 2026-11-23': 400.8,
      'cooked 2026-11-23': -300,
      'eaten 2026-11-24': -100,
      'corrected 2026-11-23': 749.2,
      'thrown away 2026-11-23': -750,
    };
    expect(await kinds()).toEqual(all);
    await setup.person.call(undo.run, params(removed.undoId));
    expect(await kinds()).toEqual({ ...all, 'thrown away 2026-11-23': 0 });
    await setup.person.call(undo.run, params(undoId));
    expect(await kinds()).toEqual({ ...all, 'thrown away 2026-11-23': 0, 'cooked 2026-11-23': 0 });
    const { there, logged } = await recount();
    expect(there).toEqual({ 'Rice in g': 1050_000_000 });
    expect(logged).toEqual(there);
  });

  test('agrees with the stock after hundreds of changes by five members at once', async () => {
    const random = seededRandom(20261129);
    const upTo = (most: number) => Math.floor(random() * most);
    const pick = <T>(from: readonly T[]) => from[upTo(from.length)];
    const members = [setup.person];
    for (let more = 0; more < 4; more += 1) members.push(await setup.newPerson());
    const host = await idOf(setup.person);
    for (const member of members.slice(1)) await moveIn(setup.app.db, { guest: await idOf(member), host });
    const line = (name: string, amount: string, unit: string) => ({ name, amount, unit, available: true });
    const lines = [line('Rice', '150', 'g'), line('Milk', '1', 'cup'), line('Eggs', '2', 'piece')];
    const bowl = { name: 'Bowl', servings: 2, ingredients: lines };
    const recipeId = (await setup.person.call(recipes.create, { body: bowl })).id;
    await setup.person.call(shoppingList.changeSettings, { query, body: { stockBought: true } });

    const undoable: [TestClient, number][] = [];
    const statuses = new Set<number>();
    const call = async (who: TestClient, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const sent = await who.send(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
      statuses.add(sent.status);
      const { undoId, id } = Object(sent.body) as { undoId?: number; id?: number };
      if (undoId) undoable.push([who, undoId]);
      return id;
    };
    const names = ['Rice', 'Milk', 'Eggs', 'Flour', 'Butter'];
    const amounts = ['1', '1/2', '2.5', '400', '1 1/3', 'a few', '2-3', '0'];
    const units = ['g', 'kg', 'piece', 'cup', 'l'] as const;
    const card = () => ({
      name: pick(names),
      category: 'pantry',
      quantity: pick(amounts),
      unit: pick(units),
    });
    const on = `today=${TODAY}`;
    let withBatches = 0;
    const change = async (who: TestClient) => {
      const stock = await who.call(ingredients.list);
      const one = pick(stock);
      const at = `/api/ingredients/${one?.id ?? 0}`;
      const expiryDate = pick([undefined, null, '2026-11-20', '2026-12-01', '2026-12-09']);
      if (stock.some(({ batches }) => batches.length > 1)) withBatches += 1;
      const fields =
        pick([{ quantity: pick(amounts), expiryDate }, { name: pick(names) }, { unit: pick(units) }]) ?? {};
      switch (upTo(12)) {
        case 0:
          return call(who, 'POST', `/api/ingredients?${on}`, {
            ...card(),
            expiryDate: pick([null, '2026-11-22', '2026-12-24']),
          });
        case 1:
          return call(who, 'POST', `/api/ingredients/typed?${on}`, {
            text: pick(['500g rice, 2 l milk', 'eggs']),
            isAnother: true,
          });
        case 2:
          return call(who, 'PUT', `${at}?${on}&why=${pick(['bought', 'corrected', 'eaten'])}`, fields);
        case 3:
          return call(who, 'DELETE', `${at}?${on}&why=${pick(['eaten', 'thrown away', 'corrected'])}`);
        case 4: {
          const items = stock.slice(0, 3).map((item) => ({ ...item, left: pick(['0', '1/3', '1']) }));
          return call(who, 'POST', `/api/ingredients/use?${on}`, {
            items,
            cooked: pick(['Bowl', undefined]),
          });
        }
        case 5:
          return call(who, 'DELETE', `/api/ingredients/expired?${on}`);
        case 6: {
          const id = await call(who, 'POST', '/api/shopping-list', { ...card(), category: 'other' });
          await call(who, 'PUT', `/api/shopping-list/${id}?${on}`, { isCompleted: true });
          return random() < 0.3 && call(who, 'PUT', `/api/shopping-list/${id}?${on}`, { isCompleted: false });
        }
        case 7: {
          const servings = 1 + upTo(8);
          const id = await call(who, 'POST', '/api/plan', { day: TODAY, slot: 'dinner', recipeId, servings });
          return call(who, 'POST', `/api/plan/${id}/cook?${on}`, {});
        }
        case 8:
          return call(who, 'POST', `${at}/open?${on}`, {});
        case 9:
          return call(who, 'POST', `${at}/store?${on}`, { place: pick(['fridge', 'freezer', 'cupboard']) });
        default: {
          const [undoer, id] = undoable.splice(upTo(undoable.length), 1)[0] ?? [who, 0];
          return call(undoer, 'POST', `/api/undo/${id}`);
        }
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(members.map(change));

    const { there, logged, log } = await recount();
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(log.length).toBeGreaterThan(5 * ROUNDS);
    expect(Object.keys(there).length).toBeGreaterThan(3);
    expect(logged).toEqual(there);
    const cards = await setup.person.call(ingredients.list);
    expect(withBatches).toBeGreaterThan(5);
    for (const { quantity, batches } of cards.filter((one) => one.batches.length > 0))
      expect(batches.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
        parseAmount(quantity) ?? -1,
        5,
      );
    const planned = await setup.person.call(plan.list, { query: { ...query, from: TODAY, to: TODAY } });
    expect(planned.length).toBeGreaterThan(0);
  });
});
