import { expect, test } from 'vitest';
import { NONE_MEASURED } from '../../foods/usda/more-nutrients.ts';
import { recipeMoreNutrients } from './recipe-more-nutrients.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });
const BEANS = line('400', 'g', 'canned black beans');
const TOMATOES = line('200', 'g', 'tomatoes');

test('sums measured nutrients of the lines, per serving', () => {
  // Per 100 g, egg has 0 g of fibre, 0.37 g of sugar, 3.13 g of saturated fat and 142 mg of sodium; banana has 2.6,
  // 12.23, 0.11 and 1.
  expect(recipeMoreNutrients([line('4', 'piece', 'egg'), line('300', 'g', 'banana')], 2)).toEqual({
    fiber: 3.9,
    sugar: 18.7,
    saturatedFat: 3.3,
    sodium: 144,
  });
});

test.each([
  ['salt to taste', [BEANS, line('to taste', '', 'Salt')]],
  ['salt of no amount', [BEANS, line('', '', 'Salt and pepper')]],
  ['soy sauce of no amount', [BEANS, line('', '', 'Soy sauce')]],
])('%s makes only its sodium unknown', (_, lines) => {
  const { sodium, ...rest } = recipeMoreNutrients(lines, 2);
  expect(sodium).toBeNull();
  expect(Object.values(rest).every((amount) => amount !== null)).toBe(true);
});

test('measured salt counts', () => {
  const salted = recipeMoreNutrients([TOMATOES, line('1', 'tsp', 'salt')], 2);
  expect(salted.sodium).toBeGreaterThan(1000);
  expect(salted.sodium).toBeLessThan(1300);
});

test.each([
  ['of which a third is unknown', [BEANS, line('200', 'g', 'zorblax')], 2],
  ['of nothing', [], 2],
  ['without servings', [BEANS], 0],
])('a dish %s has no figures', (_, lines, servings) => {
  expect(recipeMoreNutrients(lines, servings)).toEqual(NONE_MEASURED);
});
