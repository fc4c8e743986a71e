import { describe, expect, test } from 'vitest';
import { exampleFood, exampleMeal } from '#testing/examples/example-meal.ts';
import { mealOfType, sumMeals } from './sum-meals.ts';

const coffee = exampleMeal({
  foods: [exampleFood({ name: 'Coffee', calories: 2, protein: 0, carbs: 0, fat: 0 })],
});

test('sums calories and macros of all meals', () => {
  expect(sumMeals([exampleMeal(), coffee, exampleMeal({ type: 'snack' })])).toEqual({
    calories: 318,
    protein: 12,
    carbs: 54,
    fat: 6,
  });
  expect(sumMeals([])).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 });
});

describe('mealOfType', () => {
  test('combines all meals of that type, in the order they were logged', () => {
    const early = { ...coffee, loggedAt: '2026-11-20T06:30:00.000Z' };
    expect(mealOfType([exampleMeal(), early, exampleMeal({ type: 'lunch' })], 'breakfast')).toEqual({
      calories: 160,
      foods: ['Coffee', 'Oatmeal'],
    });
  });

  test('is undefined without such a meal', () => {
    expect(mealOfType([exampleMeal()], 'dinner')).toBeUndefined();
  });
});
