import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/food-table.ts';
import { moreNutrientsOf } from '../foods/usda/more-nutrients-of.ts';
import { tablePortions, unitWeights } from '../units/weights/unit-weights.ts';
import { nutrientsOf } from './food-amount.ts';
import { QUICK_MEAL_FOODS } from './quick-meal-foods.ts';

test('are six foods in this order', () => {
  expect(QUICK_MEAL_FOODS.map(({ name }) => name)).toEqual([
    'Eggs',
    'Toast',
    'Banana',
    'Coffee',
    'Greek yogurt',
    'Oatmeal',
  ]);
});

describe.each(QUICK_MEAL_FOODS)('$name', ({ fdcId, per100g, portions, quantity, unit }) => {
  test('has the figures and weights of the food table', () => {
    const food = FOODS.find((entry) => entry.fdcId === fdcId);
    expect(food && { ...food.per100g, ...moreNutrientsOf(food) }).toEqual(per100g);
    expect(tablePortions(food?.grams ?? {})).toEqual(portions);
  });

  test('has a portion of known weight', () => {
    const known = { quantity: 100, unit: 'g', ...per100g };
    const amounts = nutrientsOf({ known, weights: unitWeights(portions), quantity, unit });
    expect(amounts.calories).toBeGreaterThan(1);
    expect(amounts.calories).toBeLessThan(200);
  });
});
