import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['chicken, rice, eggs', ['chicken', 'rice', 'eggs']],
  ['milk; bread;  butter', ['milk', 'bread', 'butter']],
  ['2 lemons, 500 g flour', ['2 lemons', '500 g flour']],
  ['milk, toilet paper, eggs', ['milk', 'toilet paper', 'eggs']],
  ['bread, butter,', ['bread', 'butter']],
  ['fish pie, peas', ['fish pie', 'peas']],
  ['tomatoes, canned', ['tomatoes, canned']],
  ['onion, finely diced', ['onion, finely diced']],
  ['chicken thighs, cut into chunks', ['chicken thighs, cut into chunks']],
  ['basil leaves, torn', ['basil leaves, torn']],
  ['the blue thing, for Sam', ['the blue thing, for Sam']],
  ['eggs', ['eggs']],
])('%s', (typed, things) => {
  expect(splitList(typed)).toEqual(things);
});
