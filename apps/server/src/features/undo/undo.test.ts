import { type MealFood, meals } from '@game-plan/contracts/food/meals';
import { ownFoods } from '@game-plan/contracts/food/own-foods';
import { savedMeals } from '@game-plan/contracts/food/saved-meals';
import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { activity } from '@game-plan/contracts/people/activity';
import { undo } from '@game-plan/contracts/people/undo';
import { cart } from '@game-plan/contracts/shop/cart';
import { describe, expect, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveBack, moveIn } from '#testing/rows/kitchens.ts';
import { ageRemovals, countRemovals } from '#testing/rows/removals.ts';
import { stock as sell, serviceId, WALK } from '#testing/rows/services.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { sweepRemovalsJob } from './sweep-removals.ts';

const EGG: MealFood = { name: 'egg', quantity: 1, unit: 'piece', calories: 72, protein: 6, carbs: 0, fat: 5 };
const LATE = { status: 404, body: { detail: 'This can no longer be undone' } };
const today = '2026-11-21';

describe('undo', () => {
  const setup = setUpApp();
  const params = (id: number) => ({ params: { id: String(id) } });
  const putBack = (undoId: number | null, who: TestClient = setup.person) =>
    who.call(undo.run, params(undoId ?? 0));
  const refused = (undoId: number | null, who: TestClient = setup.person) =>
    who.refused(undo.run, params(undoId ?? 0));
  const idOf = (who: TestClient) =>
    who.call(activity.recent).then(async () => userIdOf(setup.app.db, await nameOf(who)));
  const nameOf = async (who: TestClient) => {
    const { body } = await who.send('GET', '/api/auth/me');
    return (body as { user: { username: string } }).user.username;
  };
  const stock = (name: string, quantity: string, more: object = {}) =>
    setup.person.call(ingredients.create, {
      body: { name, category: 'grain', quantity, unit: 'g', status: 'fresh', ...more },
    });
  const inventory = () => setup.person.call(ingredients.list);

  describe('of recipes', () => {
    test('brings a hundred back with all their fields, pictures, favourites and links', async () => {
      const ids: number[] = [];
      for (let at = 0; at < 100; at += 1) {
        ids.push((await setup.person.call(recipes.create, { body: dish(`Dish ${at}`) })).id);
        // The first two have their pictures, and the others wait for theirs.
        if (at === 1) await setup.app.runJobs();
      }
      const [one = 0, two = 0] = ids;
      await setup.person.call(recipes.update, { ...params(one), body: { cookedGrams: 812.5 } });
      const mate = await setup.newPerson();
      await moveIn(setup.app.db, { guest: await idOf(mate), host: await idOf(setup.person) });
      await mate.call(recipes.update, { ...params(two), body: { isFavorite: true } });
      await setup.person.call(shoppingList.create, { body: { name: 'tomato', recipeId: one } });
      const read = async () => [
        await setup.person.call(recipes.list),
        await mate.call(recipes.list),
        await setup.person.call(shoppingList.list),
      ];
      const before = await read();

      const { undoId } = await setup.person.call(recipes.removeSeveral, { body: { ids } });
      expect(await setup.person.call(recipes.list)).toEqual([]);
      expect(await setup.person.call(shoppingList.list)).toMatchObject([{ recipeId: null }]);
      await putBack(undoId);
      expect(await read()).toEqual(before);
      const restored = await setup.person.call(recipes.read, params(one));
      expect(restored).toMatchObject({ cookedGrams: 812.5, isImagePending: false });
      expect((await setup.person.download(String(restored.imageUrl))).status).toBe(200);
      expect(await refused(undoId)).toMatchObject(LATE);
    });

    test('finds a place for its list items and favourites, whoever left or was removed meanwhile', async () => {
      const mate = await setup.newPerson();
      const [mateId, ownId] = [await idOf(mate), await idOf(setup.person)];
      const own = await kitchenOf(setup.app.db, mateId);
      await moveIn(setup.app.db, { guest: mateId, host: ownId });
      const { id } = await setup.person.call(recipes.create, { body: dish('Soup') });
      await mate.call(recipes.update, { ...params(id), body: { isFavorite: true } });
      const item = await setup.person.call(shoppingList.create, { body: { name: 'Leek', recipeId: id } });
      const ofItem = await setup.person.call(shoppingList.remove, params(item.id));
      const ofRecipe = await setup.person.call(recipes.remove, params(id));
      await moveBack(setup.app.db, mateId, own);
      await putBack(ofItem.undoId);
      expect(await setup.person.call(shoppingList.list)).toEqual([{ ...item, recipeId: null }]);
      await putBack(ofRecipe.undoId);
      expect(await setup.person.call(recipes.list)).toMatchObject([{ id, name: 'Soup' }]);
    });
  });

  test('of meals brings a removed one back in its place, and a changed one as it was', async () => {
    const log = (type: 'breakfast' | 'snack') =>
      setup.person.call(meals.create, { body: { type, date: today, foods: [EGG] } });
    const [first] = [await log('breakfast'), await log('snack')];
    const day = () => setup.person.call(meals.list, { query: { date: today } });
    const before = await day();
    const { undoId } = await setup.person.call(meals.remove, params(first.id));
    expect(await day()).toHaveLength(1);
    await putBack(undoId);
    expect(await day()).toEqual(before);

    const change = () =>
      setup.person.call(meals.update, { ...params(first.id), body: { date: '2026-11-20' } });
    await putBack((await change()).undoId);
    expect(await day()).toEqual(before);
    const changed = await change();
    await setup.person.call(meals.remove, params(first.id));
    expect(await refused(changed.undoId)).toMatchObject({
      status: 404,
      body: { detail: 'This meal was not found' },
    });
  });

  test('of own foods and saved meals waits until their barcode or name is free', async () => {
    const bar = { name: 'Bar', figuresFor: '100 g', calories: 400, gtin: '4006381333931' } as const;
    const food = await setup.person.call(ownFoods.create, { body: bar });
    const foods = () => setup.person.call(ownFoods.list);
    const ofFood = await setup.person.call(ownFoods.remove, params(food.id));
    const other = await setup.person.call(ownFoods.create, { body: { ...bar, name: 'Other' } });
    expect(await refused(ofFood.undoId)).toMatchObject({ status: 409 });
    await setup.person.call(ownFoods.remove, params(other.id));
    await putBack(ofFood.undoId);
    expect(await foods()).toEqual([food]);

    const body = { name: 'Usual', type: 'lunch' as const, foods: [EGG] };
    const meal = await setup.person.call(savedMeals.create, { body });
    const ofMeal = await setup.person.call(savedMeals.remove, params(meal.id));
    const same = await setup.person.call(savedMeals.create, { body: { ...body, name: 'usual' } });
    expect(await refused(ofMeal.undoId)).toMatchObject({ status: 409 });
    await setup.person.call(savedMeals.remove, params(same.id));
    await putBack(ofMeal.undoId);
    expect(await setup.person.call(savedMeals.list)).toEqual([meal]);
  });

  test('of the shopping list brings one item or all ticked ones back in their place', async () => {
    const add = (name: string) => setup.person.call(shoppingList.create, { body: { name } });
    const [lemons, milk] = [await add('Lemons'), await add('Milk'), await add('Bread')];
    for (const { id } of [lemons, milk])
      await setup.person.call(shoppingList.update, { ...params(id), body: { isCompleted: true } });
    const before = await setup.person.call(shoppingList.list);
    const one = await setup.person.call(shoppingList.remove, params(milk.id));
    await putBack(one.undoId);
    const all = await setup.person.call(shoppingList.removeCompleted);
    expect(await setup.person.call(shoppingList.list)).toHaveLength(1);
    await putBack(all.undoId);
    expect(await setup.person.call(shoppingList.list)).toEqual(before);
  });

  test('of the inventory brings a removed ingredient and the expired ones back', async () => {
    const rice = await stock('Rice', '500', { expiryDate: '2026-11-20', allergens: ['gluten'] });
    await stock('Oats', '200');
    const before = await inventory();
    await putBack((await setup.person.call(ingredients.remove, params(rice.id))).undoId);
    expect(await inventory()).toEqual(before);
    const cleared = await setup.person.call(ingredients.clearExpired, { query: { today } });
    expect(cleared).toMatchObject({ removed: 1 });
    await putBack(cleared.undoId);
    expect(await inventory()).toEqual(before);
    expect(await setup.person.call(ingredients.clearExpired, { query: { today: '2026-11-19' } })).toEqual({
      removed: 0,
      undoId: null,
    });
  });

  test('of cooking puts everything back and forgets that it was cooked', async () => {
    const [rice, cream] = [await stock('Rice', '500'), await stock('Cream', '1')];
    const before = await inventory();
    const items = [
      { ...rice, left: '300' },
      { ...cream, left: '0' },
    ];
    const { undoId } = await setup.person.call(ingredients.use, { body: { cooked: 'Rice pudding', items } });
    await putBack(undoId);
    expect(await inventory()).toEqual(before);
    const kinds = (await setup.person.call(activity.recent)).map(({ kind }) => kind);
    expect(kinds).not.toContain('recipe_cooked');
  });

  test('of cooking adds to what changed meanwhile, and keeps apart what cannot be added', async () => {
    const take = async (card: Ingredient, left: string) =>
      (await setup.person.call(ingredients.use, { body: { items: [{ ...card, left }] } })).undoId;
    const [rice, oats, flour] = [
      await stock('Rice', '500'),
      await stock('Oats', '500'),
      await stock('Flour', '500'),
    ];
    const undoIds = [await take(rice, '300'), await take(oats, '300'), await take(flour, '300')];
    await take({ ...rice, quantity: '300' }, '200');
    await setup.person.call(ingredients.update, {
      ...params(oats.id),
      body: { quantity: '1', unit: 'piece' },
    });
    await setup.person.call(ingredients.remove, params(flour.id));
    for (const undoId of undoIds) await putBack(undoId);
    const amounts = (await inventory()).map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`);
    expect(amounts.toSorted()).toEqual(['Flour 200 g', 'Oats 1 piece', 'Oats 200 g', 'Rice 400 g']);
  });

  test('of the cart brings a line back', async () => {
    await sell(setup.app, [WALK]);
    const body = { serviceId: await serviceId(setup.app, WALK.name), quantity: 2 };
    const line = await setup.person.call(cart.add, { body });
    const { undoId } = await setup.person.call(cart.remove, params(line.id));
    await putBack(undoId);
    expect(await setup.person.call(cart.list)).toEqual([line]);
  });

  test('happens once, however often it is asked for at once', async () => {
    const rice = await stock('Rice', '500');
    const { undoId } = await setup.person.call(ingredients.use, {
      body: { items: [{ ...rice, left: '300' }] },
    });
    const asked = Array.from({ length: 5 }, () => setup.person.send('POST', `/api/undo/${undoId}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404, 404, 404, 404]);
    expect(await inventory()).toMatchObject([{ quantity: '500' }]);
  });

  test('is 404 for others, for members of the same kitchen, and after leaving it', async () => {
    const mate = await setup.newPerson();
    const mateId = await idOf(mate);
    const own = await kitchenOf(setup.app.db, mateId);
    await moveIn(setup.app.db, { guest: mateId, host: await idOf(setup.person) });
    const rice = await stock('Rice', '500');
    const { undoId } = await mate.call(ingredients.remove, params(rice.id));
    expect(await refused(undoId, setup.person)).toMatchObject(LATE);
    expect(await refused(undoId, setup.host)).toMatchObject(LATE);
    await moveBack(setup.app.db, mateId, own);
    expect(await refused(undoId, mate)).toMatchObject(LATE);
    expect(await mate.call(ingredients.list)).toEqual([]);
    await moveIn(setup.app.db, { guest: mateId, host: await idOf(setup.person) });
    await putBack(undoId, mate);
    expect(await inventory()).toEqual([rice]);
  });

  test('is possible for a day; then what was removed is deleted', async () => {
    const rice = await stock('Rice', '500');
    const remove = async () => (await setup.person.call(ingredients.remove, params(rice.id))).undoId;
    const early = await remove();
    await ageRemovals(setup.app.db, 23);
    await putBack(early);
    const late = await remove();
    await setup.app.addJob(sweepRemovalsJob);
    await setup.app.runJobs();
    const kept = await countRemovals(setup.app.db);
    expect(kept).toBeGreaterThan(0);
    await ageRemovals(setup.app.db, 25);
    expect(await refused(late)).toMatchObject(LATE);
    await setup.app.addJob(sweepRemovalsJob);
    await setup.app.runJobs();
    expect(await countRemovals(setup.app.db)).toBe(0);
  });
});
