import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { type RecipeLine, recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const line = (name: string, amount: string, unit: string): RecipeLine => ({
  name,
  amount,
  unit,
  // What a client claims of its kitchen counts for nothing.
  available: true,
  atHome: true,
  shortfall: { amount: '7', unit: 'kg' },
});

describe('a saved recipe', () => {
  const setup = setUpApp();

  const keep = (name: string, quantity: string, unit: 'g' | 'piece' | 'item', fields: object = {}) =>
    setup.person.call(ingredients.create, {
      body: { name, category: 'pantry', quantity, unit, ...fields },
    });
  const save = (...lines: RecipeLine[]) =>
    setup.person.call(recipes.create, { body: { name: 'Carbonara', servings: 2, ingredients: lines } });
  const decided = (lines: readonly RecipeLine[] = []) =>
    lines.map(({ available, atHome, shortfall }) => ({ available, atHome, shortfall }));

  const HAVE = { available: true, atHome: false, shortfall: null };
  const MISSING = { available: false, atHome: false, shortfall: null };
  const AT_HOME = { available: true, atHome: true, shortfall: null };

  test('shows the shortfall for its servings in every response', async () => {
    await keep('Spaghetti', '200', 'g');
    await keep('Spaghetti', '100', 'g');
    await keep('Eggs', '0', 'piece');
    await keep('Bacon', '1', 'item');
    const saved = await save(
      line('spaghetti', '450', 'g'),
      line('eggs', '3', 'piece'),
      line('bacon', '150', 'g'),
      line('Kosher salt', '1', 'tsp'),
    );
    const expected = [
      { available: false, atHome: false, shortfall: { amount: '150', unit: 'g', written: '150 g' } },
      MISSING,
      HAVE,
      AT_HOME,
    ];
    expect(decided(saved.ingredients)).toEqual(expected);
    const params = { id: String(saved.id) };
    expect(decided((await setup.person.call(recipes.read, { params })).ingredients)).toEqual(expected);
    expect(decided((await setup.person.call(recipes.list))[0]?.ingredients)).toEqual(expected);
    const { cards } = await setup.person.call(recipes.cards);
    expect(cards[0]?.ingredients.map(({ available }) => available)).toEqual([false, false, true, true]);
  });

  test('uses the caller’s own ‘always at home’ list', async () => {
    const saved = await save(line('salt', '1', 'tsp'), line('garlic', '2', 'clove'));
    expect(decided(saved.ingredients)).toEqual([AT_HOME, MISSING]);
    const other = await setup.newPerson();
    await other.call(preferences.update, { body: { atHome: [] } });
    const params = { id: String(saved.id) };
    expect((await other.refused(recipes.read, { params })).status).toBe(404);
    await setup.person.call(preferences.update, { body: { atHome: ['Garlic'] } });
    const now = await setup.person.call(recipes.read, { params });
    expect(decided(now.ingredients)).toEqual([MISSING, AT_HOME]);
  });

  test('gets a new ETag when an amount or the ‘always at home’ list changes', async () => {
    const flour = await keep('Flour', '500', 'g');
    await save(line('flour', '400', 'g'));
    const ask = async (held: string | null) => {
      const headers = held === null ? {} : { 'if-none-match': held };
      const { status, headers: got } = await setup.person.send('GET', recipes.cards.path, { headers });
      return { status, etag: got.get('etag') };
    };
    const first = await ask(null);
    expect((await ask(first.etag)).status).toBe(304);
    await setup.person.call(ingredients.update, {
      params: { id: String(flour.id) },
      body: { quantity: '100' },
    });
    const second = await ask(first.etag);
    expect(second.status).toBe(200);
    await setup.person.call(preferences.update, { body: { atHome: ['flour'] } });
    expect((await ask(second.etag)).status).toBe(200);
  });
});
