import { expect, test } from 'vitest';
import { completedName } from './begun-names.ts';

test.each([
  ['mac and', 'mac and cheese'],
  ['green te', 'green tea'],
  ['diet co', 'diet cola'],
  ['fish and', 'fish and chips'],
  ['chicken br', 'chicken breast'],
  ['Grilled Chee', 'grilled cheese sandwich'],
  ['cheese bur', 'cheeseburger'],
])('completes ‘%s’ to %s', (typed, completed) => {
  expect(completedName(typed)).toBe(completed);
});

test.each(['chi', 'green tea', 'zibble fo', ''])('leaves ‘%s’ as it is', (typed) => {
  expect(completedName(typed)).toBeUndefined();
});
