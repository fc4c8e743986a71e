import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { loggedWeights } from './logged-weights.ts';

const egg = findFood('egg')?.fdcId;

test.each([
  ['a food of the table, by piece', { unit: 'piece', fdcId: egg }, 'piece', 50],
  ['a food of the table, by weight', { unit: 'g', fdcId: egg }, 'piece', 50],
  ['any food, by weight', { unit: 'oz' }, 'kg', 1000],
  ['a food that the table lacks', { unit: 'g', fdcId: 999_999_999 }, 'lb', 453.59237],
])('%s', (_, food, unit, grams) => {
  expect(loggedWeights(food).find((weight) => weight.unit === unit)?.grams).toBeCloseTo(grams, 5);
});

test.each([
  ['a food without an id, by piece', { unit: 'piece' }],
  ['a unit that the table does not know of the food', { unit: 'slice', fdcId: egg }],
])('%s stays in its unit', (_, food) => expect(loggedWeights(food)).toEqual([]));
