import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { loggedWeights } from './logged-weights.ts';

const egg = findFood('egg')?.fdcId;
const oatmeal = findFood('cooked oatmeal')?.fdcId;
const EATEN = { quantity: 1, calories: 143 };

test.each([
  ['a food of the table, by piece', { unit: 'piece', fdcId: egg, quantity: 2, calories: 143 }, 'piece', 50],
  ['a large piece, by its energy', { unit: 'piece', fdcId: egg, quantity: 2, calories: 172 }, 'piece', 60],
  ['a food of the table, by weight', { unit: 'g', fdcId: egg, ...EATEN }, 'piece', 50],
  ['any food, by weight', { unit: 'oz', ...EATEN }, 'kg', 1000],
  [
    'a unit that the table does not know, by its energy',
    { unit: 'bowl', fdcId: oatmeal, quantity: 2, calories: 340 },
    'bowl',
    239,
  ],
  ['a food that the table lacks', { unit: 'g', fdcId: 999_999_999, ...EATEN }, 'lb', 453.59237],
])('%s', (_, food, unit, grams) => {
  expect(loggedWeights(food).find((weight) => weight.unit === unit)?.grams).toBeCloseTo(grams, 5);
});

test.each([
  ['a food without an id, by piece', { unit: 'piece', ...EATEN }],
  ['a unit of hardly any energy', { unit: 'slice', fdcId: egg, quantity: 1, calories: 4 }],
  ['a unit without measured energy', { unit: 'slice', fdcId: egg, quantity: 1, calories: null }],
])('%s stays in its unit', (_, food) => expect(loggedWeights(food)).toEqual([]));
