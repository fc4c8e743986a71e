import { expect, test } from 'vitest';
import { withoutAmount, withoutTrailingAmount } from './leading-amount.ts';

test.each([
  ['2 eggs', 'eggs'],
  ['a glass of milk', 'milk'],
  ['200 g rice', 'rice'],
  ['½ cup oats', 'oats'],
  ['slice of bread', 'bread'],
  ['cupcake', 'cupcake'],
  ['cup noodles', 'cup noodles'],
  ['2% milk', '2% milk'],
  ['7 up', '7 up'],
  ['apple', 'apple'],
])('%s is %s', (text, food) => {
  expect(withoutAmount(text)).toBe(food);
});

test.each([
  ['red wine glass', 'red wine'],
  ['rice 200 g', 'rice'],
  ['eggs x2', 'eggs'],
  ['bananas x 2', 'bananas'],
  ['toast two slices', 'toast'],
  ['cucumber, 1/2 cup', 'cucumber'],
  ['eyeglass', undefined],
  ['red wine', undefined],
])('%s without its trailing amount is %s', (text, food) => {
  expect(withoutTrailingAmount(text)).toBe(food);
});
