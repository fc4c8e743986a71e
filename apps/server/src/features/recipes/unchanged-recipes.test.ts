import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const recipe = (name: string) => ({
  name,
  servings: 2,
  ingredients: [{ name: 'rice', amount: '1', unit: 'cup', available: true }],
});

describe('conditional requests for recipes', () => {
  const setup = setUpApp();

  const save = (name: string) => setup.person.call(recipes.create, { body: recipe(name) });
  const addRice = () =>
    setup.person.call(ingredients.create, {
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
      let held = await ask(setup.person, path);
      expect(held).toMatchObject({ status: 200, cache: 'private, no-cache' });
      const changes = [
        () => setup.person.call(recipes.update, { params, body: { isFavorite: true } }),
        () => setup.person.call(recipes.update, { params, body: { isFavorite: false } }),
        () => save('Pilaf'),
        () => addRice(),
        () => setup.person.call(recipes.remove, { params }),
      ];
      for (const change of changes) {
        expect(await ask(setup.person, path, held.etag)).toEqual({ ...held, status: 304 });
        await change();
        const next = await ask(setup.person, path, held.etag);
        expect([next.status, next.etag === held.etag]).toEqual([200, false]);
        held = next;
      }
    },
  );

  test('every change is in the next answer of that person, and in nobody else’s', async () => {
    const { id } = await save('Risotto');
    const params = { id: String(id) };
    const list = async (client = setup.person) =>
      (await client.call(recipes.list)).map(({ name, isFavorite, ingredients: [line] }) =>
        [name, isFavorite && 'favourite', line?.available && 'available'].filter(Boolean).join(' '),
      );
    const twice = async (...expected: string[]) => {
      for (let time = 0; time < 2; time += 1) expect(await list()).toEqual(expected);
    };
    await twice('Risotto');
    await setup.person.call(recipes.update, { params, body: { isFavorite: true } });
    await twice('Risotto favourite');
    expect(await setup.person.call(recipes.list, { query: { search: 'pilaf' } })).toEqual([]);
    const { id: rice } = await addRice();
    await twice('Risotto favourite available');
    expect(await list(await setup.newPerson())).toEqual([]);
    await save('Pilaf');
    await twice('Pilaf available', 'Risotto favourite available');
    expect((await setup.person.call(recipes.list, { query: { favorites: 'true' } })).length).toBe(1);
    await setup.person.call(ingredients.remove, { params: { id: String(rice) } });
    await setup.person.call(recipes.update, { params, body: { isFavorite: false } });
    await twice('Pilaf', 'Risotto');
    await setup.person.call(recipes.remove, { params });
    await twice('Pilaf');
  });

  test('an ETag of one person is not valid for another in the same browser', async () => {
    const { etag } = await ask(setup.person, recipes.cards.path);
    const other = await setup.newPerson();
    expect((await ask(other, recipes.cards.path, etag)).status).toBe(200);
    expect((await ask(setup.app.client(), recipes.cards.path, etag)).status).toBe(401);
  });
});
