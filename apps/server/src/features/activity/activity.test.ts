import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { activity } from '@game-plan/contracts/people/activity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { fillInventory } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('recent activity', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
  });
  afterAll(() => app.close());

  test('contains only the user’s own actions, newest first', async () => {
    const person = await insertPerson(app, 'person');
    const egg = { name: 'Egg', category: 'protein', quantity: '1', unit: 'piece' } as const;
    await person.call(ingredients.create, { body: egg });
    const foods = [{ name: 'Egg', quantity: 1, unit: 'piece', calories: 70, protein: 6, carbs: 0, fat: 5 }];
    await person.call(meals.create, { body: { type: 'lunch', date: '2026-11-21', foods } });
    await person.call(recipes.create, { body: { name: 'Soup', servings: 1, ingredients: [] } });
    await host.call(ingredients.create, { body: { ...egg, name: 'Secret' } });

    const recent = await person.call(activity.recent);
    expect(recent.map(({ kind, subject, calories }) => [kind, subject, calories])).toEqual([
      ['recipe_saved', 'Soup', null],
      ['meal_logged', 'lunch', 70],
      ['ingredient_added', 'Egg', null],
    ]);
    expect(await person.call(activity.recent, { query: { limit: 1 } })).toHaveLength(1);
    expect((await app.client().refused(activity.recent)).status).toBe(401);
  });

  test('keeps the order of ingredients added at once', async () => {
    const shopper = await insertPerson(app, 'shopper');
    await fillInventory(app.db, await userIdOf(app.db, 'shopper'), 12);
    await shopper.call(recipes.create, { body: { name: 'Soup', servings: 1, ingredients: [] } });
    const recent = await shopper.call(activity.recent, { query: { limit: 13 } });
    expect(recent.map(({ subject }) => subject)).toEqual([
      'Soup',
      ...Array.from({ length: 12 }, (_, index) => `Thing ${12 - index}`),
    ]);
  });
});
