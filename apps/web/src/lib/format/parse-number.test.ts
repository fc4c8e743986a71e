import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  [' 172 ', 172],
  ['68.4', 68.4],
  ['68,4', 68.4],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
  ['2,000', 2000],
  ['2,000.5', 2000.5],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['5 ft 8', Number.NaN],
  ['1.2.3', Number.NaN],
  ['Infinity', Number.NaN],
])('%j is %s', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});
