import { expect, test } from 'vitest';
import { formatLogged } from './format-logged.ts';

test.each([
  [200.12, false, { from: 1800, to: 2200 }, '200'],
  [1800, true, { from: 1800, to: 2200 }, '1,800'],
  [1799.96, false, { from: 1800, to: 2200 }, '1,799.9'],
  [2200.04, false, { from: 1800, to: 2200 }, '2,200.1'],
  [2350.7, false, { from: 1800, to: 2200 }, '2,351'],
  [10.5555, false, { from: 120 }, '11'],
  [119.62, false, { from: 120 }, '119.6'],
  [120.4, true, { from: 120.4 }, '120.4'],
  [119.999, true, { from: 120 }, '120'],
])('%d, earned: %s, is written beside %j as %s', (amount, isEarned, bounds, written) => {
  expect(formatLogged(amount, isEarned, bounds)).toBe(written);
});
