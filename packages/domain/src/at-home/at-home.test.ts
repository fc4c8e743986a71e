import { expect, test } from 'vitest';
import { nameAtHome, tidyAtHome } from './at-home.ts';

test.each([
  [['  Salt ', 'salt', 'SALT'], ['Salt']],
  [
    ['Eggs', 'egg', 'soy   sauce'],
    ['Eggs', 'soy sauce'],
  ],
  [
    ['', ' ', '!!!', '???', '!!!'],
    ['!!!', '???'],
  ],
  [
    ['Sea salt', 'salt'],
    ['Sea salt', 'salt'],
  ],
  [[], []],
])('%j is kept as %j', (names, kept) => {
  expect(tidyAtHome(names)).toEqual(kept);
});

test.each([
  ['eggs', 'Egg'],
  [' salt ', 'Salt'],
  ['pepper', undefined],
])('%j in the list is %j', (name, expected) => {
  expect(nameAtHome(['Salt', 'Egg'], name)).toBe(expected);
});
