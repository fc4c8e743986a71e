import { expect, test } from 'vitest';
import { type Figure, isSlower } from './baseline-run.ts';

const share = (...repeats: number[]): Figure => ({
  name: 'a',
  unit: 'share of the floor’s answers',
  repeats,
});
const times = (...repeats: number[]): Figure => ({ name: 'a', unit: 'times the bare answer', repeats });

test.each([
  ['a smaller share in all repeats', share(0.4, 0.45), share(0.5, 0.6), true],
  ['repeats that meet those before', share(0.4, 0.5), share(0.5, 0.6), false],
  ['a larger share', share(0.7, 0.8), share(0.5, 0.6), false],
  ['more time in all repeats', times(3, 4), times(1, 2), true],
  ['time that meets what it was', times(2, 4), times(1, 2), false],
  ['another unit', times(3, 4), share(1, 2), false],
  ['nothing measured', share(), share(1, 2), false],
])('%s', (_name, now, kept, expected) => {
  expect(isSlower(now, kept)).toBe(expected);
});
