import { describe, expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { recipeNutrition } from './recipe-nutrition.ts';
import { weighLine } from './weigh-line.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('weighLine', () => {
  test.each([
    ['200', 'g', 'flour', 200],
    ['1/2', 'kg', 'chicken breast', 500],
    ['1 1/2', 'lb', 'ground beef', 680],
    ['½', 'oz', 'cheddar', 14],
    ['2', 'large', 'eggs', 100],
    ['2', 'piece', 'large eggs', 100],
    ['2', 'small', 'eggs', 76],
    ['2-3', 'cloves', 'garlic', 7.5],
    ['1', 'Cup', 'milk', 243],
    ['2', 'tablespoons', 'olive oil', 27],
    ['to taste', '', 'salt', 0],
    ['1', 'pinch', 'salt', 0],
  ])('%s %s %s is %d g', (amount, unit, name, grams) => {
    const weighed = weighLine(line(amount, unit, name));
    expect(weighed.isMeasured).toBe(true);
    expect(Math.abs(weighed.grams - grams)).toBeLessThanOrEqual(Math.max(2, grams * 0.03));
  });

  test.each([
    ['a few', '', 'eggs'],
    ['1', 'can', 'chickpeas'],
    ['100', 'g', 'zorblax'],
    ['', '', 'flour'],
  ])('%s %s %s is a guess', (amount, unit, name) => {
    expect(weighLine(line(amount, unit, name))).toMatchObject({ isMeasured: false });
  });
});

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
