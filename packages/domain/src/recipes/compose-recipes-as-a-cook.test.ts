import { describe, expect, test } from 'vitest';
import type { Eater } from '../eater.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { ComposedRecipe } from './composed-recipe.ts';
import { ANYONE, item, TODAY } from './testing/family-kitchen.ts';

const SEEDS = 30;

/** What many clicks make of a kitchen that holds plenty of each of these. */
function cookFrom(names: string, eater: Eater = ANYONE): ComposedRecipe[] {
  const kitchen = names.split(', ').map((name) => item(name, '800', 'g'));
  return Array.from({ length: SEEDS }, (_, seed) =>
    composeRecipes({ kitchen, eater, today: TODAY, seed }),
  ).flat();
}

/** Their steps, checked to be there. */
function stepsOf(recipes: readonly ComposedRecipe[], technique: string): string {
  const steps = recipes.filter((recipe) => recipe.technique === technique).flatMap((r) => r.instructions);
  expect(steps.length, technique).toBeGreaterThan(0);
  return steps.join(' ');
}

const linesOf = ({ ingredients }: ComposedRecipe) => ingredients.map(({ name }) => name).join(', ');

describe('a cook', () => {
  test('joins the last thing by an “and”', () => {
    const steps = stepsOf(cookFrom('Greek yogurt, Mango'), 'lassi');
    expect(steps).toContain('with 150 ml cold water and ¼ tsp cardamom.');
  });

  test('stirs vanilla into what is wet', () => {
    const steps = stepsOf(cookFrom('Flour, Eggs, Milk, Blueberries, Vanilla extract'), 'pancakes');
    expect(steps).toMatch(/Whisk in [^.]+ vanilla to a thick batter/);
    expect(steps).not.toMatch(/Stir [^.]+ vanilla together/);
  });

  test('does not wait for bean sprouts to turn green, or for peas to wilt', () => {
    const fried = stepsOf(cookFrom('Tofu, Bean sprouts, Jasmine rice, Soy sauce, Eggs'), 'fried-rice');
    expect(fried).toContain('Stir in the bean sprouts and cook until hot through');
    const seared = stepsOf(cookFrom('Chicken thighs, Peas, Spinach'), 'pan-seared');
    expect(seared).toMatch(/cook until the spinach has just wilted/);
  });

  test('cooks rosemary, and scatters what is soft', () => {
    const recipes = cookFrom('Ground beef, Canned tomatoes, Bread, Rosemary, Garlic, Onion, Parsley');
    expect(stepsOf(recipes, 'meatballs')).toMatch(/Mix in the ground beef, garlic, rosemary/);
    expect(recipes.flatMap((r) => r.instructions).join(' ')).not.toMatch(/scatter over the rosemary/i);
  });

  test('speaks of the baguette that is there, and weighs it', () => {
    const recipes = cookFrom('Baguette, Eggs, Milk, Apples');
    expect(stepsOf(recipes, 'french-toast')).toContain('Soak the slices of baguette');
    const line = recipes.flatMap((r) => r.ingredients).find(({ name }) => name === 'Baguette');
    expect(line).toMatchObject({ amount: '120', unit: 'g' });
  });

  test('burns no spices under a crust of tofu', () => {
    const steps = stepsOf(
      cookFrom('Tofu, Coconut milk, Spinach, Bell pepper, Jasmine rice, Garlic'),
      'curry',
    );
    expect(steps).toContain('Add the tofu and warm through, 3 minutes.');
    expect(steps).not.toContain('golden and crisp');
  });

  test('bakes a potato for each', () => {
    const kitchen = [item('Potatoes', '1', 'piece'), item('Chickpeas', '800'), item('Spinach', '400')];
    const one = Array.from({ length: SEEDS }, (_, seed) =>
      composeRecipes({ kitchen, eater: ANYONE, today: TODAY, seed }),
    ).flat();
    expect(one.map(({ technique }) => technique)).not.toContain('baked-potatoes');
    const baked = cookFrom('Potatoes, Chickpeas, Spinach').filter((r) => r.technique === 'baked-potatoes');
    expect(baked.length).toBeGreaterThan(0);
    for (const { ingredients, servings } of baked) {
      const potatoes = ingredients.find(({ name }) => name === 'Potatoes');
      expect(Number(potatoes?.amount)).toBeGreaterThanOrEqual(servings);
    }
  });

  test('puts no Parmesan over fish or another cheese', () => {
    const recipes = cookFrom('Salmon, Chickpeas, Feta, Romaine, Tomatoes, Cucumber, Lemon, Parmesan');
    expect(recipes.some((recipe) => recipe.cuisine === 'Italian')).toBe(true);
    for (const recipe of recipes) {
      expect(linesOf(recipe)).not.toMatch(/Salmon.*Parmesan/);
      if (recipe.technique === 'salad') expect(linesOf(recipe)).not.toMatch(/Feta.*Parmesan/);
    }
  });

  test('names several chickpeas, and fills nothing with tahini and mustard, or brie and chili', () => {
    const recipes = cookFrom(
      'Chickpeas, Eggplant, Cucumber, Tomatoes, Tahini, Dijon mustard, Flour tortillas',
    );
    const names = recipes.map(({ name }) => name);
    expect(names.filter((name) => /Chickpeas with Roasted/.test(name)).length).toBeGreaterThan(0);
    expect(names.join()).not.toMatch(/Chickpea with/);
    for (const recipe of recipes) expect(linesOf(recipe)).not.toMatch(/Tahini.*Dijon/);
    const withBrie = cookFrom('Ground pork, Flour tortillas, Brie, Corn, Cherry tomatoes, Bread, Ham');
    for (const recipe of withBrie) expect(linesOf(recipe)).not.toMatch(/Brie.*Chili powder/);
  });

  test('keeps za’atar, which holds sesame, from who must not have it', () => {
    const kitchen = 'Chicken thighs, Carrots, Lemon, Rice, Cucumber, Tomatoes';
    const bringsIt = (recipe: ComposedRecipe) => /za.?atar/i.test(JSON.stringify(recipe));
    expect(cookFrom(kitchen).filter(bringsIt).length).toBeGreaterThan(0);
    expect(cookFrom(kitchen, { allergies: ['sesame'], diets: [] }).filter(bringsIt)).toEqual([]);
  });
});
