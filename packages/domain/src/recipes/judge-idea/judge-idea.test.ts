import { describe, expect, test } from 'vitest';
import type { Eater } from '../../eater.ts';
import { FAMILY_KITCHEN, item, TODAY } from '../testing/family-kitchen.ts';
import { line, proposed } from '../testing/proposed-idea.ts';
import { judgeIdea } from './judge-idea.ts';
import { judgingTable } from './judging-table.ts';
import type { ProposedIdea } from './proposed-idea.ts';

const ANYONE: Eater = { allergies: [], diets: [] };
const table = (eater: Partial<Eater> = {}, dislikes: string[] = [], kitchen = FAMILY_KITCHEN) =>
  judgingTable({ kitchen, eater: { ...ANYONE, ...eater }, dislikes, today: TODAY });
const judge = (idea: Partial<ProposedIdea>, eater?: Partial<Eater>, dislikes?: string[]) =>
  judgeIdea(proposed(idea), table(eater, dislikes));
const recipeOf = (...args: Parameters<typeof judge>) => {
  const verdict = judge(...args);
  if ('fault' in verdict) throw new Error(verdict.fault.says);
  return verdict.recipe;
};
const faultOf = (...args: Parameters<typeof judge>) => {
  const verdict = judge(...args);
  return 'fault' in verdict ? verdict.fault : undefined;
};
const and = (...lines: ProposedIdea['ingredients']) => ({
  ingredients: [...proposed().ingredients, ...lines],
});

describe('a good idea', () => {
  test('is a recipe with everything worked out here', () => {
    const recipe = recipeOf({});
    expect(recipe).toMatchObject({
      name: 'Spinach and chickpea curry',
      cuisine: 'Indian',
      difficulty: 'Easy',
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      reason: 'Uses the baby spinach that expires tomorrow',
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
    // FoodData Central: canned coconut milk 197 kcal, boiled chickpeas 164 kcal in 100 g.
    expect(recipe.nutrition.calories).toBeGreaterThan(350);
    expect(recipe.nutrition.calories).toBeLessThan(480);
  });

  test('its figures are left out when too little of it is known', () => {
    const { nutrition, dietaryTags } = recipeOf(and(line('Zorblax', 900)));
    expect(nutrition.calories).toBeNull();
    expect(dietaryTags).toEqual([]);
  });

  test.each([
    ['markup', { name: '<b>Curry</b> **of** `spinach`' }, 'Curry of spinach'],
    ['a link', { name: '[Curry](https://evil.example) now' }, 'Curry now'],
    ['an address', { name: 'Curry https://evil.example/x' }, 'Curry'],
    ['lines and invisible signs', { name: 'Curry\n\u202eof\u0000 day' }, 'Curry of day'],
  ])('%s is cleaned off', (_, idea, name) => {
    expect(recipeOf(idea).name).toBe(name);
  });

  test('its steps lose their numbers and their length is bounded', () => {
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

  test('water is no line, and its amount is not lost', () => {
    const recipe = recipeOf(and(line('Water', 300, 'ml')));
    expect(recipe.ingredients.map(({ name }) => name)).not.toContain('Water');
    expect(recipe.instructions[0]).toBe('Have 300 ml of water ready.');
    const told = recipeOf({ ...and(line('Hot water', 1, 'cup')), steps: ['Boil 1 cup of water.'] });
    expect(told.instructions).toEqual(['Boil 1 cup of water.']);
  });
});

describe('what a person must not or will not eat', () => {
  test.each([
    ['nuts', and(line('walnuts', 50)), { allergies: ['nuts'] }],
    ['nuts by another name', and(line('Marzipan', 50)), { allergies: ['nuts'] }],
    ['a word of their own', and(line('Prawns', 50)), { allergies: ['prawn'] }],
    ['meat for a vegetarian', and(line('Bacon', 50)), { diets: ['vegetarian'] }],
    ['honey for a vegan', and(line('Honey', 1, 'tbsp')), { diets: ['vegan'] }],
    ['bread without gluten', and(line('Naan', 2, 'piece')), { allergies: ['gluten'] }],
    ['two foods in a line', and(line('salt and butter', 'to taste', '')), { diets: ['vegan'] }],
    ['what nobody knows', and(line('Zorblax', 5)), { allergies: ['nuts'] }],
    ['what nobody knows', and(line('Zorblax', 5)), { diets: ['vegan'] }],
    ['nuts in a step', { steps: ['Cook it.', 'Top with chopped walnuts.'] }, { allergies: ['nuts'] }],
    ['nuts in the name', { name: 'Walnut curry' }, { allergies: ['nuts'] }],
    ['nuts in the description', { description: 'With almonds on top.' }, { allergies: ['nuts'] }],
    ['butter in a step', { steps: ['Butter the pan, then cook.'] }, { diets: ['dairy_free'] }],
    [
      'a claim that is of something else',
      { steps: ['Use vegan butter, then add cheese.'] },
      { diets: ['vegan'] },
    ],
    ['carbohydrates of keto', {}, { diets: ['keto'] }],
    [
      'carbohydrates that are not known',
      and(line('Salmon', 20), line('Beef stew kit', 900)),
      { diets: ['keto'] },
    ],
  ] as const)('%s is refused as forbidden', (_, idea, eater) => {
    expect(faultOf(idea, eater)).toMatchObject({ isForbidden: true });
  });

  test('so is what they dislike', () => {
    expect(faultOf(and(line('Mushrooms', 100)), {}, ['mushrooms'])).toMatchObject({ isForbidden: true });
    expect(faultOf({ steps: ['Garnish with cilantro.'] }, {}, ['coriander'])).toMatchObject({
      isForbidden: true,
    });
    expect(faultOf(and(line('Zorblax', 5)), {}, ['mushrooms'])).toBeUndefined();
  });

  test.each([
    ['the milk of a coconut', { steps: ['Pour in the milk.'] }, { allergies: ['dairy'] }],
    [
      'mincing and toasting',
      { steps: ['Mince the garlic. Toast the spices.'] },
      { diets: ['vegan', 'gluten_free'] },
    ],
    [
      'what is made of it',
      { steps: ['Shape into patties and flip the pancakes.'] },
      { allergies: ['eggs', 'gluten'] },
    ],
    ['what a label rules out', and(line('Gluten-free bread', 2, 'piece')), { allergies: ['gluten'] }],
    ['salt and pepper in a line', and(line('Salt and pepper', 'to taste', '')), { allergies: ['nuts'] }],
  ] as const)('%s is no breach', (_, idea, eater) => {
    expect(faultOf(idea, eater)).toBeUndefined();
  });
});

describe('amounts', () => {
  test.each([
    ['salt', 5, 'kg'],
    ['salt', 1, 'cup'],
    ['chicken breast', 0, 'g'],
    ['chicken breast', -2, 'piece'],
    ['chicken breast', Number.NaN, 'g'],
    ['chicken breast', Infinity, 'g'],
    ['chicken breast', 'a lot', ''],
    ['chicken breast', 'to taste', ''],
    ['chicken breast', 3, 'zorbs'],
    ['olive oil', 2, 'l'],
    ['tomatoes', 100_000, 'g'],
    ['', 1, 'g'],
  ])('%s of %s %s is refused', (name, amount, unit) => {
    expect(faultOf(and(line(name, amount, unit)))).toMatchObject({ isForbidden: false });
  });

  test.each([
    [2, 'Tablespoons', '2', 'tbsp'],
    ['1 1/2', 'cups', '1.5', 'cup'],
    ['200g', '', '200', 'g'],
    [2, 'dl', '200', 'ml'],
    [8, 'fl. oz', '237', 'ml'],
    [2, '', '2', 'piece'],
    [1, 'can', '1', 'can'],
  ])('%s %s is %s %s', (amount, unit, shownAmount, shownUnit) => {
    const { ingredients } = recipeOf(and(line('Canned tomatoes', amount, unit)));
    expect(ingredients.at(-1)).toMatchObject({ amount: shownAmount, unit: shownUnit });
  });

  test('a spice may be left to taste', () => {
    expect(recipeOf(and(line('Salt', null, ''))).ingredients.at(-1)).toMatchObject({
      amount: 'to taste',
      unit: '',
    });
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
    ['leaves chicken raw', { ...and(line('Chicken breast', 400)), steps: ['Cook to 55 °C inside.'] }],
  ])('that %s is refused', (_, idea) => {
    expect(faultOf(idea)).toMatchObject({ isForbidden: false });
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
  ])('%s with %o ends with %s', (name, steps, last) => {
    expect(recipeOf({ ...and(line(name, 300)), steps }).instructions.at(-1)).toBe(last);
  });

  test('what is past its date, or against the person, is not in the kitchen', () => {
    const kitchen = [...FAMILY_KITCHEN, item('Cream', '1', 'cup', -1)];
    const verdict = judgeIdea(proposed(and(line('Cream', 100, 'ml'))), table({}, [], kitchen));
    expect(verdict).toMatchObject({ recipe: {} });
    expect('recipe' in verdict && verdict.recipe.ingredients.at(-1)?.available).toBe(false);
  });
});
