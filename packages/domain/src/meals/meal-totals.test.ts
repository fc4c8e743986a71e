import { describe, expect, test } from 'vitest';
import { agreesWithFoods, caloriesOfMeals, mealTotals } from './meal-totals.ts';

const egg = { calories: 71.5, protein: 6.28, carbs: 0.36, fat: 4.755 };
const unknown = { calories: 100, protein: null, carbs: null, fat: null };

describe('meal totals', () => {
  test.each([
    ['no food', [], [0, 0, 0, 0]],
    ['two eggs, 72 kcal each as displayed', [egg, egg], [144, 12.56, 0.72, 9.51]],
    ['what was not measured adds nothing', [egg, unknown], [172, 6.28, 0.36, 4.755]],
  ])('%s', (_, foods, expected) => {
    const { totalCalories, totalProtein, totalCarbs, totalFat } = mealTotals(foods);
    expect([totalCalories, totalProtein, totalCarbs, totalFat]).toEqual(expected);
  });

  test.each([
    ['nothing claimed', {}, true],
    ['exact', { totalCalories: 143, totalProtein: 12.56 }, true],
    ['each egg rounded up', { totalCalories: 144 }, true],
    ['rounding and more', { totalCalories: 145 }, false],
    ['one figure off is enough', { totalCalories: 143, totalFat: 20 }, false],
    ['a negative claim', { totalCalories: -143 }, false],
  ])('%s', (_, claimed, expected) => {
    expect(agreesWithFoods(claimed, [egg, egg])).toBe(expected);
  });
});

test('a day is the sum of its meals as displayed', () => {
  expect(caloriesOfMeals([{ totalCalories: 100.4 }, { totalCalories: 100.4 }, { totalCalories: 0.6 }])).toBe(
    201,
  );
});
