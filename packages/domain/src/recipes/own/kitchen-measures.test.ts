import { expect, test } from 'vitest';
import { readOwnRecipe } from './read-own-recipe.ts';

const read = (system: 'metric' | 'us', ...ingredients: string[]) => {
  const typed = { name: 'Dish', cuisine: null, servings: 1, ingredients, instructions: [], system };
  const { stored, nutrition } = readOwnRecipe(typed, [], []);
  return { units: stored.map(({ amount, unit }) => `${amount} ${unit}`), calories: nutrition.calories ?? 0 };
};

test('a recipe is measured as its kitchen measures', () => {
  const lines = ['1 pint milk', '1 tin chopped tomatoes', '8 oz flour'];
  expect(read('metric', ...lines).units).toEqual(['1 imperial pint', '1 tin', '8 oz']);
  expect(read('us', ...lines).units).toEqual(['1 pint', '1 can', '8 oz']);
});

test('a recipe with American cups is American in any kitchen', () => {
  expect(read('metric', '1 pint milk', '1 cup flour').units).toEqual(['1 pint', '1 cup']);
});

test('the figures are those of the pint', () => {
  const ratio = read('metric', '1 pint milk').calories / read('us', '1 pint milk').calories;
  expect(ratio).toBeCloseTo(1.2, 1);
});
