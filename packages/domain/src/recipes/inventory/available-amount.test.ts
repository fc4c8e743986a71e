import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
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
  ['sardines', '2', 'piece', null],
  ['spam', '1', 'piece', null],
  ['2 sausages', '1', 'piece', 2],
  ['2 sausages', '2', 'piece', 2],
  ['half an onion', '1', 'piece', 0.5],
  ['half an onion', '0.5', 'piece', 0.5],
  ['1/2 baguette', '1', 'piece', 0.5],
  ['500g mince', '1', 'piece', null],
  ['2% milk', '1', 'piece', 1],
  ['onion', '1', 'item', null],
  ['onion', '3', 'item', 3],
  ['parsley', 'a few', 'piece', null],
])('%s: %s %s is %s', (name, quantity, unit, kept) => {
  expect(availableAmount({ name, quantity, unit }, findFood(name))).toBe(kept);
});
