import { describe, expect, test } from 'vitest';
import type { Diet } from '../../eater.ts';
import { nutritionOfLines } from '../nutrition/recipe-nutrition.ts';
import { labelRecipe } from './label-recipe.ts';
import { readOwnLines, storedLines } from './own-lines.ts';
import { readOwnRecipe } from './read-own-recipe.ts';
import { warnEater, warnedLimits, warnOfStep } from './warn-eater.ts';

const SALAD = ['400 g chickpeas', '200 g tomatoes', '1 cucumber', '2 tbsp olive oil', 'salt'];

function recipeOf({ name = 'Salad', lines = SALAD, steps = ['Toss.'] } = {}) {
  const recipe = {
    name,
    cuisine: null,
    ingredients: storedLines(readOwnLines(lines)),
    instructions: steps,
  };
  const nutrition = nutritionOfLines(lines, 2);
  return { recipe, nutrition, labels: labelRecipe(recipe, nutrition) };
}

describe('labels', () => {
  const labelsOf = (change: Parameters<typeof recipeOf>[0]) => recipeOf(change).labels;

  test('are those that all ingredients allow', () => {
    const { allergens, dietaryTags } = labelsOf({});
    expect(allergens).toEqual([]);
    expect(dietaryTags).toEqual(['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'mediterranean']);
  });

  test.each([
    ['100 g feta', ['dairy'], ['vegetarian', 'gluten_free']],
    ['2 eggs', ['eggs'], ['vegetarian', 'gluten_free', 'dairy_free']],
    ['1 tbsp soy sauce', ['gluten', 'soy'], ['vegetarian', 'vegan', 'dairy_free']],
    ['1 cup oat milk (or milk)', ['dairy'], ['vegetarian']],
    ['1 cup cauliflower cheese', ['dairy', 'gluten'], ['vegetarian']],
    ['2 cups fish pie', ['fish', 'dairy'], []],
    ['20 g zorblax', [], []],
  ])('follow from %s', (line, allergens, some) => {
    const labels = labelsOf({ lines: [...SALAD, line] });
    expect(labels.allergens).toEqual(expect.arrayContaining(allergens));
    expect(labels.dietaryTags.filter((diet) => diet !== 'mediterranean')).toEqual(some);
  });

  test('follow from what the steps add', () => {
    const { allergens, dietaryTags } = labelsOf({ steps: ['Toss.', 'Sprinkle with parmesan and serve.'] });
    expect(allergens).toContain('dairy');
    expect(dietaryTags).not.toContain('vegan');
  });

  test.each(['Serve on sourdough bread.', 'Serve with warm pita.'])(
    'claim no diet without bread: %s',
    (step) => {
      const lines = ['400 g chicken breast', '2 tbsp olive oil'];
      const bound = ['gluten_free', 'paleo', 'whole30', 'keto', 'low_carb'];
      expect(labelsOf({ lines }).dietaryTags).toEqual(expect.arrayContaining(bound));
      const { dietaryTags } = labelsOf({ lines, steps: [step] });
      expect(dietaryTags.filter((diet) => bound.includes(diet))).toEqual([]);
      expect(dietaryTags).toContain('dairy_free');
    },
  );

  test.each(['Fluff with a fork.', 'Mash the chickpeas.', 'Sprinkle with salt.', 'Fry until crisp.'])(
    'do not follow from what is done: %s',
    (step) => {
      expect(labelsOf({ steps: [step] })).toEqual(labelsOf({}));
    },
  );

  test('claim no diet about amounts when a figure is not known', () => {
    const lines = ['400 g chicken breast', '2 tbsp olive oil'];
    expect(labelsOf({ lines }).dietaryTags).toContain('keto');
    expect(labelsOf({ lines: [...lines, '100 g zorblax'] }).dietaryTags).toEqual([]);
  });

  test.each([null, ''])('are those of no particular cuisine where %j is said', (cuisine) => {
    const typed = {
      name: 'Salad',
      cuisine,
      servings: 2,
      ingredients: SALAD,
      instructions: [],
      system: 'metric' as const,
    };
    expect(readOwnRecipe(typed, [], []).dietaryTags).toContain('mediterranean');
  });

  test('claim nothing of a recipe without ingredients', () => {
    expect(labelsOf({ lines: [] })).toMatchObject({ allergens: [], dietaryTags: [] });
  });
});

describe('warnings', () => {
  const warn = (
    limits: { allergies?: string[]; diets?: Diet[] },
    change: Parameters<typeof recipeOf>[0] = {},
  ) => {
    const { recipe, nutrition } = recipeOf(change);
    const eater = warnedLimits({ allergies: [], diets: [], ...limits });
    const mentions = recipe.instructions.flatMap((step) => warnOfStep(step, recipe, eater) ?? []);
    return warnEater(recipe, nutrition, eater, mentions);
  };
  const NONE = { foods: [], mentions: [], diets: [], unknown: [] };

  test.each([
    ['somebody without limits', {}, { lines: ['20 g zorblax', '1 egg'] }, NONE],
    ['what is eaten', { allergies: ['nuts'], diets: ['vegan'] }, {}, NONE],
    [
      'an allergy',
      { allergies: ['eggs'] },
      { lines: ['1 egg'] },
      { ...NONE, foods: [{ name: 'Egg', against: ['eggs'] }] },
    ],
    [
      'an allergy in own words',
      { allergies: ['kiwi'] },
      { lines: ['1 kiwi'] },
      { ...NONE, foods: [{ name: 'Kiwi', against: ['kiwi'] }] },
    ],
    [
      'a diet',
      { diets: ['vegan'] },
      { lines: ['1 tbsp honey'] },
      { ...NONE, foods: [{ name: 'Honey', against: ['vegan'] }] },
    ],
    [
      'a step',
      { allergies: ['nuts'] },
      { steps: ['Scatter with walnuts.'] },
      { ...NONE, mentions: ['Scatter with walnuts'] },
    ],
    [
      'the amounts',
      { diets: ['keto'] },
      { lines: ['400 g tomatoes', '400 g strawberries'] },
      { ...NONE, diets: ['keto'] },
    ],
    [
      'what is not known',
      { allergies: ['nuts'] },
      { lines: ['1 zorblax'] },
      { ...NONE, unknown: ['Zorblax'] },
    ],
  ] as const)('%s', (_, limits, change, expected) => {
    const { allergies, diets } = { allergies: [], diets: [], ...limits };
    const { lines, steps } = { lines: undefined, steps: undefined, ...change };
    const warned = warn(
      { allergies: [...allergies], diets: [...diets] },
      { ...(lines && { lines: [...lines] }), ...(steps && { steps: [...steps] }) },
    );
    expect(warned).toEqual(expected);
  });
});
