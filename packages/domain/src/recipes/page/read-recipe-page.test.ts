import { expect, test } from 'vitest';
import { readRecipePage } from './read-recipe-page.ts';

const LARGEST = 1_000_000;

test.each([
  '<b>x',
  '<p>x',
  '<div itemscope itemtype="https://schema.org/Recipe" itemprop="recipeInstructions">x',
  '<script type="application/ld+json">{"@type":"Recipe"}</script>',
  '<script type="application/ld+json">[',
  '<h1>x',
])('a page of nothing but %j has no recipe, and is read in a moment', (repeated) => {
  const { ingredients } = readRecipePage(repeated.repeat(LARGEST / repeated.length));
  expect(ingredients).toEqual([]);
});
