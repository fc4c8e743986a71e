import { expect, test } from 'vitest';
import { findSame } from './named-food.ts';

const LINES = ['Egg noodles', 'Eggs', 'Spring onions', 'Coconut milk', 'Zucchini', 'My mix', 'Scallions'].map(
  (name) => ({ name }),
);

test.each([
  ['egg', 'Eggs'],
  ['large EGGS', 'Eggs'],
  ['green onion', 'Spring onions'],
  ['scallion', 'Scallions'],
  ['courgette', 'Zucchini'],
  ['my mix', 'My mix'],
  ['milk', undefined],
  ['rice noodles', undefined],
  ['egg white', undefined],
  ['', undefined],
  ['!', undefined],
])('%j is %j', (name, expected) => {
  expect(findSame(LINES, name)?.name).toBe(expected);
});
