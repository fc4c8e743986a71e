import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { insertHousehold } from '#testing/people.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const SOUP = {
  name: 'Soup',
  servings: 4,
  ingredients: ['200 g red lentils', 'For the top:', '1 lemon'],
  instructions: ['Simmer.'],
};

describe('earlier versions of a recipe', () => {
  const setup = setUpApp();
  const of = (id: number) => ({ params: { id: String(id) } });
  const save = async () => (await setup.person.call(ownRecipes.create, { body: SOUP })).id;
  const write = (id: number, change: object, person = setup.person) =>
    person.call(ownRecipes.update, { ...of(id), body: { ...SOUP, ...change } });
  const versions = (id: number, person = setup.person) => person.call(ownRecipes.versions, of(id));

  test('are kept whenever it says something else, the latest first, with who changed it', async () => {
    const [host, guest] = await insertHousehold(setup.app, 'host', 'guest');
    const { id } = await host.call(ownRecipes.create, { body: SOUP });
    await write(id, { servings: 6 }, host);
    await write(id, { servings: 6 }, host);
    await host.call(recipes.update, { ...of(id), body: { notes: 'Good', rating: 5 } });
    await write(id, { name: 'Lentil soup' }, guest);
    const kept = await versions(id, host);
    expect(kept.map(({ content }) => [content.name, content.servings])).toEqual([
      ['Soup', 6],
      ['Soup', 4],
    ]);
    expect(kept[1]?.content).toMatchObject(SOUP);
    expect(new Set(kept.map(({ by }) => by)).size).toBe(2);
    expect((await host.call(recipes.read, of(id))).versions).toBe(2);
  });

  test('are restored by being written again, which keeps what was there', async () => {
    const id = await save();
    await write(id, { ingredients: ['1 onion'], instructions: [] });
    const [former] = await versions(id);
    if (!former) throw new Error('No version was kept');
    const restored = await setup.person.call(ownRecipes.update, { ...of(id), body: former.content });
    expect(restored.ingredients.map(({ name }) => name)).toEqual(['Red lentils', 'Lemon']);
    expect(restored.calories).toBeGreaterThan(100);
    expect((await versions(id))[0]?.content.ingredients).toEqual(['1 onion']);
  });

  test('are fifty at most, and come back with a removed recipe', async () => {
    const id = await save();
    for (let servings = 1; servings <= 53; servings += 1) await write(id, { servings });
    const kept = await versions(id);
    expect([kept.length, kept[0]?.content.servings]).toEqual([50, 52]);
    const { undoId } = await setup.person.call(recipes.remove, of(id));
    expect((await setup.person.refused(ownRecipes.versions, of(id))).status).toBe(404);
    await setup.person.call(undo.run, of(undoId));
    expect(await versions(id)).toEqual(kept);
  });

  test('another user gets 404', async () => {
    const id = await save();
    await write(id, { servings: 1 });
    const other = await setup.newPerson();
    expect((await other.refused(ownRecipes.versions, of(id))).status).toBe(404);
  });
});
