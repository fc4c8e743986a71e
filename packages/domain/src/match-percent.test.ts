import { expect, test } from 'vitest';
import { matchPercent } from './match-percent.ts';

const kitchen = (available: number, total: number) =>
  Array.from({ length: total }, (_line, index) => ({ available: index < available }));

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 6, 83],
  [1, 8, 13],
  [99, 100, 99],
  [6, 6, 100],
])('%i of %i is %i%%', (available, total, percent) => {
  expect(matchPercent(kitchen(available, total))).toBe(percent);
});
