import { ingredients } from '@game-plan/contracts/ingredients';
import { recipes } from '@game-plan/contracts/recipes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpAdmin, signUpUser } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const recipe = (name: string) => ({
  name,
  servings: 2,
  ingredients: [{ name: 'rice', amount: '1', unit: 'cup', available: true }],
});

describe('saved recipes, asked for again', () => {
  let app: TestApp;
  let host: TestClient;
  let person: TestClient;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  beforeEach(async () => {
    count += 1;
    person = await signUpUser(app, host, `again${count}`);
  });
  afterAll(() => app.close());

  const save = (name: string) => person.call(recipes.create, { body: recipe(name) });
  const addRice = () =>
    person.call(ingredients.create, {
      body: { name: 'Rice', category: 'grain', quantity: '1', unit: 'cup' },
    });

  const ask = async (client: TestClient, path: string, held?: string | null) => {
    const { status, headers } = await client.send('GET', path, {
      headers: held ? { 'if-none-match': `"other", ${held}` } : {},
    });
    return { status, etag: headers.get('etag'), cache: headers.get('cache-control') };
  };

  test.each([recipes.list.path, `${recipes.cards.path}?limit=5`])(
    '%s answers 304 until something changes',
    async (path) => {
      const { id } = await save('Risotto');
      const params = { id: String(id) };
      let held = await ask(person, path);
      expect(held).toMatchObject({ status: 200, cache: 'private, no-cache' });
      const changes = [
        () => person.call(recipes.update, { params, body: { isFavorite: true } }),
        () => person.call(recipes.update, { params, body: { isFavorite: false } }),
        () => save('Pilaf'),
        () => addRice(),
        () => person.call(recipes.remove, { params }),
      ];
      for (const change of changes) {
        expect(await ask(person, path, held.etag)).toEqual({ ...held, status: 304 });
        await change();
        const next = await ask(person, path, held.etag);
        expect([next.status, next.etag === held.etag]).toEqual([200, false]);
        held = next;
      }
    },
  );

  test('one person’s answer never stands for another, signed in at the same browser', async () => {
    const { etag } = await ask(person, recipes.cards.path);
    const other = await signUpUser(app, host, `next${count}`);
    expect((await ask(other, recipes.cards.path, etag)).status).toBe(200);
    expect((await ask(app.client(), recipes.cards.path, etag)).status).toBe(401);
  });
});
