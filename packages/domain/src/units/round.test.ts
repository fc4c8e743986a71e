import { expect, test } from 'vitest';
import { roundAmount } from './round.ts';

test.each([
  [0, 'g', 0],
  [0.2, 'g', 1],
  [7.4, 'g', 7],
  [183, 'g', 185],
  [0.913, 'kg', 0.9],
  [0.1, 'tsp', 0.25],
  [1.9, 'piece', 2],
  [1.3, 'can', 1.5],
  [2.4, 'clove', 2],
  [1.6, 'oz', 1.5],
  [8.3, 'oz', 8.5],
])('%d %s is measured as %d', (amount, unit, rounded) => {
  expect(roundAmount(amount, unit)).toBe(rounded);
});
