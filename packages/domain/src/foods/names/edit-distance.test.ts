import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['egg', 'egg', 0],
  ['', 'egg', 3],
  ['brocoli', 'broccoli', 1],
  ['avacado', 'avocado', 1],
  ['mlik', 'milk', 1],
  ['chikcen', 'chicken', 1],
  ['salmon', 'sermon', 2],
])('%s and %s differ by %i letters', (from, to, letters) => {
  expect(editDistance(from, to)).toBe(letters);
  expect(editDistance(to, from)).toBe(letters);
});
