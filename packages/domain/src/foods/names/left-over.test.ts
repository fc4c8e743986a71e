import { expect, test } from 'vitest';
import { isKeptBehind, isLeftOverDish, withoutKept } from './left-over.ts';

test.each([
  ['leftover curry', 'curry', true],
  ['left-over curry', 'curry', true],
  ['left over curry', 'curry', true],
  ['curry leftovers', 'curry', true],
  ['last night’s lentil stew', 'lentil stew', false],
  ['rest of the cooked rice', 'rice', false],
  ['half a frozen lasagne', 'lasagne', false],
  ['leftover curry powder', 'curry powder', false],
  ['curry', 'curry', false],
])('%j is of %j; a dish that is left over: %s', (name, plain, isDish) => {
  expect(withoutKept(name)).toBe(plain);
  expect(isLeftOverDish(name)).toBe(isDish);
});

test.each([
  ['rice leftovers', true],
  ['pizza from yesterday', true],
  ['leftover rice', false],
])('%j says it behind the name: %s', (name, isBehind) => {
  expect(isKeptBehind(name)).toBe(isBehind);
});
