import { describe, expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { gramsOf, isCounted } from './weight.ts';
import { unitsIn } from './weight-by-name.ts';

const aFood = (grams: Food['grams']) => ({ grams });

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
    [{ cup: 236.5882365 }, 'ml', 1],
    [{ cup: 236.5882365 }, 'l', 1000],
    [{ ml: 1.03 }, 'cup', 1.03 * 236.5882365],
    [{ tbsp: 14.78676478125 }, 'ml', 1],
    [{ tsp: 4.92892159375 }, 'ml', 1],
    [{ tsp: 2 }, 'tbsp', 6],
    [{ cup: 16 }, 'tbsp', 1],
    [{ cup: 240 }, 'pint', 480],
    [{ ml: 1 }, 'dl', 100],
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
  ] as const)('%j: the weight of one %j is unknown', (grams, unit) => {
    expect(gramsOf(aFood(grams), 1, unit)).toBeNull();
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount of grams', (amount) => {
    expect(gramsOf(aFood({}), amount, 'g')).toBeNull();
  });
});

describe('unitsIn', () => {
  test.each([
    ['flour', 'kg', 'flour', 'g', 1000],
    ['milk', 'cup', 'milk', 'ml', 236.5882365],
    ['egg', 'piece', 'egg', 'g', 50],
    ['zorblax', 'l', 'zorblax', 'cup', 1000 / 236.5882365],
    ['zorblax', 'cans', 'zorblax', 'can', 1],
  ])('1 %2$s of %1$s is %5$d %4$s', (name, unit, other, otherUnit, ratio) => {
    expect(unitsIn({ name, unit }, { name: other, unit: otherUnit })).toBeCloseTo(ratio, 6);
  });

  test.each(['cup', 'tbsp', 'oz', 'lb', 'ml', 'pint'])('from %s to grams and back', (unit) => {
    const name = 'flour';
    const there = unitsIn({ name, unit }, { name, unit: 'g' });
    const back = unitsIn({ name, unit: 'g' }, { name, unit });
    expect((there ?? 0) * (back ?? 0)).toBeCloseTo(1, 9);
  });

  test.each([
    ['zorblax', 'piece', 'g'],
    ['zorblax', 'cup', 'g'],
    ['flour', 'can', 'g'],
  ])('is unknown for %s from %s to %s', (name, unit, other) => {
    expect(unitsIn({ name, unit }, { name, unit: other })).toBeNull();
  });
});

test.each([
  ['piece', true],
  ['', true],
  ['cans', true],
  ['bunch', true],
  ['g', false],
  ['cups', false],
  ['pint', false],
])('%j is sold whole: %j', (unit, counted) => {
  expect(isCounted(unit)).toBe(counted);
});
