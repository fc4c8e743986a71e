import { expect, test } from 'vitest';
import { readOptionNumber } from './read-option-number.ts';

test.each([
  ['1', 1],
  ['12', 12],
  ['2.9', 2],
  ['0', 0],
  ['0.5', 0],
  ['-3', 0],
  ['', 0],
  ['many', 0],
])('%j is %d', (text, number) => expect(readOptionNumber(text)).toBe(number));
