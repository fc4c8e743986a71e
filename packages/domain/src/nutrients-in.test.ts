import { expect, test } from 'vitest';
import type { Food } from './foods/food.ts';
import { nutrientsIn } from './nutrients-in.ts';

function aFood(): Food {
  return {
    fdcId: 1,
    name: 'a food',
    aliases: [],
    category: 'pantry',
    per100g: { calories: 200, protein: 10, carbs: null, fat: 0 },
    grams: {},
    allergens: [],
    aisle: 'other',
  };
}

test('nutrientsIn is proportional and unrounded, and distinguishes null from 0', () => {
  expect(nutrientsIn(aFood(), 37)).toEqual({ calories: 74, protein: 3.7, carbs: null, fat: 0 });
  expect(nutrientsIn(aFood(), 0)).toEqual({ calories: 0, protein: 0, carbs: null, fat: 0 });
});
