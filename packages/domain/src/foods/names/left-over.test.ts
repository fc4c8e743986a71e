import { expect, test } from 'vitest';
import { isKeptBehind, withoutKept } from './left-over.ts';

test.each([
  ['leftover curry', 'curry'],
  ['left-over curry', 'curry'],
  ['left over curry', 'curry'],
  ['curry leftovers', 'curry'],
  ['last night’s lentil stew', 'lentil stew'],
  ['rest of the cooked rice', 'rice'],
  ['half a frozen lasagne', 'lasagne'],
  ['leftover curry powder', 'curry powder'],
  ['curry', 'curry'],
])('%j is of %j', (name, plain) => {
  expect(withoutKept(name)).toBe(plain);
});

test.each([
  ['rice leftovers', true],
  ['pizza from yesterday', true],
  ['leftover rice', false],
])('%j says it behind the name: %s', (name, isBehind) => {
  expect(isKeptBehind(name)).toBe(isBehind);
});
