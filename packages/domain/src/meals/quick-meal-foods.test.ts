import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/food-table.ts';
import { searchedFoods } from '../foods/served/served-table.ts';
import { moreNutrientsOf } from '../foods/usda/more-nutrients-of.ts';
import { tablePortions, unitWeights } from '../units/weights/unit-weights.ts';
import { nutrientsOf } from './food-amount.ts';
import { BLACK_DRINKS, MILK_FOR_DRINK, QUICK_MEAL_FOODS } from './quick-meal-foods.ts';

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

test('black drinks are teas and coffees without calories', () => {
  const drinks = searchedFoods().filter(({ fdcId }) => BLACK_DRINKS.has(fdcId));
  expect(drinks.map(({ name }) => name).toSorted()).toEqual(['coffee', 'decaf coffee', 'decaf tea', 'tea']);
  expect(drinks.filter(({ per100g }) => (per100g.calories ?? 0) > 1)).toEqual([]);
});

describe.each([...QUICK_MEAL_FOODS, MILK_FOR_DRINK])(
  '$name',
  ({ fdcId, per100g, portions, quantity, unit }) => {
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
  },
);
