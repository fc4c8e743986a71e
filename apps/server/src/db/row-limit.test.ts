import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { fillInventory } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('rows beyond the row limit', () => {
  let app: TestApp;
  let ada: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
  });
  afterAll(() => app.close());

  test('are refused with a message, for that person only', async () => {
    await fillInventory(app.db, await userIdOf(app.db, 'bea'), 5_000);
    const body = { name: 'Egg', category: 'protein', quantity: '1', unit: 'piece', status: 'fresh' } as const;
    const { status, body: problem } = await bea.refused(ingredients.create, { body });
    expect(status).toBe(409);
    expect(problem.detail).toBe('You have 5,000 ingredients, the most there is room for. Remove some first.');
    await ada.call(ingredients.create, { body });

    const [one] = await bea.call(ingredients.list);
    await bea.call(ingredients.remove, { params: { id: String(one?.id) } });
    const several = { body: { text: 'butter, rice' } };
    expect((await bea.refused(ingredients.addTyped, several)).status).toBe(409);
    expect(await bea.call(ingredients.list)).toHaveLength(4_999);
    await bea.call(ingredients.create, { body });
  });
});
