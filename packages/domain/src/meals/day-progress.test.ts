import { expect, test } from 'vitest';
import { dayProgress } from './day-progress.ts';

test.each([
  ['nothing eaten', [0, 0, 2000], [0, 0, 2000]],
  ['logged and planned', [1124, 508, 2000], [56.2, 81.6, 368]],
  ['exactly the goal', [1500, 500, 2000], [75, 100, 0]],
  ['beyond the goal', [2000, 500, 2000], [100, 125, -500]],
  ['no goal', [300, 0, 0], [0, 0, -300]],
] as const)('%s', (_, [logged, planned, goal], expected) => {
  const { percent, percentWithMeal, remaining } = dayProgress(logged, planned, goal);
  expect([percent, percentWithMeal, remaining].map((value) => Math.round(value * 100) / 100)).toEqual(
    expected,
  );
});
