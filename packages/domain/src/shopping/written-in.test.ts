import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['500', 'ml', 'l', '0.5'],
  ['1.5', 'kg', 'g', '1500'],
  ['a few', 'g', 'g', 'a few'],
  ['1', 'tsp', 'cup', undefined],
  ['a few', 'g', 'kg', undefined],
  ['1', 'piece', 'g', undefined],
])('%s %s in %s: %s', (quantity, unit, other, expected) => {
  expect(writtenIn({ quantity, unit }, other)?.quantity).toBe(expected);
});
