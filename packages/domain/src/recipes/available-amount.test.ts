import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { availableAmount } from './available-amount.ts';

test.each([
  ['flour', '500', 'g', 500],
  ['eggs', '1', 'piece', 1],
  ['jalapeno', '1', 'piece', 1],
  ['zucchini', '1', 'piece', 1],
  ['bread', '8', 'piece', 8],
  ['bread', '0', 'piece', 0],
  ['bread', '1', 'piece', null],
  ['tortilla chips', '1', 'piece', null],
  ['cherry tomatoes', '1', 'piece', null],
  ['canned clams', '2', 'piece', null],
  ['canned tuna', '2', 'piece', 2],
  ['onion', '1', 'item', null],
  ['onion', '3', 'item', 3],
  ['parsley', 'a few', 'piece', null],
])('%s: %s %s is %s', (name, quantity, unit, kept) => {
  expect(availableAmount({ name, quantity, unit }, findFood(name))).toBe(kept);
});
