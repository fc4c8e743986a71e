import { expect, test } from 'vitest';
import { structuredRecipes } from '../pasted/structured-recipe.ts';
import { type SharedRecipe, schemaRecipe } from './schema-recipe.ts';

const DAL: SharedRecipe = {
  name: 'Dal',
  description: 'For a cold day.\nKeeps well.',
  servings: 3,
  prepTime: 10,
  cookTime: 90,
  cuisine: 'Indian',
  difficulty: 'Easy',
  ingredients: [
    { name: 'Red lentils', amount: '200', unit: 'g', typed: '200g red lentils, rinsed' },
    { name: 'Salt', amount: 'to taste', unit: '', typed: 'salt and pepper', section: 'For the top' },
    { name: 'Pepper', amount: 'to taste', unit: '', typed: '', section: 'For the top' },
  ],
  instructions: ['Do this first:', 'Boil.', '2 minutes later, serve.'],
  sourceUrl: 'https://example.org/dal',
  notes: '1. Rinse well.\nLess salt: for the kids.',
  rating: 4,
  tags: ['quick', 'Sunday lunch'],
  calories: 220,
  protein: 14,
  carbs: 30,
  fat: null,
};

test('a recipe is the same after writing and reading', () => {
  const written = JSON.parse(JSON.stringify(schemaRecipe(DAL)));
  expect(written).toMatchObject({
    '@type': 'Recipe',
    recipeIngredient: ['200g red lentils, rinsed', '## For the top', 'salt and pepper'],
    nutrition: { calories: '220 kcal', proteinContent: '14 g' },
  });
  expect(written.nutrition).not.toHaveProperty('fatContent');
  const { name, description, servings, prepTime, cookTime, cuisine, difficulty } = DAL;
  expect(structuredRecipes(written)).toMatchObject([
    {
      ...{ name, description, servings, prepTime, cookTime, cuisine, difficulty },
      ingredients: ['200g red lentils, rinsed', 'For the top:', 'salt and pepper'],
      steps: DAL.instructions,
      source: DAL.sourceUrl,
      notes: ['1. Rinse well.', 'Less salt: for the kids.'],
      rating: 4,
      tags: ['quick', 'Sunday lunch'],
    },
  ]);
});
