import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes, type SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IDEA_DAY, stock } from '#testing/model/recipe-ideas.ts';
import { insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const CLICKS_MAX = 60;

describe('composer ideas over many requests', () => {
  let app: TestApp;
  let count = 0;
  let seed = 0;
  beforeAll(async () => {
    app = await startTestApp({ randomSeed: () => (seed += 7919) });
  });
  afterAll(() => app.close());

  async function newCook(...foods: string[]): Promise<TestClient> {
    count += 1;
    const person = await insertPerson(app, `cook${count}`);
    for (const name of foods) {
      await person.call(ingredients.create, {
        body: { name, category: 'pantry', quantity: '1', unit: 'item' },
      });
    }
    return person;
  }
  const generate = (person: TestClient, hour = 12) =>
    person.call(recipes.generate, { query: { today: IDEA_DAY, hour: String(hour) } });
  const namesOf = (ideas: readonly SuggestedRecipe[]) => ideas.map(({ name }) => name);
  const areNew = (ideas: readonly SuggestedRecipe[]) => ideas.every(({ seenBefore }) => !seenBefore);
  const areSeen = (ideas: readonly SuggestedRecipe[]) => ideas.every(({ seenBefore }) => seenBefore);

  /** The answers with new ideas, click after click, and the first without. */
  async function exhaust(person: TestClient) {
    const fresh: SuggestedRecipe[][] = [];
    while (fresh.length < CLICKS_MAX) {
      const ideas = await generate(person, fresh.length % 24);
      expect(ideas.length).toBeGreaterThan(0);
      if (!areNew(ideas)) return { fresh, next: ideas };
      fresh.push(ideas);
    }
    throw new Error('There was no end of new ideas');
  }

  test('names as they stand in recipes give ideas like all others', async () => {
    const person = await newCook('handful cilantro', 'pinch salt', 'juice of one lemon', 'Eggs', 'Rice');
    const ideas = await generate(person);
    expect(ideas.length).toBeGreaterThan(0);
    expect(ideas.map(({ notice }) => notice)).toEqual(ideas.map(() => null));
  });

  test.each([
    [['Chicken', 'Rice', 'Eggs']],
    [['Potatoes', 'Onion', 'Milk', 'Cheddar']],
    [['Pasta', 'Canned tomatoes', 'Garlic', 'Parmesan', 'Basil']],
  ])('%j: no idea repeats until all were given, then they start again', async (foods) => {
    const person = await newCook(...foods);
    const { fresh, next } = await exhaust(person);
    const names = fresh.flatMap(namesOf);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(fresh[0]?.some(({ ingredients: lines }) => lines.every(({ available }) => available))).toBe(true);
    // Every click is answered with ideas, and those that come again are marked as such.
    const again = [next, await generate(person), await generate(person)];
    for (const ideas of again) {
      expect(ideas.length).toBeGreaterThan(0);
      expect(areSeen(ideas)).toBe(true);
      expect(names).toEqual(expect.arrayContaining(namesOf(ideas)));
    }
    // What one person was given, another one was not.
    const another = await generate(await newCook(...foods));
    expect(another.length).toBeGreaterThan(0);
    expect(areNew(another)).toBe(true);
  });

  test('a new food gives ideas that were not possible before', async () => {
    const person = await newCook('Chicken', 'Rice');
    const { fresh } = await exhaust(person);
    await stock(person, [['vegetable', 'Broccoli', '2', 'piece']]);
    const ideas = await generate(person);
    expect(ideas.length).toBeGreaterThan(0);
    expect(areNew(ideas)).toBe(true);
    const known = new Set(fresh.flatMap(namesOf));
    expect(namesOf(ideas).filter((name) => known.has(name))).toEqual([]);
  });

  test.each([
    ['bread and butter', ['Bread', 'Butter'], true],
    ['mustard alone', ['Mustard'], false],
  ])('%s gives ideas at every hour and request, or never', async (_, foods, hasIdeas) => {
    const person = await newCook(...foods);
    for (let hour = 0; hour < 24; hour += 1) {
      expect((await generate(person, hour)).length > 0).toBe(hasIdeas);
    }
    for (let click = 0; click < 12; click += 1) {
      expect((await generate(person)).length > 0).toBe(hasIdeas);
    }
  });

  test('simultaneous requests are all answered and all recorded', async () => {
    const person = await newCook('Chicken', 'Rice', 'Eggs', 'Tomatoes', 'Onion', 'Cheddar', 'Bread');
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(person)));
    const names = new Set(answers.flatMap(namesOf));
    for (const ideas of answers) expect(ideas.length).toBeGreaterThan(0);
    const later = await generate(person);
    expect(namesOf(later).filter((name) => names.has(name))).toEqual([]);
  });
});
