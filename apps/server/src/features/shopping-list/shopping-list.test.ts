import { shoppingList } from '@game-plan/contracts/shopping-list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpAdmin, signUpUser } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('the shopping list', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test('adds, ticks, changes and removes', async () => {
    const person = await signUpUser(app, host, 'shopper');
    const lemons = await person.call(shoppingList.create, { body: { name: 'Lemons', quantity: '2' } });
    expect(lemons).toMatchObject({ name: 'Lemons', quantity: '2', isCompleted: false, recipeId: null });
    const params = { id: String(lemons.id) };
    await person.call(shoppingList.update, { params, body: { isCompleted: true } });
    await person.call(shoppingList.update, { params, body: { quantity: '3' } });
    expect(await person.call(shoppingList.list)).toMatchObject([{ quantity: '3', isCompleted: true }]);
    const milk = await person.call(shoppingList.create, { body: { name: 'Milk' } });
    await person.call(shoppingList.removeCompleted);
    expect(await person.call(shoppingList.list)).toEqual([milk]);
    await person.call(shoppingList.remove, { params: { id: String(milk.id) } });
    expect(await person.call(shoppingList.list)).toEqual([]);
  });

  test("another user's item is not found, whatever one tries", async () => {
    const person = await signUpUser(app, host, 'owner');
    const other = await signUpUser(app, host, 'other');
    const { id } = await person.call(shoppingList.create, { body: { name: 'Lemons' } });
    const params = { id: String(id) };
    expect((await other.refused(shoppingList.update, { params, body: { isCompleted: true } })).status).toBe(
      404,
    );
    expect((await other.refused(shoppingList.update, { params, body: {} })).status).toBe(404);
    expect((await other.refused(shoppingList.remove, { params })).status).toBe(404);
    await other.call(shoppingList.removeCompleted);
    expect(await person.call(shoppingList.list)).toMatchObject([{ id, isCompleted: false }]);
  });
});
