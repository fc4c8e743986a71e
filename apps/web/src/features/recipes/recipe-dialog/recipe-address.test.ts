import { expect, test } from 'vitest';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { recipeAddress } from './recipe-address.ts';

const PAGE = 'https://kitchen.example/recipes?tab=generated&recipe=suggestion-7-0';

test('a saved recipe is shared by its own link from any page', () => {
  expect(recipeAddress(saved(exampleIdea()), PAGE)).toBe('https://kitchen.example/recipes?recipe=91');
});

test('an idea is shared by the page’s link without the idea, which only this browser has', () => {
  expect(recipeAddress(exampleIdea(), PAGE)).toBe('https://kitchen.example/recipes?tab=generated');
  expect(recipeAddress(exampleIdea(), 'https://kitchen.example/')).toBe('https://kitchen.example/');
});
