import { expect, test } from 'vitest';
import { findFood } from '../find-food.ts';
import { findMisspelt } from './find-misspelt.ts';

test.each([
  ['chiken brest', 'chicken breast'],
  ['onoins', 'onion'],
  ['chedder', 'cheddar cheese'],
  ['mozarella', 'mozzarella'],
  ['spinich', 'spinach'],
  ['shrmip', 'shrimp'],
])('%s is %s', (typed, food) => {
  expect(findFood(typed)).toBeUndefined();
  expect(findMisspelt(typed)?.food.name).toBe(food);
});

test.each(['mochi balls', 'ponmo', 'hamm', 'taioba', 'zorblax', 'ogi', '', '   '])(
  '%j is not corrected',
  (typed) => {
    expect(findMisspelt(typed)).toBeUndefined();
  },
);
