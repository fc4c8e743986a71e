import { expect, test } from 'vitest';
import { recipeAddress } from './recipe-address.ts';

test('a recipe is shared by its own link from any page', () => {
  const page = 'https://kitchen.example/recipes?tab=generated&recipe=suggestion-7-0';
  expect(recipeAddress(91, page)).toBe('https://kitchen.example/recipes?recipe=91');
});
