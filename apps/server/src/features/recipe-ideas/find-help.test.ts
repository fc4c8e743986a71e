import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const query = { today: '2026-11-21', hour: '18' };

describe('foods that would help a kitchen without ideas', () => {
  const setup = setUpApp();
  const add = (person: TestClient, name: string) =>
    person.call(ingredients.create, { body: { name, category: 'pantry', quantity: '1', unit: 'item' } });

  test('are one or two foods that give as many ideas as announced', async () => {
    const { person } = setup;
    await add(person, 'Mustard');
    expect(await person.call(recipes.generate, { query })).toEqual([]);
    const help = await person.call(recipes.whatWouldHelp, { query });
    expect(help.foods.length).toBeGreaterThan(0);
    await add(person, help.foods[0] ?? '');
    const ideas = await person.call(recipes.generate, { query });
    const cookable = ideas.filter(({ ingredients: lines }) => lines.every(({ available }) => available));
    expect(cookable.length).toBeGreaterThanOrEqual(help.ideas);
    // Another's kitchen is no nearer to it.
    const other = await setup.newPerson();
    await add(other, 'Mustard');
    expect(await other.call(recipes.whatWouldHelp, { query })).toEqual(help);
    expect(await person.call(recipes.whatWouldHelp, { query })).toEqual({ foods: [], ideas: 0 });
  });

  test('respect the person’s diet', async () => {
    const { person } = setup;
    await add(person, 'Mustard');
    await person.call(preferences.update, { body: { dietaryRestrictions: ['vegan'] } });
    const { foods } = await person.call(recipes.whatWouldHelp, { query });
    expect(foods.join()).not.toMatch(/egg|milk|cheese|chicken|beef|butter|yogurt|tuna/);
  });

  test('require a session and a valid hour', async () => {
    expect((await setup.app.client().refused(recipes.whatWouldHelp)).status).toBe(401);
    expect((await setup.person.send('GET', `${recipes.whatWouldHelp.path}?hour=24`)).status).toBe(400);
  });
});
