import { describe, expect, test } from 'vitest';
import { recipeOf, rejectionOf, withLines } from '../testing/family-ideas.ts';
import { line } from '../testing/proposed-idea.ts';

describe('amounts', () => {
  test.each([
    ['salt', 5, 'kg'],
    ['salt', 1, 'cup'],
    ['salt', 400, 'pinches'],
    ['spinach', 1e21, 'g'],
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
    expect(rejectionOf(withLines(line(name, amount, unit)))).toMatchObject({ isForbidden: false });
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
    const { ingredients } = recipeOf(withLines(line('Canned tomatoes', amount, unit)));
    expect(ingredients.at(-1)).toMatchObject({ amount: shownAmount, unit: shownUnit });
  });

  test('a spice may be left to taste', () => {
    expect(recipeOf(withLines(line('Salt', null, ''))).ingredients.at(-1)).toMatchObject({
      amount: 'to taste',
      unit: '',
    });
  });
});
