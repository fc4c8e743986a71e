import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { setUpApp } from '#testing/set-up-app.ts';

describe('a cookbook that a rule makes', () => {
  const setup = setUpApp();
  const of = (id: number) => ({ params: { id: String(id) } });
  const quick = { name: 'Quick', rule: { underMinutes: '30' as const, diets: ['vegan' as const] } };
  const listed = async (person = setup.person) => (await person.call(recipes.cards)).library.cookbooks;

  test('is saved, listed with the recipes, changed, removed and put back', async () => {
    const before = (await setup.person.call(recipes.cards)).version;
    const made = await setup.person.call(cookbooks.create, { body: quick });
    expect(made).toEqual({ id: made.id, ...quick });
    expect(await listed()).toEqual([made]);
    expect((await setup.person.call(recipes.cards)).version).not.toBe(before);
    await setup.person.call(cookbooks.create, { body: { name: 'Also', rule: { missing: '0' } } });
    expect((await listed())?.map(({ name }) => name)).toEqual(['Also', 'Quick']);
    const change = { name: 'Quicker', rule: { minRating: '4' as const } };
    expect(await setup.person.call(cookbooks.update, { ...of(made.id), body: change })).toMatchObject(change);
    expect(
      await setup.person.call(cookbooks.update, { ...of(made.id), body: { name: 'quicker' } }),
    ).toMatchObject({ ...change, name: 'quicker' });
    const { undoId } = await setup.person.call(cookbooks.remove, of(made.id));
    expect(await listed()).toHaveLength(1);
    await setup.person.call(undo.run, of(undoId));
    expect(await listed()).toHaveLength(2);
  });

  test('has a name of its own in its kitchen', async () => {
    const person = await setup.newPerson();
    await person.call(cookbooks.create, { body: quick });
    const refused = await person.refused(cookbooks.create, { body: { ...quick, name: 'QUICK' } });
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'There is a cookbook of this name already.' },
    });
    const { id } = await person.call(cookbooks.create, { body: { ...quick, name: 'Slow' } });
    expect((await person.refused(cookbooks.update, { ...of(id), body: { name: 'quick' } })).status).toBe(409);
    const { undoId } = await person.call(cookbooks.remove, of(id));
    await person.call(cookbooks.create, { body: { ...quick, name: 'Slow' } });
    expect((await person.refused(undo.run, of(undoId))).status).toBe(409);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a filter of another value', { rule: { underMinutes: '45' } }],
    ['a filter of another kind', { rule: { diets: 'vegan' } }],
  ])('is refused with %s', async (_, change) => {
    const body = { ...quick, ...change };
    expect((await setup.person.send('POST', '/api/cookbooks', { body: JSON.stringify(body) })).status).toBe(
      400,
    );
  });

  test('another user gets 404', async () => {
    const person = await setup.newPerson();
    const { id } = await person.call(cookbooks.create, { body: quick });
    const other = await setup.newPerson();
    expect((await other.refused(cookbooks.update, { ...of(id), body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.refused(cookbooks.remove, of(id))).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect(await listed(person)).toHaveLength(1);
  });

  test('can hold what can be cooked now, or lacks one thing, in any order and page by page', async () => {
    const person = await setup.newPerson();
    await person.call(ingredients.create, {
      body: { name: 'Rice', category: 'grain', quantity: '1', unit: 'kg' },
    });
    const line = (name: string) => ({ name, amount: '100', unit: 'g', available: false });
    const save = (name: string, ...foods: string[]) =>
      person.call(recipes.create, { body: dish(name, { ingredients: foods.map(line) }) });
    await save('Rice', 'Rice');
    await save('Biryani', 'Rice', 'Chicken breast');
    await save('Arroz', 'Rice');
    await save('Stew', 'Beef', 'Carrots');
    const named = async (query: object) => {
      const { cards, total, nextCursor } = await person.call(recipes.cards, { query });
      return [cards.map(({ name }) => name), total, nextCursor !== null];
    };
    expect(await named({ missing: '0' })).toEqual([['Arroz', 'Rice'], 2, false]);
    expect(await named({ missing: '0', sort: 'name', limit: '1' })).toEqual([['Arroz'], 2, true]);
    expect(await named({ missing: '1' })).toEqual([['Biryani'], 1, false]);
    expect(await named({ missing: '1', search: 'rice chicken' })).toEqual([['Biryani'], 1, false]);
    expect(await named({ sort: 'one-short' })).toEqual([['Biryani', 'Arroz', 'Rice', 'Stew'], 4, false]);
  });
});
