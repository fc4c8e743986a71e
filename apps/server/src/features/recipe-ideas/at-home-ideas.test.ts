import { preferences } from '@game-plan/contracts/preferences';
import { recipes } from '@game-plan/contracts/recipes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answeredIdea, ideasText } from '#testing/idea-answers.ts';
import { IDEA_DAY, startRecipeIdeas, stock } from '#testing/recipe-ideas.ts';
import type { TestClient } from '#testing/test-client.ts';

const query = { today: IDEA_DAY };

describe('what is always at home', () => {
  let kitchen: Awaited<ReturnType<typeof startRecipeIdeas>>;
  let person: TestClient;
  beforeAll(async () => {
    kitchen = await startRecipeIdeas();
  });
  beforeEach(async () => {
    person = await kitchen.newCook();
  });
  afterAll(() => kitchen.close());

  const frittata = answeredIdea('Frittata', [
    ['Eggs', '4', 'piece'],
    ['Cheddar', '300', 'g'],
    ['Salt', 'to taste', ''],
    ['Olive oil', '1', 'tbsp'],
    ['Soy sauce', '1', 'tbsp'],
  ]);

  test('is there in a model’s idea, the model is told, and what is short has its amount', async () => {
    kitchen.model.script({ says: ideasText([frittata]) }, { says: ideasText([]) });
    const [idea] = await person.call(recipes.generate, { query });
    expect(
      idea?.ingredients.map(({ available, atHome, shortfall }) => [available, atHome, shortfall]),
    ).toEqual([
      [true, false, null],
      [false, false, { amount: '100', unit: 'g' }],
      [true, true, null],
      [true, true, null],
      [false, false, null],
    ]);
    const { atHome } = JSON.parse(kitchen.model.asked[0]?.turns[0]?.text ?? '');
    expect(atHome).toEqual(['salt', 'black pepper', 'water', 'cooking oil']);
  });

  test('is the person’s own list', async () => {
    await person.call(preferences.update, { body: { atHome: ['soy sauce'] } });
    kitchen.model.script({ says: ideasText([frittata]) }, { says: ideasText([]) });
    const [idea] = await person.call(recipes.generate, { query });
    expect(idea?.ingredients.map(({ atHome }) => atHome)).toEqual([false, false, false, false, true]);
  });

  test('is there in ideas of the composer', async () => {
    const cook = await kitchen.newCook();
    await stock(cook, [['grain', 'Pasta', '500', 'g']]);
    kitchen.model.script({ fails: 500, message: 'Oops' });
    const ideas = await cook.call(recipes.generate, { query });
    const salt = ideas.flatMap(({ ingredients }) => ingredients).filter(({ name }) => name === 'Salt');
    expect(salt.length).toBeGreaterThan(0);
    for (const line of salt) expect(line).toMatchObject({ available: true, atHome: true });
  });
});
