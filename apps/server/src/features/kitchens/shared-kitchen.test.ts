import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { account } from '@game-plan/contracts/people/account';
import { activity } from '@game-plan/contracts/people/activity';
import { preferences } from '@game-plan/contracts/people/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertHousehold, PASSWORD } from '#testing/people.ts';
import { countKitchens } from '#testing/rows/kitchens.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const PIE = { name: 'Pie', servings: 4, ingredients: [], instructions: ['Bake'] };
const EGGS = { name: 'Eggs', category: 'protein', quantity: '6', unit: 'piece' } as const;
const FLOUR = { name: 'Flour', quantity: '1', unit: 'kg', category: 'grain', recipeId: null };

describe('two members of one kitchen', () => {
  let app: TestApp;
  let ada: TestClient;
  let ben: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    [ada, ben] = await insertHousehold(app, 'ada', 'ben');
  });
  afterAll(() => app.close());

  const names = async (client: TestClient) => ({
    food: (await client.call(ingredients.list)).map(({ name }) => name),
    list: (await client.call(shoppingList.list)).map(({ name }) => name),
    recipes: (await client.call(recipes.list)).map(({ name }) => name),
  });

  test('share ingredients, shopping list and recipes', async () => {
    const eggs = await ada.call(ingredients.create, { body: EGGS });
    await ben.call(shoppingList.create, { body: FLOUR });
    const pie = await ben.call(recipes.create, { body: PIE });
    const all = { food: ['Eggs'], list: ['Flour'], recipes: ['Pie'] };
    expect(await names(ada)).toEqual(all);
    expect(await names(ben)).toEqual(all);
    await ben.call(ingredients.update, { params: { id: String(eggs.id) }, body: { quantity: '2' } });
    await ada.call(recipes.update, { params: { id: String(pie.id) }, body: { cookedGrams: 900 } });
    expect(await ada.call(ingredients.list)).toMatchObject([{ quantity: '2' }]);
    expect(await ben.call(recipes.list)).toMatchObject([{ cookedGrams: 900 }]);
    expect(await ada.call(activity.recent, { query: { limit: '5' } })).toMatchObject([
      { kind: 'recipe_saved', subject: 'Pie', by: 'ben Test' },
      { kind: 'ingredient_added', subject: 'Eggs', by: 'ada Test' },
    ]);
  });

  test('have separate favourites', async () => {
    const { id } = await ada.call(recipes.create, { body: { ...PIE, isFavorite: true } });
    const cards = (client: TestClient) => client.call(recipes.cards, { query: { favorites: 'true' } });
    expect(await cards(ada)).toMatchObject({ cards: [{ name: 'Pie' }], library: { favorites: 1 } });
    const before = await cards(ben);
    expect(before).toMatchObject({ cards: [], library: { favorites: 0 } });
    await ben.call(recipes.update, { params: { id: String(id) }, body: { isFavorite: true } });
    await ada.call(recipes.update, { params: { id: String(id) }, body: { isFavorite: false } });
    expect(await cards(ada)).toMatchObject({ cards: [] });
    const after = await cards(ben);
    expect(after).toMatchObject({ cards: [{ isFavorite: true }] });
    expect(after.version).not.toBe(before.version);
    await ada.call(recipes.remove, { params: { id: String(id) } });
    expect(await cards(ben)).toMatchObject({ cards: [], library: { favorites: 0 } });
  });

  test('share what is always at home, and have separate dislikes', async () => {
    await ada.call(preferences.update, { body: { atHome: ['salt', 'rice'], dislikes: ['okra'] } });
    expect(await ben.call(preferences.get)).toMatchObject({ atHome: ['salt', 'rice'], dislikes: [] });
  });

  test('deleting one account keeps the other’s food, and deleting the last removes everything', async () => {
    await ada.call(ingredients.create, { body: EGGS });
    await ada.call(recipes.create, { body: { ...PIE, isFavorite: true } });
    const own = await countKitchens(app.db);
    await ada.call(account.remove, { body: { password: PASSWORD } });
    expect(await names(ben)).toEqual({ food: ['Eggs'], list: [], recipes: ['Pie'] });
    expect(await countKitchens(app.db)).toEqual(own);
    await ben.call(account.remove, { body: { password: PASSWORD } });
    expect(await countKitchens(app.db)).toEqual({ ...own, withMembers: 0, ingredients: 0, recipes: 0 });
  });

  test('who delete their accounts at the same time leave nothing', async () => {
    await ada.call(ingredients.create, { body: EGGS });
    await Promise.all([ada, ben].map((one) => one.call(account.remove, { body: { password: PASSWORD } })));
    expect(await countKitchens(app.db)).toMatchObject({ withMembers: 0, ingredients: 0 });
  });
});
