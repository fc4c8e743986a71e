import { expect, test } from 'vitest';
import { figuresByAuthor, isSlower, leaveOneAuthorOut, median, type Ratio } from './figures.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

const rights = [
  { author: 'Ana', source: 'one', use: 'tuned', isRight: true },
  { author: 'Ana', source: 'one', use: 'held out', isRight: false },
  { author: 'Ana', source: 'one', use: 'held out', isRight: true },
  { author: 'Ben', source: 'one', use: 'held out', isRight: true },
] as const;

test('leaving one author out: each author once, with the worst and what was tuned on', () => {
  const figures = figuresByAuthor(
    rights,
    (cases) => cases.filter(({ isRight }) => isRight).length / cases.length,
  );
  expect(leaveOneAuthorOut('lines', figures)).toEqual([
    'lines, by author: held out 75.0% at the median, 50.0% at the worst (Ana) of 2; tuned 100.0% at the median, 100.0% at the worst (Ana) of 1',
    '  held out: Ana 50.0%, Ben 100.0%',
    '  without authors who also wrote tuned cases: 100.0% at the median, 100.0% at the worst (Ben) of 1',
  ]);
});

test('the worst of errors is the greatest', () => {
  const figures = [
    { author: 'Ana', source: 'one', use: 'held out', figure: 0.1 },
    { author: 'Ben', source: 'one', use: 'held out', figure: 0.3 },
  ] as const;
  expect(leaveOneAuthorOut('days', figures, { isError: true })).toEqual([
    'days, by author: held out 20.0% at the median, 30.0% at the worst (Ben) of 2; tuned none',
    '  held out: Ana 10.0%, Ben 30.0%',
  ]);
});

const share = (...repeats: number[]): Ratio => ({
  name: 'a',
  unit: 'share of the floor’s answers',
  repeats,
});
const times = (...repeats: number[]): Ratio => ({ name: 'a', unit: 'times the bare answer', repeats });

test.each([
  ['a smaller share in all repeats', share(0.4, 0.45), share(0.5, 0.6), true],
  ['repeats that meet those before', share(0.4, 0.5), share(0.5, 0.6), false],
  ['a larger share', share(0.7, 0.8), share(0.5, 0.6), false],
  ['more time in all repeats', times(3, 4), times(1, 2), true],
  ['time that meets what it was', times(2, 4), times(1, 2), false],
  ['another unit', times(3, 4), share(1, 2), false],
  ['nothing measured', share(), share(1, 2), false],
])('%s', (_name, now, before, expected) => {
  expect(isSlower(now, before)).toBe(expected);
});
