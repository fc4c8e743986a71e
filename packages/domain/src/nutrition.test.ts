import { describe, expect, test } from 'vitest';
import type { Food } from './foods/food.ts';
import { gramsOf, nutrientsIn } from './nutrition.ts';

function aFood(grams: Food['grams']): Food {
  return {
    fdcId: 1,
    name: 'a food',
    aliases: [],
    category: 'pantry',
    per100g: { calories: 200, protein: 10, carbs: null, fat: 0 },
    grams,
    allergens: [],
  };
}

describe('gramsOf', () => {
  test.each([
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.349523125],
    ['lb', 453.59237],
  ])('weighs by definition: %s', (unit, grams) => {
    expect(gramsOf(aFood({}), 1, unit)).toBe(grams);
    expect(gramsOf(aFood({}), 2.5, unit)).toBe(2.5 * grams);
  });

  test.each([
    [{ piece: 50 }, 'piece', 50],
    [{ piece: 50 }, 'item', 50],
    [{ item: 40 }, 'piece', 40],
    [{ clove: 3 }, 'clove', 3],
    [{ bunch: 60 }, 'bunch', 60],
    [{ cup: 236.588 }, 'ml', 1],
    [{ cup: 236.588 }, 'l', 1000],
    [{ ml: 1.03 }, 'cup', 1.03 * 236.588],
    [{ tbsp: 14.787 }, 'ml', 1],
    [{ tsp: 4.929 }, 'ml', 1],
    [{ tsp: 2 }, 'tbsp', 6],
    [{ cup: 16 }, 'tbsp', 1.00001],
    [{ tsp: 2.8, cup: 136 }, 'tbsp', 8.4],
  ] as const)('%j: one %s weighs %d g', (grams, unit, expected) => {
    expect(gramsOf(aFood(grams), 1, unit)).toBeCloseTo(expected, 4);
  });

  test.each([
    [{}, 'piece'],
    [{}, 'cup'],
    [{ piece: 50 }, 'cup'],
    [{ cup: 240 }, 'piece'],
    [{ piece: 3 }, 'clove'],
    [{ clove: 3 }, 'bunch'],
    [{ cup: 240 }, 'handful'],
    [{ cup: 240 }, ''],
    [{ cup: 240 }, 'toString'],
  ] as const)('%j: the weight of one %j is not known', (grams, unit) => {
    expect(gramsOf(aFood(grams), 1, unit)).toBeNull();
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('no grams of %d', (amount) => {
    expect(gramsOf(aFood({}), amount, 'g')).toBeNull();
  });
});

test('nutrientsIn is proportional, unrounded, and keeps what was not measured apart from 0', () => {
  expect(nutrientsIn(aFood({}), 37)).toEqual({ calories: 74, protein: 3.7, carbs: null, fat: 0 });
  expect(nutrientsIn(aFood({}), 0)).toEqual({ calories: 0, protein: 0, carbs: null, fat: 0 });
});
