import { describe, expect, test } from 'vitest';
import { unitWeights } from '../units/weights/unit-weights.ts';
import { type FoodAmount, gramsOfAmount, inUnit, isUnitOffered, nutrientsOf } from './food-amount.ts';

const egg: FoodAmount = {
  known: { quantity: 100, unit: 'g', calories: 143, protein: 12.56, carbs: 0.72, fat: null },
  weights: unitWeights([
    { unit: 'piece', grams: 50 },
    { unit: 'cup', grams: 243 },
  ]),
  quantity: 100,
  unit: 'g',
};

/** Logged in a unit of unknown weight. */
const stew: FoodAmount = {
  known: { quantity: 2, unit: 'bowl', calories: 600, protein: 40, carbs: 50, fat: 20 },
  weights: [],
  quantity: 2,
  unit: 'bowl',
};

describe('nutrientsOf is proportional', () => {
  test.each([
    ['the known amount', egg, 143, 12.56],
    ['none of a gram is lost', { ...egg, quantity: 0.1 }, 0.143, 0.01256],
    ['in another unit', { ...egg, quantity: 2, unit: 'piece' }, 143, 12.56],
    ['by weight', { ...egg, quantity: 1, unit: 'kg' }, 1430, 125.6],
    ['more of a unit without weight', { ...stew, quantity: 3 }, 900, 60],
  ])('%s', (_, amount, calories, protein) => {
    const amounts = nutrientsOf(amount);
    expect(amounts.calories).toBeCloseTo(calories, 9);
    expect(amounts.protein).toBeCloseTo(protein, 9);
  });

  test('unmeasured figures stay null', () => expect(nutrientsOf(egg).fat).toBeNull());

  test('throws for a unit of unknown weight', () => {
    expect(() => nutrientsOf({ ...stew, unit: 'g' })).toThrow(RangeError);
  });
});

describe('another unit keeps the amount', () => {
  test.each([
    ['100 g are two pieces', egg, 'piece', 2, 'piece'],
    ['2 pieces are 100 g', { ...egg, quantity: 2, unit: 'piece' }, 'g', 100, 'g'],
    ['to a hundredth', egg, 'cup', 0.41, 'cup'],
    ['a quarter of a cup is its weight', { ...egg, quantity: 0.25, unit: 'cup' }, 'g', 60.75, 'g'],
    ['never less than a tenth', { ...egg, quantity: 1 }, 'kg', 0.1, 'kg'],
    ['an unknown unit changes nothing', egg, 'bowl', 100, 'g'],
    ['nor does one from a unit without weight', stew, 'g', 2, 'bowl'],
    ['the same unit keeps the exact quantity', { ...egg, quantity: 0.25 }, 'g', 0.25, 'g'],
  ])('%s', (_, amount, unit, quantity, shown) => {
    expect(inUnit(amount, unit)).toMatchObject({ quantity, unit: shown });
  });
});

test.each([
  ['pieces', { ...egg, quantity: 3, unit: 'piece' }, 150],
  ['a unit without weight', stew, null],
])('the weight of %s', (_, amount, grams) => expect(gramsOfAmount(amount)).toBe(grams));

describe('a unit is offered if a tenth of it does not change the amount', () => {
  test.each([
    ['an egg is no tenth of a kilogram', { ...egg, quantity: 1, unit: 'piece' }, 'kg', false],
    ['but about a tenth of a pound', { ...egg, quantity: 1, unit: 'piece' }, 'lb', true],
    ['100 g are', egg, 'kg', true],
    ['1 g is no tenth of a pound', { ...egg, quantity: 1 }, 'lb', false],
    ['a cup may be what one is about to type', { ...egg, quantity: 1 }, 'cup', true],
    ['the unit it has', { ...egg, quantity: 0.1, unit: 'kg' }, 'kg', true],
    ['nothing is known of a unit without weight', stew, 'kg', true],
  ])('%s', (_, amount, unit, isOffered) => expect(isUnitOffered(amount, unit)).toBe(isOffered));
});
