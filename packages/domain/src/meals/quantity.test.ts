import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['0,5', 0.5],
  ['1/2', 0.5],
  ['1/3', 0.333],
  ['2/3', 0.667],
  ['3/4', 0.75],
  ['0.25', 0.25],
  ['1.25', 1.25],
  ['2.04', 2.04],
  ['0.1', 0.1],
  ['0.05', 0.1],
  ['0', 0.1],
  ['-3', 0.1],
  ['', 1],
  ['  ', 1],
  ['-', 1],
  ['two', 1],
  ['1e999', 1],
  ['NaN', 1],
  ['9999999', 100_000],
])('"%s" is read as %d', (typed, quantity) => expect(readQuantity(typed)).toBe(quantity));
