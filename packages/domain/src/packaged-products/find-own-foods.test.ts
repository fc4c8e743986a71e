import { expect, test } from 'vitest';
import { findOwnFoods, indexOwnFoods } from './find-own-foods.ts';

const KEPT = [
  { id: 1, name: 'Mom’s lasagne', brand: null },
  { id: 2, name: 'Protein bar, peanut', brand: 'Barebells' },
  { id: 3, name: 'Protein bar', brand: null },
  { id: 4, name: 'Käsespätzle vom Café', brand: null },
  { id: 5, name: 'Overnight oats', brand: null },
  { id: 6, name: '麻婆豆腐', brand: null },
  { id: 7, name: 'Щи', brand: null },
  { id: 8, name: 'Sourdough 100% rye', brand: 'Corner bakery' },
];

test.each([
  ['lasagne', [1]],
  ['moms lasagne', [1]],
  ["mom's las", [1]],
  ['lasagna', [1]],
  ['protein bar', [3, 2]],
  ['protein bars', [3, 2]],
  ['2 protein bars', [3, 2]],
  ['barebells', [2]],
  ['bar peanut', [2]],
  ['protien bar', [3, 2]],
  ['kasespatzle', [4]],
  ['OVERNIGHT', [5]],
  ['豆腐', [6]],
  ['щи', [7]],
  ['rye', [8]],
  ['rye bread', []],
  ['peanut butter', []],
  ['oat milk', []],
  ['', []],
  ['  ', []],
  ['%', []],
])('%j finds %j', (typed, ids) => {
  expect(findOwnFoods(typed, indexOwnFoods(KEPT)).map(({ id }) => id)).toEqual(ids);
});
