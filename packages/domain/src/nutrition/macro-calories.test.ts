import { describe, expect, test } from 'vitest';
import { macroCalories, macroShares } from './macro-calories.ts';

test('uses 4, 4 and 9 kcal per gram', () => {
  expect(macroCalories({ protein: 82, carbs: 118, fat: 36 })).toEqual({ protein: 328, carbs: 472, fat: 324 });
});

describe('shares of the calories', () => {
  test.each([
    [{ protein: 82, carbs: 118, fat: 36 }, ['carbs 42', 'protein 29', 'fat 29']],
    // Three times 33 would leave a percent missing.
    [{ protein: 9, carbs: 9, fat: 4 }, ['carbs 34', 'fat 33', 'protein 33']],
    [{ protein: 0, carbs: 0, fat: 14 }, ['fat 100', 'carbs 0', 'protein 0']],
    [{ protein: 0, carbs: 0, fat: 0 }, []],
  ])('%j', (grams, shares) => {
    const found = macroShares(grams);
    expect(found.map(({ macro, percent }) => `${macro} ${percent}`)).toEqual(shares);
  });

  test('include grams and calories', () => {
    expect(macroShares({ protein: 10, carbs: 0, fat: 10 })[0]).toEqual({
      macro: 'fat',
      grams: 10,
      calories: 90,
      share: 90 / 130,
      percent: 69,
    });
  });
});
