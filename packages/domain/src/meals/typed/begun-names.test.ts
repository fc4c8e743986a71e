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
  // Not ‘baked pork chop’, ‘orange cheddar’ and ‘red pepper hummus’, other names of everyday foods.
  ['baked po', 'baked potato'],
  ['orange ch', 'orange chicken'],
  ['red pep', 'red pepper'],
])('completes ‘%s’ to %s', (typed, completed) => {
  expect(completedName(typed)).toBe(completed);
});

test.each(['chi', 'green tea', 'zibble fo', ''])('leaves ‘%s’ as it is', (typed) => {
  expect(completedName(typed)).toBeUndefined();
});
