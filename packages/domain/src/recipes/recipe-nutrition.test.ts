import { describe, expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { recipeNutrition } from './recipe-nutrition.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('recipeNutrition', () => {
  const flour = findFood('flour')?.per100g.calories ?? 0;

  test('adds up the lines per serving', () => {
    const figures = recipeNutrition([line('200', 'g', 'Flour'), line('to taste', '', 'Salt')], 2);
    expect(figures).toMatchObject({ calories: Math.round(flour), isPartial: false });
    expect(figures.protein).toBeGreaterThan(5);
  });

  test.each([
    ['all known', '0', false, true],
    ['nine tenths known', '100', true, true],
    ['four fifths known', '225', true, true],
    ['less known', '240', false, false],
  ])('%s', (_, unknownGrams, isPartial, isGiven) => {
    const lines = [line('900', 'g', 'flour'), line(unknownGrams, 'g', 'zorblax')];
    const figures = recipeNutrition(lines, 3);
    expect(figures.isPartial).toBe(isPartial);
    expect(figures.calories).toBe(isGiven ? Math.round(flour * 3) : null);
  });

  test.each([
    ['no lines', [], 2],
    ['seasoning only', [line('to taste', '', 'salt')], 2],
    ['no servings', [line('200', 'g', 'flour')], 0],
  ])('%s: nothing is known', (_, lines, servings) => {
    expect(recipeNutrition(lines, servings)).toEqual({
      calories: null,
      protein: null,
      carbs: null,
      fat: null,
      isPartial: false,
    });
  });
});
