import { describe, expect, test } from 'vitest';
import { familyRules, recipeOf, rejectionOf, withLines } from '../testing/family-ideas.ts';
import { FAMILY_STOCK, item } from '../testing/family-stock.ts';
import { line, proposed } from '../testing/proposed-idea.ts';
import { validateIdea } from './validate-idea.ts';

describe('a valid idea', () => {
  test('becomes a recipe with computed figures', () => {
    const recipe = recipeOf({});
    expect(recipe).toMatchObject({
      name: 'Spinach and chickpea curry',
      cuisine: 'Indian',
      difficulty: 'Easy',
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      reason: 'Uses the baby spinach that expires tomorrow; you could cook it with curry powder',
      allergens: [],
    });
    expect(recipe.dietaryTags).toContain('vegan');
    expect(recipe.ingredients).toEqual([
      { name: 'Baby spinach', amount: '300', unit: 'g', available: true },
      { name: 'Chickpeas', amount: '480', unit: 'g', available: true },
      { name: 'Coconut milk', amount: '400', unit: 'ml', available: true },
      { name: 'Garlic', amount: '3', unit: 'clove', available: true },
      { name: 'Curry powder', amount: '2', unit: 'tbsp', available: false },
    ]);
    // FoodData Central, per 100 g: canned coconut milk 197 kcal, boiled chickpeas 164 kcal.
    expect(recipe.nutrition.calories).toBeGreaterThan(350);
    expect(recipe.nutrition.calories).toBeLessThan(480);
  });

  test('has no figures when too little of it is known', () => {
    const { nutrition, dietaryTags } = recipeOf(withLines(line('Zorblax', 900)));
    expect(nutrition.calories).toBeNull();
    expect(dietaryTags).toEqual([]);
  });

  test.each([
    ['markup', { name: '<b>Curry</b> **of** `spinach`' }, 'Curry of spinach'],
    ['a link', { name: '[Curry](https://evil.example) now' }, 'Curry now'],
    ['an address', { name: 'Curry https://evil.example/x' }, 'Curry'],
    ['lines and invisible signs', { name: 'Curry\n\u202eof\u0000 day' }, 'Curry of day'],
  ])('%s is removed', (_, idea, name) => {
    expect(recipeOf(idea).name).toBe(name);
  });

  test('its steps are unnumbered and of limited length', () => {
    const steps = ['1. Fry.', 'Step 2: **Stir**.', '- Serve.', ' ', `Wait ${'long '.repeat(300)}`];
    const { instructions } = recipeOf({ steps });
    expect(instructions.slice(0, 3)).toEqual(['Fry.', 'Stir.', 'Serve.']);
    expect(instructions).toHaveLength(4);
    expect(instructions[3]?.length).toBeLessThanOrEqual(500);
  });

  test.each([
    ['servings', { servings: 0 }, 2],
    ['servings', { servings: Number.NaN }, 2],
    ['servings', { servings: 3.6 }, 4],
    ['cookTime', { cookMinutes: 100_000 }, 720],
    ['cookTime', { cookMinutes: -5 }, null],
    ['prepTime', { prepMinutes: Infinity }, null],
    ['cuisine', { cuisine: 'indian' }, 'Indian'],
    ['cuisine', { cuisine: 'Klingon' }, null],
    ['difficulty', { difficulty: '<script>' }, null],
  ] as const)('%s of %o is %s', (field, idea, expected) => {
    expect(recipeOf(idea)[field]).toBe(expected);
  });

  test('water is not a line, and its amount is kept', () => {
    const recipe = recipeOf(withLines(line('Water', 300, 'ml')));
    expect(recipe.ingredients.map(({ name }) => name)).not.toContain('Water');
    expect(recipe.instructions[0]).toBe('Have 300 ml of water ready.');
    const repeated = recipeOf({ ...withLines(line('Hot water', 1, 'cup')), steps: ['Boil 1 cup of water.'] });
    expect(repeated.instructions).toEqual(['Boil 1 cup of water.']);
  });
});

describe('an idea as a whole', () => {
  test.each([
    ['has no name', { name: '***' }],
    ['has no steps', { steps: ['', '7'] }],
    ['has one ingredient', { ingredients: [line('Spinach')] }],
    ['has no end of ingredients', { ingredients: Array.from({ length: 5000 }, () => line('Spinach', 1)) }],
    [
      'is for another kitchen',
      { ingredients: ['Salmon', 'Fennel', 'Dill', 'Leek'].map((name) => line(name)) },
    ],
    ['is of spices alone', { ingredients: [line('Salt', 1), line('Cumin', 1)] }],
    [
      'is a feast in one serving',
      { ingredients: [line('Cheddar', 250), line('Butter', 50), line('Eggs', 6, 'piece')], servings: 1 },
    ],
    ['has a poisonous leaf', withLines(line('Rhubarb leaves', 100))],
    ['has soap for a sauce', withLines(line('Dish soap', 1, 'tbsp'))],
    ['washes with bleach', { steps: ['Rinse the spinach in bleach.', 'Cook it.'] }],
    ['leaves chicken raw', { ...withLines(line('Chicken breast', 400)), steps: ['Cook to 55 °C inside.'] }],
  ])('that %s is refused', (_, idea) => {
    expect(rejectionOf(idea)).toMatchObject({ isForbidden: false });
  });

  test.each([
    [
      'Chicken breast',
      ['Fry it.'],
      'Before serving, check that the chicken breast has reached 74 °C / 165 °F inside.',
    ],
    [
      'Ground beef',
      ['Fry it.'],
      'Before serving, check that the ground beef has reached 71 °C / 160 °F inside.',
    ],
    [
      'Ground turkey',
      ['Fry it.'],
      'Before serving, check that the ground turkey has reached 74 °C / 165 °F inside.',
    ],
    ['Chicken breast', ['Roast at 200 °C until 165 °F inside.'], 'Roast at 200 °C until 165 °F inside.'],
    ['Chicken stock', ['Simmer.'], 'Simmer.'],
    ['Tofu', ['Simmer.'], 'Simmer.'],
    ['Rhubarb', ['Discard the rhubarb leaves.'], 'Discard the rhubarb leaves.'],
    ['Bleached flour', ['Add baker’s ammonia.'], 'Add baker’s ammonia.'],
    ['Strawberries', ['Rinse off any pesticides.'], 'Rinse off any pesticides.'],
  ])('%s with %o ends with %s', (name, steps, last) => {
    expect(recipeOf({ ...withLines(line(name, 300)), steps }).instructions.at(-1)).toBe(last);
  });

  test('expired or forbidden food does not count as in the kitchen', () => {
    const stock = [...FAMILY_STOCK, item('Cream', '1', 'cup', -1)];
    const validation = validateIdea(
      proposed(withLines(line('Cream', 100, 'ml'))),
      familyRules({}, [], stock),
    );
    expect(validation).toMatchObject({ recipe: {} });
    expect('recipe' in validation && validation.recipe.ingredients.at(-1)?.available).toBe(false);
  });
});
