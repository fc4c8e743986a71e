import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import type { Problem } from '@game-plan/contracts/schemas/errors';
import { describe, expect, test } from 'vitest';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { kitchenOf } from '#testing/rows/fill-owned-rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { Answer } from '#testing/test-client.ts';
import { addShoppingItem } from './add-shopping-items.ts';

const TODAY = '2026-11-21';
const line = (name: string, amount: string, unit: string) => ({ name, amount, unit });
/** A recipe's own lines say what is available, which counts for nothing here. */
const saved = (name: string, amount: string, unit: string) => ({
  ...line(name, amount, unit),
  available: true,
});

describe('adding a recipe’s missing ingredients', () => {
  const setup = setUpApp();

  const keep = (name: string, quantity: string, unit: 'g' | 'piece', expiryDate: string | null = null) =>
    setup.person.call(ingredients.create, {
      body: { name, category: 'pantry', quantity, unit, expiryDate },
    });
  const addMissing = (lines: ReturnType<typeof line>[], recipeId: number | null = null) =>
    setup.person.call(shoppingList.addFromRecipe, { query: { today: TODAY }, body: { recipeId, lines } });
  const list = async () =>
    (await setup.person.call(shoppingList.list)).map(({ name, quantity, unit }) =>
      `${quantity} ${unit} ${name}`.replace('  ', ' '),
    );

  test('adds only what is missing, in amounts that are sold', async () => {
    await keep('Chicken breast', '200', 'g');
    await keep('Eggs', '12', 'piece');
    await keep('Basil', '1', 'piece');
    const { added, listed } = await addMissing([
      line('Chicken breast', '500', 'g'),
      line('Eggs', '4', 'piece'),
      line('Feta', '60', 'g'),
      line('Smoked paprika', '1', 'tsp'),
      line('Basil', 'to taste', ''),
      line('Salt', 'to taste', ''),
      line('Olive oil', '2', 'tbsp'),
    ]);
    expect(added).toMatchObject([
      { name: 'Chicken breast', quantity: '300', unit: 'g', category: 'recipes', recipeId: null },
      { name: 'Feta', quantity: '100', unit: 'g', category: 'recipes' },
      { name: 'Smoked paprika', quantity: '1', unit: 'piece' },
    ]);
    expect(listed).toEqual([]);
    expect(await list()).toEqual(['300 g Chicken breast', '100 g Feta', '1 piece Smoked paprika']);
  });

  test('adds them once, however often the button is pressed', async () => {
    const lines = [line('Feta', '60', 'g'), line('Lemon', '1', 'piece')];
    const first = await addMissing(lines);
    expect(first.listed).toEqual([]);
    for (let press = 0; press < 2; press += 1) {
      expect(await addMissing(lines)).toEqual({ added: [], listed: first.added });
    }
    expect(await list()).toEqual(['100 g Feta', '1 piece Lemon']);
  });

  test('adds them once when the recipe is saved in between, and more for more servings', async () => {
    await addMissing([line('Feta', '60', 'g')]);
    const body = { name: 'Feta', servings: 2, ingredients: [saved('Feta', '60', 'g')] };
    const { id } = await setup.person.call(recipes.create, { body });
    expect((await addMissing([line('Feta', '60', 'g')], id)).added).toEqual([]);
    expect((await addMissing([line('Feta', '180', 'g')], id)).added).toMatchObject([{ quantity: '200' }]);
    expect(await list()).toEqual(['200 g Feta']);
  });

  test('adds them again after removal, or when bought but not stocked', async () => {
    const lines = [line('Feta', '60', 'g')];
    const [feta] = (await addMissing(lines)).added;
    const params = { id: String(feta?.id) };
    await setup.person.call(shoppingList.remove, { params });
    expect((await addMissing(lines)).added).toMatchObject([{ name: 'Feta', quantity: '100' }]);
  });

  test('skips what is always at home for that person', async () => {
    await setup.person.call(preferences.update, { body: { atHome: ['Feta'] } });
    await addMissing([line('feta', '60', 'g'), line('Salt', '1', 'tsp')]);
    expect(await list()).toEqual(['1 piece Salt']);
  });

  test('does not count expired food', async () => {
    await keep('Flour', '500', 'g', '2026-11-20');
    await keep('Flour', '100', 'g', TODAY);
    await addMissing([line('Flour', '500', 'g')]);
    expect(await list()).toEqual(['500 g Flour']);
  });

  test('increases existing items, also for a food that is twice in the recipe', async () => {
    await setup.person.call(shoppingList.create, { body: { name: 'Lemons', quantity: '2' } });
    const { added } = await addMissing([line('Lemon', '1', 'piece'), line('Lemons', '1/2', '')]);
    expect(added).toHaveLength(1);
    expect(await list()).toEqual(['4 Lemons']);
  });

  test('adds nothing when everything is there', async () => {
    await keep('Eggs', '12', 'piece');
    expect(await addMissing([line('Eggs', '4', 'piece')])).toEqual({ added: [], listed: [] });
    expect(await list()).toEqual([]);
  });

  test('adds up when many recipes are added simultaneously', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        addMissing([line('Feta', '60', 'g'), line('Lime', '1', ''), line(`Secret ${n}`, '1', 'can')]),
      ),
    );
    expect((await list()).filter((entry) => !entry.includes('Secret'))).toEqual([
      '750 g Feta',
      '10 piece Lime',
    ]);
  });

  test('adds a recipe once when it is sent many times simultaneously', async () => {
    await Promise.all(Array.from({ length: 5 }, () => addMissing([line('Feta', '60', 'g')])));
    expect(await list()).toEqual(['100 g Feta']);
  });

  test('links the person’s own recipe only', async () => {
    const other = await setup.newPerson();
    const { id } = await setup.person.call(recipes.create, {
      body: { name: 'Feta with lime', servings: 2, ingredients: [saved('Feta', '60', 'g')] },
    });
    expect((await addMissing([line('Feta', '60', 'g')], id)).added).toMatchObject([{ recipeId: id }]);
    const body = { recipeId: id, lines: [line('Feta', '60', 'g')] };
    expect((await other.refused(shoppingList.addFromRecipe, { body })).status).toBe(404);
    expect(await other.call(shoppingList.list)).toEqual([]);
  });

  describe('while the recipe is being removed', () => {
    const save = () =>
      setup.person.call(recipes.create, {
        body: { name: 'Feta with lime', servings: 2, ingredients: [saved('Feta', '60', 'g')] },
      });

    test('is refused after the removal', async () => {
      const { id } = await save();
      const { user } = await setup.person.call(auth.me);
      const kitchenId = await kitchenOf(setup.app.db, user.id);
      let late: Promise<Answer<Problem>> | undefined;
      await setup.app.db.transaction(async (tx) => {
        // The removal has let go of what is on the list, and waits for this row.
        await tx.execute(`select 1 from recipes where kitchen_id = ${kitchenId} and id = ${id} for update`);
        const removed = setup.person.call(recipes.remove, { params: { id: String(id) } });
        await waitForLockWaiters(setup.app.db);
        const body = { recipeId: id, lines: [line('Feta', '60', 'g')] };
        const added = setup.person.refused(shoppingList.addFromRecipe, { body });
        late = removed.then(() => added);
        await waitForLockWaiters(setup.app.db, 2);
      });
      expect((await late)?.body.detail).toBe('This recipe was not found');
    });

    test('keeps the items that were added before', async () => {
      const { id } = await save();
      const { user } = await setup.person.call(auth.me);
      const member = { userId: user.id, kitchenId: await kitchenOf(setup.app.db, user.id) };
      const item = { name: 'Feta', quantity: '60', unit: 'g', category: 'recipes', recipeId: id };
      let removed: Promise<unknown> | undefined;
      await setup.app.db.transaction(async (tx) => {
        await addShoppingItem(tx, member, item);
        removed = setup.person.call(recipes.remove, { params: { id: String(id) } });
        await waitForLockWaiters(setup.app.db);
      });
      await removed;
      expect(await list()).toEqual(['60 g Feta']);
    });
  });

  test.each([
    ['no lines', { lines: [] }],
    ['a line without a name', { lines: [line(' ', '1', 'g')] }],
    ['too many lines', { lines: Array.from({ length: 101 }, () => line('Feta', '1', 'g')) }],
  ])('%s is refused', async (_, body) => {
    const answer = await setup.person.send('POST', shoppingList.addFromRecipe.path, {
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await list()).toEqual([]);
  });
});
