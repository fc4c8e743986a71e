import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test, vi } from 'vitest';
import { findMinimums } from '#features/kitchens/kitchen-queries.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const TODAY = calendarDay('2026-11-29');
const query = { today: TODAY };

describe('a minimum of a food', () => {
  const setup = setUpApp();
  const params = (id: number) => ({ params: { id: String(id) } });
  const idOf = async (who: TestClient) =>
    userIdOf(setup.app.db, (await who.call(auth.me))?.user.username ?? '');
  const milk = (quantity: string) =>
    setup.person.call(ingredients.create, {
      query,
      body: { name: 'Milk', category: 'dairy', quantity, unit: 'l' },
    });
  const want = (quantity: string, unit = 'l') =>
    setup.person.call(shoppingList.saveMinimum, { query, body: { name: 'Milk', quantity, unit } });
  const listed = async () =>
    (await setup.person.call(shoppingList.list)).map(
      ({ name, quantity, unit }) => `${name} ${quantity} ${unit}`,
    );
  const becomes = (lines: readonly string[]) =>
    vi.waitFor(async () => expect(await listed()).toEqual(lines), { timeout: 5000 });
  const drink = (card: { id: number; quantity: string; unit: string }, left: string) =>
    setup.person.call(ingredients.use, { query, body: { items: [{ ...card, left } as never] } });

  test('puts what is short on the list, as much as that becomes, and takes it off when there is enough', async () => {
    const card = await milk('2');
    expect(await want('1.5')).toEqual([{ name: 'Milk', quantity: '1.5', unit: 'l', ids: [card.id] }]);
    expect(await listed()).toEqual([]);
    await drink(card, '1');
    await becomes(['Milk 500 ml']);
    await drink({ ...card, quantity: '1' }, '0');
    await becomes(['Milk 1.5 l']);
    await milk('2');
    await becomes([]);
    expect(await want('0')).toEqual([]);
  });

  test('counts what planned meals leave, and what they lack only once', async () => {
    await milk('1');
    await want('1');
    const line = { name: 'Milk', amount: '2', unit: 'l', available: true };
    const soup = await setup.person.call(recipes.create, {
      body: { name: 'Soup', servings: 2, ingredients: [line] },
    });
    const { id } = await setup.person.call(plan.create, {
      body: { day: addDays(TODAY, 1), slot: 'dinner', recipeId: soup.id, servings: 2 },
    });
    await becomes(['Milk 1 l']);
    await setup.person.call(plan.toList, { query, body: { from: TODAY, to: addDays(TODAY, 2) } });
    await becomes(['Milk 2 l']);
    await setup.person.call(plan.remove, params(id));
    await becomes([]);
  });

  test('leaves alone what somebody has written or taken off', async () => {
    const card = await milk('1');
    await setup.person.call(shoppingList.create, { body: { name: 'milk', quantity: '1', unit: 'l' } });
    await want('2');
    expect(await listed()).toEqual(['milk 1 l']);
    const [own] = await setup.person.call(shoppingList.list);
    await setup.person.call(shoppingList.remove, params(own?.id ?? 0));
    await becomes(['Milk 1 l']);
    const [line] = await setup.person.call(shoppingList.list);
    await setup.person.call(shoppingList.remove, params(line?.id ?? 0));
    await drink(card, '0.5');
    await setup.person.call(shoppingList.create, { body: { name: 'Bread', quantity: '1', unit: '' } });
    expect(await listed()).toEqual(['Bread 1 ']);
    const more = await milk('3');
    const kitchenId = await kitchenOf(setup.app.db, await idOf(setup.person));
    await vi.waitFor(async () =>
      expect(Object.values(await findMinimums(setup.app.db, kitchenId))).toMatchObject([{ isListed: false }]),
    );
    await drink(more, '0.5');
    await becomes(['Bread 1 ', 'Milk 1 l']);
  });

  test('is bought into the inventory, and asked for once', async () => {
    await setup.person.call(shoppingList.changeSettings, { query, body: { stockBought: true } });
    await want('1');
    await becomes(['Milk 1 l']);
    const [line] = await setup.person.call(shoppingList.list);
    await setup.person.call(shoppingList.update, {
      ...params(line?.id ?? 0),
      query,
      body: { isCompleted: true },
    });
    await setup.person.call(shoppingList.removeCompleted);
    expect(await listed()).toEqual([]);
    expect(await setup.person.call(ingredients.list)).toMatchObject([
      { name: 'Milk', quantity: '1', unit: 'l' },
    ]);
    expect((await setup.person.call(shoppingList.minimums))[0]?.ids).toHaveLength(1);
  });

  test('belongs to the kitchen, and moves with it', async () => {
    await want('1');
    const guest = await setup.newPerson();
    expect(await guest.call(shoppingList.minimums)).toEqual([]);
    await guest.call(shoppingList.saveMinimum, {
      query,
      body: { name: 'Eggs', quantity: '6', unit: 'piece' },
    });
    await moveIn(setup.app.db, { guest: await idOf(guest), host: await idOf(setup.person) });
    expect((await guest.call(shoppingList.minimums)).map(({ name }) => name).sort()).toEqual(['Milk']);
    expect(
      (
        await setup.person.send('PUT', '/api/shopping-list/minimums', {
          body: JSON.stringify({ name: 'Milk', quantity: 'some', unit: 'l' }),
        })
      ).status,
    ).toBe(400);
  });
});
