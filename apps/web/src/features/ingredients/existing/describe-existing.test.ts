import { expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { describeExisting } from './describe-existing.ts';

test.each([
  ['Eggs', '6', 'piece', 'Eggs are in your inventory already (6 pieces)'],
  ['egg', '1', 'piece', 'egg is in your inventory already (1 piece)'],
  ['Greek yogurt', '500', 'g', 'Greek yogurt is in your inventory already (500 g)'],
  ['Hummus', '1/2', 'cup', 'Hummus is in your inventory already (1/2 cup)'],
  ['Tomatoes', 'a few', 'piece', 'Tomatoes are in your inventory already (a few piece)'],
  ['Swiss cheese', '0', 'item', 'Swiss cheese is in your inventory already (0 items)'],
] as const)('%s %s %s', (name, quantity, unit, sentence) => {
  expect(describeExisting(exampleIngredient({ name, quantity, unit }))).toBe(sentence);
});
