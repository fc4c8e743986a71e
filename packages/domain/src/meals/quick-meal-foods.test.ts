import { expect, test } from 'vitest';
import { gramsOf, nutrientsIn } from '../nutrition.ts';
import { QUICK_MEAL_FOODS } from './quick-meal-foods.ts';

test('six foods, in this order', () => {
  expect(QUICK_MEAL_FOODS.map(({ name }) => name)).toEqual([
    'Eggs',
    'Toast',
    'Banana',
    'Coffee',
    'Greek yogurt',
    'Oatmeal',
  ]);
});

/** Plausible kcal of each portion: a wrong food or unit (dry oats, a whole loaf) is far outside. */
test.each([
  ['Eggs', 130, 160],
  ['Toast', 60, 110],
  ['Banana', 95, 120],
  ['Coffee', 1, 6],
  ['Greek yogurt', 90, 175],
  ['Oatmeal', 140, 180],
])('%s: a portion of %d to %d kcal', (wanted, least, most) => {
  const quick = QUICK_MEAL_FOODS.find(({ name }) => name === wanted);
  const grams = quick && gramsOf(quick.food, quick.quantity, quick.unit);
  const calories = quick && grams ? nutrientsIn(quick.food, grams).calories : null;
  expect(calories).toBeGreaterThanOrEqual(least);
  expect(calories).toBeLessThanOrEqual(most);
});
