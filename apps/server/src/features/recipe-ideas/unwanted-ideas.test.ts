import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { recipes, type SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const TODAY = calendarDay('2026-11-21');
const DINNER = { query: { today: TODAY, hour: '19' } } as const;

const setup = setUpApp({ now: () => new Date(`${TODAY}T12:00:00Z`) });

const stock = async (...foods: string[]) => {
  for (const name of foods) {
    await setup.person.call(ingredients.create, {
      body: { name, category: 'pantry', quantity: '1', unit: 'item' },
    });
  }
};
const generate = () => setup.person.call(recipes.generate, DINNER);
const write = (name: string, ...lines: string[]) =>
  setup.person.call(ownRecipes.create, {
    body: { name, servings: 2, ingredients: lines, instructions: ['Cook.'] },
  });
const fromCookbook = async () =>
  (await setup.person.call(recipes.fromCookbook, { query: { today: TODAY } })).map(({ name }) => name);
const firstOf = ([first]: readonly SuggestedRecipe[]) => {
  if (!first?.dishKey) throw new Error('No idea');
  return { name: first.name, dishKey: first.dishKey };
};

test('a dish that is never wanted is not composed, not even when all ideas were given', async () => {
  await stock('Eggs', 'Rice');
  const never = firstOf(await generate());
  await setup.person.call(unwantedDishes.save, { body: { ...never, wanted: 'never' } });
  for (let press = 0; press < 12; press += 1) {
    const ideas = await generate();
    expect(ideas.map(({ dishKey }) => dishKey)).not.toContain(never.dishKey);
    expect(ideas.map(({ name }) => name)).not.toContain(never.name);
  }
});

test('the cookbook offers what the kitchen has the food for, except what is never wanted or was cooked this week', async () => {
  await stock('Eggs', 'Rice', 'Onions');
  await write('Rice of mine', '100 g rice', '1 onion');
  await write('Eggs of mine', '2 eggs', '1 onion');
  await write('With milk', '2 eggs', '200 ml milk');
  await write('Feast', '1 kg lamb', '200 ml milk', '2 aubergines');
  expect(await fromCookbook()).toEqual(['Eggs of mine', 'Rice of mine', 'With milk']);

  await setup.person.call(unwantedDishes.save, { body: { name: 'Eggs of mine', wanted: 'less' } });
  expect(await fromCookbook()).toEqual(['Rice of mine', 'With milk', 'Eggs of mine']);
  await setup.person.call(unwantedDishes.save, { body: { name: 'eggs of mine', wanted: 'never' } });
  expect(await fromCookbook()).toEqual(['Rice of mine', 'With milk']);

  const [rice] = await setup.person.call(recipes.list, { query: { search: 'Rice of mine' } });
  const made = { on: TODAY, isMade: true };
  await setup.person.call(recipes.update, { params: { id: String(rice?.id) }, body: { made } });
  expect(await fromCookbook()).toEqual(['With milk']);
  const proposed = await setup.person.call(plan.propose, {
    query: { today: TODAY },
    body: { from: TODAY, to: calendarDay('2026-11-25'), slots: ['dinner'], withIdeas: false },
  });
  expect(proposed.meals.map(({ name }) => name).sort()).toEqual(['Feast', 'With milk']);
});

test('another user is offered their own cookbook', async () => {
  await stock('Eggs');
  await write('Eggs of mine', '2 eggs');
  const other = await setup.newPerson();
  expect(await other.call(recipes.fromCookbook, { query: { today: TODAY } })).toEqual([]);
});
