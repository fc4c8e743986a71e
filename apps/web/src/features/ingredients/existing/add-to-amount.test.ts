import { expect, test } from 'vitest';
import { addToAmount } from './add-to-amount.ts';

test.each([
  [
    { quantity: '6', unit: 'piece' },
    { quantity: '1', unit: 'item' },
    { quantity: '7', unit: 'piece' },
  ],
  [
    { quantity: '2', unit: 'item' },
    { quantity: '1', unit: 'piece' },
    { quantity: '3', unit: 'item' },
  ],
  [
    { quantity: '500', unit: 'g' },
    { quantity: '1', unit: 'kg' },
    { quantity: '1.5', unit: 'kg' },
  ],
  [
    { quantity: '0', unit: 'piece' },
    { quantity: '2', unit: 'piece' },
    { quantity: '2', unit: 'piece' },
  ],
  [{ quantity: '500', unit: 'g' }, { quantity: '1', unit: 'item' }, undefined],
  [{ quantity: 'a few', unit: 'piece' }, { quantity: '1', unit: 'piece' }, undefined],
  [{ quantity: '2', unit: 'piece' }, { quantity: '', unit: 'piece' }, undefined],
] as const)('%j and %j are %j', (there, more, sum) => {
  expect(addToAmount(there, more)).toEqual(sum);
});
